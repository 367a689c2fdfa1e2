/** An address as it stands on a parcel; the country only where it is not Italy. */
import type { PlacedAddress } from '../../../domain/contract/orders.ts';
import { CountryName } from './country-name.tsx';
import styles from './address-lines.module.css';

export function AddressLines({ address }: { readonly address: PlacedAddress }) {
  const { name, address: street, postalCode, city, region, country } = address;
  return (
    <p className={styles.lines}>
      <b>{name}</b>
      <span>{street}</span>
      <span>
        {postalCode} {city} ({region})
      </span>
      {country !== 'IT' && <CountryName id={country} />}
    </p>
  );
}
