/** The donor car of a part: one that the yard has pieces of already, another one in words or by its number, or none that is known. */
import { useEffect, useState } from 'react';
import type { ListingLists } from '../../../domain/contract/desk-listing.ts';
import type { StockCar } from '../../../domain/contract/desk-car.ts';
import type { TypedCar } from '../../../domain/listing/correction.ts';
import { after } from '../../browser/time.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { Field } from '../../ui/field/field.tsx';
import { carWords } from '../listing/car-field.tsx';
import { CarForm } from '../listing/car-form.tsx';
import { useDesk } from '../room/context.ts';
import { Waiting } from '../room/said.tsx';
import { useLoaded } from '../room/use-loaded.ts';
import styles from './correction.module.css';

/** Words are being typed until nobody has pressed a key for so long. */
const pauseMs = 300;

type CarChoiceProps = {
  readonly lists: ListingLists;
  readonly onChoose: (car: TypedCar) => void;
  readonly onClose: () => void;
};

export function CarChoice({ lists, onChoose, onClose }: CarChoiceProps) {
  const { calls, words } = useDesk();
  const said = words.correction;
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState('');
  const { data, failed, reload } = useLoaded(() => calls.findCars(asked), asked);
  useEffect(() => after(pauseMs, () => setAsked(typed.trim())), [typed]);
  return (
    <Dialog title={said.carTitle} onClose={onClose}>
      <div className={styles.choice}>
        <Field
          label={said.findCar}
          name="q"
          hint={said.findCarHint}
          maxLength={200}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {!data && <Waiting failed={failed} onAgain={() => void reload()} />}
        {data?.cars.length === 0 && <p role="status">{said.noCars}</p>}
        <ul className={styles.cars}>
          {data?.cars.map((car) => (
            <li key={car.id}>
              <Button isLarge isWide onClick={() => onChoose(car)}>
                <CarLines car={car} />
              </Button>
            </li>
          ))}
        </ul>
        <details className={styles.correction}>
          <summary>{said.newCar}</summary>
          <CarForm lists={lists} onChoose={(car) => onChoose({ said: car, line: carWords(lists, car) })} />
        </details>
      </div>
      <DialogActions>
        <Button isLarge onClick={() => onChoose(null)}>
          {said.noCar}
        </Button>
        <Button isLarge onClick={onClose}>
          {words.cancel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What tells it from the next one of its model. */
function CarLines({ car: { line, vin, plate, engineCode, parts } }: { readonly car: StockCar }) {
  const { words } = useDesk();
  return (
    <span className={styles.lines}>
      <span className={styles.name}>{line}</span>
      <span className="small">
        {[plate, vin, engineCode, words.pieces(parts)].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}
