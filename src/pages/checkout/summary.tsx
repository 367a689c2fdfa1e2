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
  /** What shipping is called where it is collected, and what is said of the day. */
  readonly collected?: { readonly name: string; readonly day: string } | undefined;
  /** What is done with it. */
  readonly children?: ReactNode;
};

/** Pieces that are shown without leafing. */
const atOnce = 4;

export function Summary({ quote, known, province, collected, children }: SummaryProps) {
  const { t } = useTranslation();
  return (
    <aside id="summary" className={`panel stack ${styles.summary}`} aria-labelledby="summary-title">
      <h2 id="summary-title" className={styles.title}>
        {t('checkout.summary')}
      </h2>
      <div className={quote.lines.length > atOnce ? styles.many : undefined}>
        <QuoteLines lines={quote.lines} known={known} isFixed />
      </div>
      <Totals totals={quote} shippingName={collected?.name}>
        <ShippingExplained quote={quote} province={province} />
      </Totals>
      {collected && <p className="small">{collected.day}</p>}
      <p className="muted small">{t('checkout.margin')}</p>
      {children}
    </aside>
  );
}

/** The head of the summary where that stands below the steps: at the foot of the screen until one is there. */
export function InSight({ quote }: { readonly quote: Quote }) {
  const { t } = useTranslation();
  const money = useMoney();
  const count = quote.lines.reduce((sum, line) => sum + line.quantity, 0);
  return (
    <a href="#summary" className={styles.inSight}>
      <span>
        <span className="hidden">{t('checkout.summary')}: </span>
        {t('cart.quantity', { count })}
      </span>
      <b>{money(quote.finalPrice)}</b>
      <Icon name="chevron-down" />
    </a>
  );
}
