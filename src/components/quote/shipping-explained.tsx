/** Why shipping costs what it costs: pallets, the parcel, and what is missing until that is free. */
import type { Quote } from '../../../domain/contract/buying.ts';
import { Arrival, promisesDays } from '../arrival/arrival.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { hazardWords } from '../../../domain/hazard-words.ts';
import { useLocale } from '../../stores/stores.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useMoney } from '../price/price.tsx';
import styles from './totals.module.css';

type ShippingExplainedProps = {
  readonly quote: Quote;
  /** Two letters of where it goes, once that is known. */
  readonly province: string | undefined;
  /** Whether the days are told here; not where they stand beside the choice of how it comes. */
  readonly tellsDays?: boolean;
};

/** Whether a cart goes in two ways, which arrive on days of their own. */
export const isMixed = ({ shippingParts: { freight, parcel } }: Pick<Quote, 'shippingParts'>): boolean =>
  freight > 0 && parcel !== null;

/** Stands within the line of `Totals`; what there is to explain of the costs, and between which days it arrives. */
export function ShippingExplained({ quote, province, tellsDays = true }: ShippingExplainedProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const locale = useLocale();
  const { lines, shippingParts } = quote;
  const { freight, parcel, onPallets, hazards, missingForFree } = shippingParts;
  const names = lines.flatMap(({ partId, part }) => (part && onPallets.includes(partId) ? part.name : []));
  const cost = (cents: number) => (cents === 0 ? t('totals.free') : money(cents));
  const sentences = [
    freight > 0 && t('totals.onPallet', { names: names.join(', '), cost: money(freight) }),
    isMixed(quote) && t('totals.theRest', { cost: cost(parcel ?? 0) }),
    ...hazards.map((hazard) => t('totals.hazardous', hazardWords[locale][hazard])),
  ].filter((sentence) => sentence !== false);
  /** How it travels, where days are promised. */
  const ways = [
    tellsDays && promisesDays && parcel !== null && ({ name: 'totals.inParcel', isFreight: false } as const),
    tellsDays && promisesDays && freight > 0 && ({ name: 'totals.onPallets', isFreight: true } as const),
  ].filter((way) => way !== false);
  return (
    <>
      {missingForFree > 0 && (
        <dd className={styles.explained}>
          <b>{t('totals.missing', { sum: money(missingForFree) })}</b>
        </dd>
      )}
      {sentences.map((sentence) => (
        <dd key={sentence} className={styles.explained}>
          {sentence}
        </dd>
      ))}
      {ways.map(({ name, isFreight }) => (
        <dd key={name} className={`${styles.explained} ${styles.days}`}>
          <Icon name="truck" />
          <span>
            {ways.length > 1 && <b>{t(name)} </b>}
            <Arrival province={province} isFreight={isFreight} isShort />
          </span>
        </dd>
      ))}
    </>
  );
}
