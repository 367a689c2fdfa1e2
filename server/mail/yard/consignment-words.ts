/** How what was ordered travels, in words: each pallet by itself, all the rest in one parcel, as its cost was reckoned (`domain/shipping.ts`). */
import { parcelSizes } from '../../../domain/shipping.ts';
import { formatNumber } from '../../../domain/written-number.ts';
import type { YardItem } from './yard-order.ts';

type Packed = Pick<YardItem, 'size' | 'weightKg' | 'quantity'>;

/** `1 bancale (130 kg) e un pacco L (16 kg)`; the weights are those of the kinds. */
export function consignmentWords(items: readonly Packed[]): string {
  const onPallets = items.filter(({ size }) => size === 'PALLET');
  const inParcel = items.filter(({ size }) => size !== 'PALLET');
  const pallets = onPallets.reduce((sum, { quantity }) => sum + quantity, 0);
  const largest = Math.max(...inParcel.map(({ size }) => parcelSizes.indexOf(size)));
  return [
    pallets > 0 && `${pallets} ${pallets === 1 ? 'bancale' : 'bancali'} (${weightOf(onPallets)})`,
    inParcel.length > 0 && `un pacco ${parcelSizes[largest]} (${weightOf(inParcel)})`,
  ]
    .filter((words) => words !== false)
    .join(' e ');
}

const weightOf = (items: readonly Packed[]): string => {
  const kg = items.reduce((sum, { weightKg, quantity }) => sum + weightKg * quantity, 0);
  return `circa ${formatNumber(Math.round(kg * 10) / 10, 'it')}\u00a0kg`;
};
