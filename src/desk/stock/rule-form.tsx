/** A rule for prices as it is typed: which pieces, and what becomes of their price. Nothing narrows until something is chosen. */
import { useState } from 'react';
import type { ListingLists } from '../../../domain/contract/desk-listing.ts';
import { loweredMax, raisedMax, type PriceRule } from '../../../domain/contract/desk-repricing.ts';
import { roundings } from '../../../domain/repricing.ts';
import { conditions } from '../../../domain/vocabulary.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field, SelectField } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { valuesOf } from '../room/form-values.ts';
import { readRule, type Direction, type RuleFault } from './read-rule.ts';
import styles from './stock.module.css';

type RuleFormProps = {
  readonly lists: ListingLists;
  readonly isBusy: boolean;
  /** What was looked at is of another rule now. */
  readonly onEdited: () => void;
  readonly onLook: (rule: PriceRule) => void;
};

export function RuleForm({ lists, isBusy, onEdited, onLook }: RuleFormProps) {
  const { words, locale } = useDesk();
  const [brandId, setBrand] = useState('');
  const [direction, setDirection] = useState<Direction>('lower');
  const [faults, setFaults] = useState<readonly RuleFault[]>([]);
  const said = words.repricing;
  const wrong = (name: RuleFault, sentence: string) => (faults.includes(name) ? sentence : undefined);
  const invalidPrice = (name: RuleFault) => wrong(name, words.part.invalidPrice);
  const euros = { inputMode: 'decimal', autoComplete: 'off', optional: words.part.optional } as const;

  return (
    <form
      className={`panel ${styles.form}`}
      noValidate
      onChange={onEdited}
      onSubmit={(event) => {
        const read = readRule(valuesOf(event));
        setFaults(read.faults);
        if (read.rule) onLook(read.rule);
      }}
    >
      <SelectField label={said.kind} name="kindId">
        <option value="">{said.anyKind}</option>
        {lists.groups.map((group) => (
          <optgroup key={group.id} label={group[locale]}>
            <option value={group.id}>{said.wholeGroup(group[locale])}</option>
            {lists.kinds
              // What fits no kind has no pieces yet where the group stands for it.
              .filter(({ id, groupId }) => groupId === group.id && id !== group.id)
              .map((kind) => (
                <option key={kind.id} value={kind.id}>
                  {kind[locale]}
                </option>
              ))}
          </optgroup>
        ))}
      </SelectField>
      <div className={styles.pair}>
        <SelectField
          label={said.make}
          name="brandId"
          value={brandId}
          onChange={({ target }) => setBrand(target.value)}
        >
          <option value="">{said.anyMake}</option>
          {lists.brands.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {brandId !== '' && (
          <SelectField key={brandId} label={said.model} name="modelId">
            <option value="">{said.anyModel}</option>
            {lists.models
              .filter((model) => String(model.brandId) === brandId)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </SelectField>
        )}
        <SelectField label={words.listing.condition} name="condition">
          <option value="">{said.anyCondition}</option>
          {conditions.map((condition) => (
            <option key={condition} value={condition}>
              {words.listing.conditions[condition]}
            </option>
          ))}
        </SelectField>
      </div>
      <Field
        label={said.lyingDays}
        name="lyingDays"
        inputMode="numeric"
        autoComplete="off"
        optional={words.part.optional}
        hint={said.lyingDaysHint}
        error={wrong('lyingDays', said.invalidDays)}
      />
      <div className={styles.pair}>
        <Field {...euros} label={said.priceFrom} name="priceFrom" error={invalidPrice('priceFrom')} />
        <Field {...euros} label={said.priceTo} name="priceTo" error={invalidPrice('priceTo')} />
      </div>
      <div className={styles.pair}>
        <SelectField
          label={said.direction}
          name="direction"
          value={direction}
          onChange={({ target }) => setDirection(target.value === 'raise' ? 'raise' : 'lower')}
        >
          <option value="lower">{said.directions.lower}</option>
          <option value="raise">{said.directions.raise}</option>
        </SelectField>
        <Field
          label={said.percent}
          name="percent"
          inputMode="numeric"
          autoComplete="off"
          error={wrong('percent', said.invalidPercent(direction === 'raise' ? raisedMax : loweredMax))}
        />
      </div>
      <div className={styles.pair}>
        <SelectField label={said.rounding} name="rounding">
          {roundings.map((rounding) => (
            <option key={rounding} value={rounding}>
              {said.roundings[rounding]}
            </option>
          ))}
        </SelectField>
        <Field
          {...euros}
          label={said.lowest}
          name="lowest"
          hint={said.lowestHint}
          error={invalidPrice('lowest')}
        />
      </div>
      <Button type="submit" isLarge isWide isBusy={isBusy}>
        {said.look}
      </Button>
    </form>
  );
}
