/** The car that pieces are taken from: the last one again, read from its number, or chosen. Once chosen it stays for the pieces that follow. */
import { useState } from 'react';
import type { ListedCar, ListingLists } from '../../../domain/contract/desk-listing.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useDesk } from '../room/context.ts';
import { CarForm } from './car-form.tsx';
import { isSameCar, remembered } from './remembered.ts';
import styles from './listing.module.css';

type CarFieldProps = {
  readonly lists: ListingLists;
  readonly car: ListedCar | null;
  /** The one that was put away for another. */
  readonly before: ListedCar | undefined;
  readonly error: string | undefined;
  readonly onChoose: (car: ListedCar) => void;
  readonly onOther: (car: ListedCar) => void;
  readonly onBack: (before: ListedCar) => void;
};

/** `Fiat Panda (169) · 2008`. */
export function carWords({ brands, models }: ListingLists, { brandId, modelId, year }: ListedCar): string {
  const brand = brands.find(({ id }) => id === brandId)?.name ?? '';
  const model = models.find(({ id }) => id === modelId)?.name ?? '';
  return [`${brand} ${model}`.trim(), year].filter(Boolean).join(' · ');
}

export function CarField({ lists, car, before, error, onChoose, onOther, onBack }: CarFieldProps) {
  const { words } = useDesk();
  const [cars] = useState(() => remembered().cars);
  if (car)
    return (
      <div className={styles.chosen}>
        <p>
          <span className={styles.label}>{words.listing.car.title}</span>
          <strong>{carWords(lists, car)}</strong>
        </p>
        <Button isLarge onClick={() => onOther(car)}>
          {words.listing.car.other}
        </Button>
      </div>
    );
  const others = cars.filter((one) => !before || !isSameCar(one, before));
  return (
    <section className={styles.part} aria-labelledby="listing-car">
      <h2 id="listing-car">{words.listing.car.title}</h2>
      {error && <p className={styles.error}>{error}</p>}
      {before && (
        <Button isLarge isWide onClick={() => onBack(before)}>
          <Icon name="arrow-left" /> {words.listing.car.backTo(carWords(lists, before))}
        </Button>
      )}
      {others.length > 0 && (
        <>
          <p className={styles.label}>{words.listing.car.last}</p>
          <ul className={styles.presses}>
            {others.map((one) => (
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
