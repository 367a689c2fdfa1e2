/** The cart where the shop does not say what it costs: at the prices seen last, to be looked over and changed. */
import { useEffect, useState } from 'react';
import { emptyCart } from '../../../domain/cart.ts';
import { formatMoment } from '../../../domain/format.ts';
import { useMoney } from '../../components/price/price.tsx';
import { QuoteLines } from '../../components/quote/quote-lines.tsx';
import { openCopy } from '../../lib/answers-here.ts';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { cachedQuote, type CachedQuote } from '../../offline/cached-quote.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './cart.module.css';
import { EmptyCart } from './empty-cart.tsx';

/** @param hasFailed the shop was reached and could not tell; that is said elsewhere, with a way to ask again */
export function CachedCart({ hasFailed = false }: { hasFailed?: boolean }) {
  const { t } = useTranslation();
  const money = useMoney();
  const locale = useLocale();
  const entries = useKnown(useStores().cart.entries, emptyCart);
  const [quote, setQuote] = useState<CachedQuote>();
  useEffect(() => {
    let isCurrent = true;
    void openCopy()
      .then((askCopy) => cachedQuote(entries, locale, askCopy))
      .then((cached) => isCurrent && setQuote(cached));
    return () => {
      isCurrent = false;
    };
  }, [entries, locale]);

  if (!quote) return <Skeleton />;
  return (
    <div className={styles.columns}>
      <div className="panel stack">
        <QuoteLines lines={quote.lines} />
        <EmptyCart />
      </div>
      {(!hasFailed || quote.cachedAt !== undefined) && (
        <aside className={`panel stack ${styles.summary}`} aria-labelledby="summary-title">
          <h2 id="summary-title">{t('checkout.summary')}</h2>
          {quote.goods > 0 && (
            <p className={styles.row}>
              <span>{t('totals.goods')}</span>
              <b>{money(quote.goods)}</b>
            </p>
          )}
          {!hasFailed && <p>{t('cart.unreachable')}</p>}
          {quote.cachedAt !== undefined && (
            <p className="muted small">
              {t('cart.cachedAt', { when: formatMoment(new Date(quote.cachedAt).toISOString(), locale) })}
            </p>
          )}
        </aside>
      )}
    </div>
  );
}
