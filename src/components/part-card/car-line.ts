/** The car of a part in one line, in the page's language. */
import { carLine } from '../../../domain/car-line.ts';
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { useLocale } from '../../stores/stores.tsx';

export function useCarLine({
  models: [model],
  year,
  mileageKm,
}: Pick<PartSummary, 'models' | 'year' | 'mileageKm'>): string {
  return carLine({ model, year, mileageKm }, useLocale());
}
