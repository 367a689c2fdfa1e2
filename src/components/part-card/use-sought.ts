/** Whether this person searched for the very number of a part, as far as their searches were read. */
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { normalizePartNumber } from '../../../domain/part-number.ts';
import { useKnown } from '../../lib/use-known.ts';
import { useStores } from '../../stores/stores.tsx';

export function useSought({ serialNumber }: Pick<PartSummary, 'serialNumber'>): boolean {
  const { searches } = useStores();
  const number = normalizePartNumber(serialNumber);
  return useKnown(
    searches.queries,
    false,
    (queries) => number !== '' && queries.some((query) => normalizePartNumber(query) === number),
  );
}
