/** The fields of a correction that are typed or chosen with one press: numbers and car, names, and how it was bought. */
import { facts } from '../../../domain/facts/facts.ts';
import type { FieldProblem } from '../../../domain/problem.ts';
import type { TypedCorrection } from '../../../domain/listing/correction.ts';
import { vatSchemes, type VatScheme } from '../../../domain/vocabulary.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field, SelectField } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { faultOf } from '../room/faults.ts';
import styles from './correction.module.css';

type FieldsProps = {
  readonly typed: TypedCorrection;
  /** As the shop has found them. */
  readonly errors: readonly FieldProblem[];
  readonly onChange: (change: Partial<TypedCorrection>) => void;
};

export function NumbersAndCar({
  typed,
  errors,
  onChange,
  onChooseCar,
  onCorrectCar,
}: FieldsProps & {
  readonly onChooseCar: () => void;
  /** Undefined where no car is known, or another one was just chosen. */
  readonly onCorrectCar: (() => void) | undefined;
}) {
  const { words } = useDesk();
  const { correction: said, listing } = words;
  const error = (name: string) => faultOf(words, errors, `change.${name}`);
  const wrongCar = error('car') ?? error('carId');
  return (
    <>
      <Field
        label={said.number}
        name="serialNumber"
        hint={said.numberHint}
        maxLength={facts.serialNumber.longest}
        value={typed.serialNumber}
        error={error('serialNumber')}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange({ serialNumber: target.value })}
      />
      <Field
        label={said.otherNumbers}
        name="otherNumbers"
        optional={listing.optional}
        hint={said.otherNumbersHint}
        value={typed.otherNumbers}
        error={error('otherNumbers')}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onChange({ otherNumbers: target.value })}
      />
      <div className={styles.car}>
        <p>
          <span className={styles.label}>{listing.car.title}</span>
          <strong>{typed.car?.line ?? said.unknownCar}</strong>
        </p>
        <div className={styles.ways}>
          <Button isLarge onClick={onChooseCar}>
            {said.otherCar}
          </Button>
          {onCorrectCar && (
            <Button isLarge onClick={onCorrectCar}>
              {words.carCorrection.open}
            </Button>
          )}
        </div>
        {wrongCar && <p className={styles.error}>{wrongCar}</p>}
      </div>
    </>
  );
}

export function NameAndVat({ typed, errors, onChange }: FieldsProps) {
  const { words } = useDesk();
  const { correction: said, listing } = words;
  const error = (name: string) => faultOf(words, errors, `change.${name}`);
  return (
    <>
      {(['nameIt', 'nameEn'] as const).map((name) => (
        <Field
          key={name}
          label={said[name]}
          name={name}
          optional={listing.optional}
          hint={said.nameHint}
          maxLength={facts[name].longest}
          value={typed[name]}
          error={error(name)}
          autoComplete="off"
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
      <SelectField
        label={said.vat}
        name="vatScheme"
        hint={said.vatHint}
        value={typed.vatScheme}
        error={error('vatScheme')}
        onChange={({ target }) => onChange({ vatScheme: target.value as VatScheme })}
      >
        {vatSchemes.map((scheme) => (
          <option key={scheme} value={scheme}>
            {said.vatSchemes[scheme]}
          </option>
        ))}
      </SelectField>
    </>
  );
}
