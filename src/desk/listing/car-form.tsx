/** A donor car that was not chosen before: by its number, typed or scanned, and by make and model. */
import { useState } from 'react';
import { ListedCar, type ListingLists } from '../../../domain/contract/desk-listing.ts';
import { fieldProblems } from '../../../domain/field-problems.ts';
import type { FieldProblem } from '../../../domain/problem.ts';
import { readVin } from '../../../domain/search/query/vin.ts';
import { vehicleOf } from '../../../domain/search/cars/find-vehicle.ts';
import { fuels } from '../../../domain/vocabulary.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field, SelectField } from '../../ui/field/field.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useDesk } from '../room/context.ts';
import { Scanner, type Heard } from '../scan/scanner.tsx';
import { faultOf } from '../room/faults.ts';
import { More } from './more.tsx';
import styles from './listing.module.css';

type CarFormProps = { readonly lists: ListingLists; readonly onChoose: (car: ListedCar) => void };

const nothing = {
  vin: '',
  brandId: '',
  modelId: '',
  year: '',
  mileageKm: '',
  fuel: '',
  engineCode: '',
  colour: '',
};
type Typed = typeof nothing;

export function CarForm({ lists, onChoose }: CarFormProps) {
  const { words } = useDesk();
  const [typed, setTyped] = useState(nothing);
  const [errors, setErrors] = useState<readonly FieldProblem[]>([]);
  const [isScanning, setScanning] = useState(false);
  const { car: of } = words.listing;
  const models = lists.models.filter(({ brandId }) => String(brandId) === typed.brandId);
  const set = (change: Partial<Typed>) => setTyped((before) => ({ ...before, ...change }));
  const setVin = (vin: string) => set({ vin, ...readFrom(lists, vin) });
  const text = (name: 'year' | 'mileageKm' | 'engineCode' | 'colour', label: string) => (
    <Field
      label={label}
      name={name}
      optional={words.listing.optional}
      value={typed[name]}
      error={faultOf(words, errors, name)}
      autoComplete="off"
      {...(name === 'year' || name === 'mileageKm' ? { inputMode: 'numeric' as const } : {})}
      onChange={({ target }) => set({ [name]: target.value })}
    />
  );

  async function hear(code: string): Promise<Heard> {
    const vin = code.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase();
    if (!readVin(vin)) return { isGood: false, words: of.notVin };
    setVin(vin);
    setScanning(false);
    return { isGood: true, words: vin };
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const car = ListedCar.safeParse(carOf(typed));
        if (car.success) onChoose(car.data);
        else setErrors(fieldProblems(car.error.issues));
      }}
    >
      <div className={styles.withButton}>
        <Field
          label={of.vin}
          name="vin"
          optional={words.listing.optional}
          hint={of.vinHint}
          value={typed.vin}
          error={faultOf(words, errors, 'vin')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setVin(target.value)}
        />
        <Button isLarge aria-label={of.scanVin} onClick={() => setScanning(true)}>
          <Icon name="camera" />
        </Button>
      </div>
      <SelectField
        label={of.make}
        name="brandId"
        value={typed.brandId}
        error={faultOf(words, errors, 'brandId')}
        onChange={({ target }) => set({ brandId: target.value, modelId: '' })}
      >
        <Options none={of.choose} rows={lists.brands} />
      </SelectField>
      <SelectField
        label={of.model}
        name="modelId"
        value={typed.modelId}
        error={faultOf(words, errors, 'modelId')}
        disabled={models.length === 0}
        onChange={({ target }) => set({ modelId: target.value })}
      >
        <Options none={of.choose} rows={models} />
      </SelectField>
      {text('year', of.year)}
      <More title={of.more}>
        {text('mileageKm', of.km)}
        <SelectField
          label={of.fuel}
          name="fuel"
          value={typed.fuel}
          onChange={({ target }) => set({ fuel: target.value })}
        >
          <Options none={of.unknown} rows={fuels.map((fuel) => ({ id: fuel, name: of.fuels[fuel] }))} />
        </SelectField>
        {text('engineCode', of.engine)}
        {text('colour', of.colour)}
      </More>
      <Button type="submit" look="signal" isLarge isWide>
        {of.take}
      </Button>
      {isScanning && <Scanner title={of.scanVin} onHear={hear} onClose={() => setScanning(false)} />}
    </form>
  );
}

type OptionsProps = {
  readonly none: string;
  readonly rows: readonly { readonly id: number | string; readonly name: string }[];
};

function Options({ none, rows }: OptionsProps) {
  return (
    <>
      <option value="">{none}</option>
      {rows.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  );
}

/** What the number says, by the reader that the search has; what it does not say stays as it was typed. */
function readFrom({ brands, models }: ListingLists, vin: string): Partial<Typed> {
  const byId = <Row extends { readonly id: number }>(rows: readonly Row[]) =>
    new Map(rows.map((row) => [row.id, row]));
  const vehicle = vehicleOf({ brands: byId(brands), models: byId(models) }, vin);
  if (!vehicle?.brand) return {};
  const [model, ...others] = vehicle.models;
  return {
    brandId: String(vehicle.brand.id),
    modelId: model && others.length === 0 ? String(model.id) : '',
    ...(vehicle.year !== null && { year: String(vehicle.year) }),
  };
}

/** As the contract has it, whatever was typed. */
function carOf(typed: Typed): Record<string, unknown> {
  const known = (text: string) => (text.trim() === '' ? null : text);
  const whole = (text: string) => (text.trim() === '' ? null : Number(text.replaceAll(/[\s.,'’]/g, '')));
  return {
    brandId: Number(typed.brandId) || undefined,
    modelId: Number(typed.modelId) || undefined,
    year: whole(typed.year),
    mileageKm: whole(typed.mileageKm),
    fuel: known(typed.fuel),
    engineCode: known(typed.engineCode),
    colour: known(typed.colour),
    vin: known(typed.vin.toUpperCase()),
  };
}
