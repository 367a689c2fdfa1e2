/** Why shipping costs what it costs: pallets, the parcel, and what is missing until that is free. */
import type { Quote } from '../../../domain/contract/buying.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useMoney } from '../price/price.tsx';
import styles from './totals.module.css';

/** Stands within the line of `Totals`; nothing where there is nothing to explain. */
export function ShippingExplained({ quote: { lines, shippingParts } }: { readonly quote: Quote }) {
  const { t } = useTranslation();
  const money = useMoney();
  const { freight, parcel, onPallets, missingForFree } = shippingParts;
  const names = lines.flatMap(({ partId, part }) => (part && onPallets.includes(partId) ? part.name : []));
  const cost = (cents: number) => (cents === 0 ? t('totals.free') : money(cents));
  const sentences = [
    freight > 0 && t('totals.onPallet', { names: names.join(', '), cost: money(freight) }),
    freight > 0 && parcel !== null && t('totals.theRest', { cost: cost(parcel) }),
    missingForFree > 0 && t('totals.missing', { sum: money(missingForFree) }),
  ].filter((sentence) => sentence !== false);
  return sentences.map((sentence) => (
    <dd key={sentence} className={styles.explained}>
      {sentence}
    </dd>
  ));
}
