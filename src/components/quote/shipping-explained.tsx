/** Why shipping costs what it costs: pallets, the parcel, and what is missing until that is free. */
import type { Quote } from '../../../domain/contract/buying.ts';
import { Arrival, promisesDays } from '../arrival/arrival.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { hazardWords } from '../../../domain/hazard-words.ts';
import { useLocale } from '../../stores/stores.tsx';
import { useMoney } from '../price/price.tsx';
import styles from './totals.module.css';

type ShippingExplainedProps = {
  readonly quote: Quote;
  /** Two letters of where it goes, once that is known. */
  readonly province: string | undefined;
};

/** Stands within the line of `Totals`; what there is to explain of the costs, and between which days it arrives. */
export function ShippingExplained({ quote: { lines, shippingParts }, province }: ShippingExplainedProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const locale = useLocale();
  const { freight, parcel, onPallets, hazards, missingForFree } = shippingParts;
  const names = lines.flatMap(({ partId, part }) => (part && onPallets.includes(partId) ? part.name : []));
  const cost = (cents: number) => (cents === 0 ? t('totals.free') : money(cents));
  const sentences = [
    freight > 0 && t('totals.onPallet', { names: names.join(', '), cost: money(freight) }),
    freight > 0 && parcel !== null && t('totals.theRest', { cost: cost(parcel) }),
    ...hazards.map((hazard) => t('totals.hazardous', hazardWords[locale][hazard])),
    missingForFree > 0 && t('totals.missing', { sum: money(missingForFree) }),
  ].filter((sentence) => sentence !== false);
  /** How it travels, where days are promised. */
  const ways = [
    promisesDays && parcel !== null && ({ name: 'totals.inParcel', isFreight: false } as const),
    promisesDays && freight > 0 && ({ name: 'totals.onPallets', isFreight: true } as const),
  ].filter((way) => way !== false);
  return (
    <>
      {sentences.map((sentence) => (
        <dd key={sentence} className={styles.explained}>
          {sentence}
        </dd>
      ))}
      {ways.map(({ name, isFreight }) => (
        <dd key={name} className={styles.explained}>
          {ways.length > 1 && <b>{t(name)} </b>}
          <Arrival province={province} isFreight={isFreight} isShort />
        </dd>
      ))}
    </>
  );
}
