/** What sending a part costs, in words. */
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useMoney } from '../price/price.tsx';

/** What a browser stored before lists told that lacks it. */
type Sent = Partial<Pick<PartSummary, 'shipping' | 'isFreight'>>;

/**
 * To the mainland, one piece by itself.
 *
 * @param form as a sentence has it, or as short as a column asks
 * @returns undefined where it is not known
 */
export function useSending({ shipping, isFreight }: Sent, form: 'whole' | 'short'): string | undefined {
  const { t } = useTranslation();
  const money = useMoney();
  if (!shipping) return undefined;
  const way = isFreight ? 'freight' : shipping.mainland === 0 ? 'free' : 'parcel';
  return t(`part.sending.${form}.${way}`, { price: money(shipping.mainland) });
}
