/** The car that pieces are taken from: the last one again, read from its number, or chosen. Once chosen it stays for the pieces that follow. */
import { useState } from 'react';
import type { ListedCar, ListingLists } from '../../../domain/contract/desk-listing.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useDesk } from '../room/context.ts';
import { CarForm } from './car-form.tsx';
import { remembered } from './remembered.ts';
import styles from './listing.module.css';

type CarFieldProps = {
  readonly lists: ListingLists;
  readonly car: ListedCar | null;
  readonly error: string | undefined;
  readonly onChoose: (car: ListedCar | null) => void;
};

/** `Fiat Panda (169) · 2008`. */
export function carWords({ brands, models }: ListingLists, { brandId, modelId, year }: ListedCar): string {
  const brand = brands.find(({ id }) => id === brandId)?.name ?? '';
  const model = models.find(({ id }) => id === modelId)?.name ?? '';
  return [`${brand} ${model}`.trim(), year].filter(Boolean).join(' · ');
}

export function CarField({ lists, car, error, onChoose }: CarFieldProps) {
  const { words } = useDesk();
  const [cars] = useState(() => remembered().cars);
  if (car)
    return (
      <div className={styles.chosen}>
        <p>
          <span className={styles.label}>{words.listing.car.title}</span>
          <strong>{carWords(lists, car)}</strong>
        </p>
        <Button isLarge onClick={() => onChoose(null)}>
          {words.listing.car.other}
        </Button>
      </div>
    );
  return (
    <section className={styles.part} aria-labelledby="listing-car">
      <h2 id="listing-car">{words.listing.car.title}</h2>
      {error && <p className={styles.error}>{error}</p>}
      {cars.length > 0 && (
        <>
          <p className={styles.label}>{words.listing.car.last}</p>
          <ul className={styles.presses}>
            {cars.map((one) => (
              <li key={JSON.stringify(one)}>
                <Button isLarge isWide onClick={() => onChoose(one)}>
                  <Icon name="car" /> {carWords(lists, one)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <CarForm lists={lists} onChoose={onChoose} />
    </section>
  );
}
