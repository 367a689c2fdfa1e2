/** What is ordered and what it costs. */
import type { ReactNode } from 'react';
import type { Quote } from '../../../domain/contract/buying.ts';
import { useMoney } from '../../components/price/price.tsx';
import { QuoteLines } from '../../components/quote/quote-lines.tsx';
import { ShippingExplained } from '../../components/quote/shipping-explained.tsx';
import { Totals } from '../../components/quote/totals.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import type { KnownPrices } from '../../stores/known-prices.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './checkout.module.css';

type SummaryProps = {
  readonly quote: Quote;
  /** What the pieces cost when it was told last. */
  readonly known: KnownPrices;
  /** Two letters of where it goes, once that is known. */
  readonly province: string | undefined;
  /** What shipping is called where nothing is sent. */
  readonly shippingName?: string | undefined;
  /** Whether the days are told here: once, and not where they stand beside the choice of how it comes. */
  readonly tellsDays?: boolean;
  /** What is done with it. */
  readonly children?: ReactNode;
};

/** Pieces that are shown without leafing, on whatever screen. */
const atOnce = 2;

export function Summary({ quote, known, province, shippingName, tellsDays = true, children }: SummaryProps) {
  const { t } = useTranslation();
  return (
    <aside id="summary" className={`panel stack ${styles.summary}`} aria-labelledby="summary-title">
      <h2 id="summary-title">{t('checkout.summary')}</h2>
      <div className={quote.lines.length > atOnce ? styles.many : undefined}>
        <QuoteLines lines={quote.lines} known={known} isFixed />
      </div>
      <Totals totals={quote} shippingName={shippingName}>
        <ShippingExplained quote={quote} province={province} tellsDays={tellsDays} />
      </Totals>
      {children}
      <p className="muted small">{t('checkout.margin')}</p>
    </aside>
  );
}

export const piecesIn = ({ lines }: Pick<Quote, 'lines'>): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

type GlanceProps = {
  readonly quote: Quote | undefined;
  /** What is said instead of the shipping where there is none. */
  readonly collected?: string | undefined;
};

/** How many pieces and what they cost, under the title where the summary stands below the steps, and the way down to it. */
export function Glance({ quote, collected }: GlanceProps) {
  const { t } = useTranslation();
  const money = useMoney();
  return (
    <p className={`small ${styles.glance}`}>
      {quote && (
        <a href="#summary">
          <span>
            <span className="hidden">{t('checkout.summary')}: </span>
            {t('cart.quantity', { count: piecesIn(quote) })} · <b>{money(quote.finalPrice)}</b>,{' '}
            {collected ?? t('checkout.shippingIncluded')}
          </span>
          <Icon name="chevron-down" />
        </a>
      )}
    </p>
  );
}
