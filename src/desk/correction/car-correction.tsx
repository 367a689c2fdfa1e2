/** What is known of the donor car, put right for all of its pieces at once. */
import { useState } from 'react';
import type { StockCar } from '../../../domain/contract/desk-car.ts';
import { carFacts, type CarFactName } from '../../../domain/facts/fact-names.ts';
import type { Fact } from '../../../domain/facts/declaration.ts';
import { facts } from '../../../domain/facts/facts.ts';
import {
  carCorrectionOf,
  typedCarAfter,
  typedCarOf,
  type TypedCarFacts,
} from '../../../domain/listing/car-correction.ts';
import { Problem } from '../../../domain/problem.ts';
import { fuels } from '../../../domain/vocabulary.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Field, SelectField } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { FormActions } from '../room/form-actions.tsx';
import { faultOf } from '../room/faults.ts';
import { Said } from '../room/said.tsx';
import { useAct, type Failed } from '../room/use-act.ts';
import styles from './correction.module.css';

type CarCorrectionProps = {
  readonly car: StockCar;
  /** @returns the car as it is now; undefined where the piece is of another one by now */
  readonly onOutdated: () => Promise<StockCar | undefined>;
  readonly onSaved: (car: StockCar) => void;
  readonly onClose: () => void;
};

export function CarCorrection({ car, onOutdated, onSaved, onClose }: CarCorrectionProps) {
  const { calls, words } = useDesk();
  const said = words.carCorrection;
  const { act, isBusy, failed, refuse } = useAct();
  const [typed, setTyped] = useState(() => typedCarOf(car));
  const [isSame, setSame] = useState(false);

  function save(): void {
    const read = carCorrectionOf(car, typed);
    setSame('edit' in read && !read.edit);
    if ('errors' in read) return refuse(read.errors);
    const { edit } = read;
    if (!edit) return;
    void act(async () => {
      try {
        onSaved(await calls.changeCar(car.id, edit));
      } catch (problem) {
        if (problem instanceof Problem && problem.code === 'car_changed') {
          const now = await onOutdated();
          if (now?.id !== car.id) return onClose();
          setTyped((before) => typedCarAfter(before, car, now));
        }
        throw problem;
      }
    });
  }

  return (
    <Dialog title={said.title} onClose={onClose}>
      <form
        className={styles.choice}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <p className={styles.lines}>
          <strong>{car.line}</strong>
          <strong>{said.holds(car.parts)}</strong>
          <span className="muted small">{said.about}</span>
        </p>
        <Said failed={failed} />
        <div className={styles.facts}>
          {carFacts.map((name) => (
            <CarFactField
              key={name}
              name={name}
              typed={typed}
              failed={failed}
              onChange={(value) => {
                setTyped((before) => ({ ...before, [name]: value }));
                setSame(false);
              }}
            />
          ))}
        </div>
        <p role="status">{isSame && words.part.same}</p>
        <FormActions doing={said.save} isBusy={isBusy} onClose={onClose} />
      </form>
    </Dialog>
  );
}

type CarFactFieldProps = {
  readonly name: CarFactName;
  readonly typed: TypedCarFacts;
  readonly failed: Failed | undefined;
  readonly onChange: (value: string) => void;
};

function CarFactField({ name, typed, failed, onChange }: CarFactFieldProps) {
  const { words } = useDesk();
  const said = words.carCorrection;
  const wrong = faultOf(words, failed?.errors ?? [], `change.${name}`);
  const isInvalid = failed?.errors.some(({ path, code }) => path === `change.${name}` && code === 'invalid');
  const error = (isInvalid && (said.wrong as Partial<Record<CarFactName, string>>)[name]) || wrong;
  if (name === 'fuel')
    return (
      <SelectField
        label={said.fields.fuel}
        name={name}
        value={typed.fuel}
        error={error}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{words.listing.car.unknown}</option>
        {fuels.map((fuel) => (
          <option key={fuel} value={fuel}>
            {words.listing.car.fuels[fuel]}
          </option>
        ))}
      </SelectField>
    );
  const { holds, longest }: Fact = facts[name];
  const isGrouped = name === 'vin' || name === 'plate';
  return (
    <Field
      label={said.fields[name]}
      name={name}
      value={typed[name]}
      error={error}
      {...(name === 'plate' && { hint: said.yardOnly })}
      {...(holds === 'text'
        ? { spellCheck: false, ...(name !== 'colour' && { autoCapitalize: 'characters' }) }
        : { inputMode: 'numeric' as const })}
      {...(longest !== undefined && !isGrouped && { maxLength: longest })}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
