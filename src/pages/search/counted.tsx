/** The entries of a list under which something would be found, each with how much; the chosen one stays. */
import { formatNumber } from '../../../domain/written-number.ts';
import { useLocale } from '../../stores/stores.tsx';

type CountedProps = {
  readonly rows: readonly { readonly id: number; readonly name: string }[];
  readonly counts: readonly { readonly id: number; readonly count: number }[];
  readonly chosen: string | number | undefined;
};

export function Counted({ rows, counts, chosen }: CountedProps) {
  const locale = useLocale();
  const byId = new Map(counts.map(({ id, count }) => [id, count]));
  return rows
    .filter(({ id }) => byId.has(id) || String(id) === String(chosen))
    .map(({ id, name }) => (
      <option key={id} value={id}>
        {name} ({formatNumber(byId.get(id) ?? 0, locale)})
      </option>
    ));
}
