/** An address as it stands on a parcel; the country only where it is not Italy. */
import type { PlacedAddress } from '../../../domain/contract/orders.ts';
import { useLocale } from '../../stores/stores.tsx';
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

/** What a country is called in the language of the app. */
export function useCountryName(): (id: string) => string {
  const names = new Intl.DisplayNames(useLocale(), { type: 'region' });
  return (id) => names.of(id) ?? id;
}

/** Browser and server may know a country by slightly different names: the browser's takes over. */
function CountryName({ id }: { readonly id: string }) {
  const nameOf = useCountryName();
  return <span suppressHydrationWarning>{nameOf(id)}</span>;
}
