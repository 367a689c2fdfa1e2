/** The donor car in one line: `Fiat Panda (169) · 2009 · 121.000 km`. */
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { formatNumber } from '../../../domain/format.ts';
import { useLocale } from '../../stores/stores.tsx';

export function useCarLine(part: Pick<PartSummary, 'models' | 'year' | 'mileageKm'>): string {
  const locale = useLocale();
  const [model] = part.models;
  return [
    model && `${model.brand.name} ${model.name}`,
    part.year,
    part.mileageKm !== null && `${formatNumber(part.mileageKm, locale)} km`,
  ]
    .filter(Boolean)
    .join(' · ');
}
