/** By what the list of papers is narrowed. */
import { documentKinds } from '../../../domain/invoicing/fattura.ts';
import { invoiceStates } from '../../../domain/invoicing/issued-invoices.ts';
import { firstDayOf, periodOf } from '../../../domain/figures/periods.ts';
import { SelectField } from '../../ui/field/field.tsx';
import { periodInWords } from '../figures/steps.ts';
import { useDesk } from '../room/context.ts';
import type { PapersNarrowing } from '../room/paper-calls.ts';
import { lastMonths } from './months.ts';
import type { useNarrowing } from './use-narrowing.ts';
import styles from './papers.module.css';

/** Beyond them an accountant has closed the books. */
const monthsOffered = 36;

type NarrowingProps = {
  readonly narrowing: PapersNarrowing;
  readonly onNarrow: ReturnType<typeof useNarrowing>['narrow'];
};

export function Narrowing({ narrowing, onNarrow }: NarrowingProps) {
  const { words, locale } = useDesk();
  const said = words.papers;
  const months = lastMonths(monthsOffered);
  const month = narrowing.month;
  const shown = month === undefined || months.includes(month) ? months : [...months, month];
  const choices = {
    state: { label: said.state, options: invoiceStates.map((each) => [each, said.states[each]] as const) },
    kind: { label: said.kind, options: documentKinds.map((each) => [each, said.kinds[each]] as const) },
    month: {
      label: said.month,
      options: shown.map((each) => {
        const { from, to } = periodOf('month', firstDayOf(each));
        return [each, periodInWords('month', from, to, locale)] as const;
      }),
    },
  };
  return (
    <fieldset className={styles.narrowing}>
      <legend className="hidden">{said.narrow}</legend>
      {(['state', 'kind', 'month'] as const).map((field) => (
        <SelectField
          key={field}
          label={choices[field].label}
          name={field}
          value={narrowing[field] ?? ''}
          onChange={({ target }) => onNarrow(field, target.value)}
        >
          <option value="">{said.all}</option>
          {choices[field].options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
      ))}
    </fieldset>
  );
}
