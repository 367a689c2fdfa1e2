/** What is in the cart and what it costs today, or what is known of that where the shop does not say. */
import { freightByPart } from '../../../domain/freight-by-part.ts';
import { keepAvailable } from '../../../domain/keep-available.ts';
import type { Quote } from '../../../domain/contract/buying.ts';
import { onDemand } from '../../lib/island.tsx';
import { PageLink } from '../../components/page-link/page-link.tsx';
import {
  NoQuote,
  isAllOrdered,
  OwnOrder,
  WhyNoWelcome,
  useQuote,
} from '../../components/quote/quote-state.tsx';
import { Newcomer } from '../../components/quote/newcomer.tsx';
import { QuoteLines } from '../../components/quote/quote-lines.tsx';
import { ShippingExplained } from '../../components/quote/shipping-explained.tsx';
import { ShareButton } from '../../components/share/share-button.tsx';
import { Promises } from '../../components/quote/promises.tsx';
import { Totals } from '../../components/quote/totals.tsx';
import { useMoney } from '../../components/price/price.tsx';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { useIsSignedIn } from '../../stores/use-session.ts';
import { ActionBar } from '../../ui/action-bar/action-bar.tsx';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import styles from './cart.module.css';
import { useProvince } from '../../components/arrival/use-province.ts';
import { EmptyCart } from './empty-cart.tsx';

// For those who have no network and, most of them, the shop on their phone; and for a bad hour of the shop.
const CachedCart = onDemand(async () => (await import('./cached-cart.tsx')).CachedCart);

export function FilledCart() {
  const { t } = useTranslation();
  const { connection } = useStores();
  const isSignedIn = useIsSignedIn();
  const isLost = useKnown(connection.isLost, false);
  const [province] = useProvince();
  const { state, quote, known, again } = useQuote(province);

  // Nobody waits for a shop that is known to be out of reach.
  if (state === 'unreachable' || (!quote && isLost)) return <CachedCart />;
  if (state === 'failed')
    return (
      <>
        <NoQuote state={state} again={again} />
        <CachedCart hasFailed />
      </>
    );
  if (!quote) return <NoQuote state={state} again={again} />;

  const notes = [!province && t('cart.shippingNote'), quote.collection && t('cart.collection')]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.columns}>
      <div className="panel stack">
        <QuoteLines lines={quote.lines} known={known} freight={freightByPart(quote)} />
        <div className={styles.foot}>
          <ShareButton
            parts={quote.lines.flatMap(({ part }) => part ?? [])}
            title={t('cart.title')}
            className={styles.share}
          />
          <EmptyCart />
        </div>
      </div>
      <aside className={`panel stack ${styles.summary}`} aria-labelledby="summary-title">
        <h2 id="summary-title">{t('checkout.summary')}</h2>
        {isAllOrdered(quote) ? (
          <OwnOrder />
        ) : (
          <>
            <Totals totals={quote} shippingName={province && `${t('totals.shipping')} (${province})`}>
              <ShippingExplained quote={quote} province={province} />
            </Totals>
            {notes && <p className="muted small">{notes}</p>}
            {!isSignedIn && <Newcomer quote={quote} />}
            <NextStep lines={quote.lines} amount={quote.finalPrice} />
            <Promises />
            <WhyNoWelcome quote={quote} />
          </>
        )}
      </aside>
    </div>
  );
}

type NextStepProps = Pick<Quote, 'lines'> & { readonly amount: number };

function NextStep({ lines, amount }: NextStepProps) {
  const { t } = useTranslation();
  const money = useMoney();
  const isSignedIn = useIsSignedIn();
  const canOrder = lines.every((line) => line.available >= line.quantity);
  const look = buttonClass({ look: 'signal', isLarge: true, isWide: true });
  if (!canOrder) return <Mend lines={lines} />;
  return (
    <ActionBar amount={money(amount)}>
      <PageLink to="checkout" className={look}>
        {t(isSignedIn ? 'cart.checkout' : 'cart.signInToCheckout')}
      </PageLink>
    </ActionBar>
  );
}

/** What cannot be had goes with one press, and comes back with another. */
function Mend({ lines }: Pick<Quote, 'lines'>) {
  const { t } = useTranslation();
  const { cart, toasts } = useStores();
  function mend(): void {
    const before = cart.entries.peek();
    cart.changeTo(keepAvailable(before, lines));
    toasts.show(t('cart.mended'), 'good', 'cart', { text: t('cart.undo'), act: () => cart.changeTo(before) });
  }
  return (
    <>
      <p className={styles.problem}>{t('cart.mend')}</p>
      <Button look="signal" isLarge isWide onClick={mend}>
        {t('cart.mendAll')}
      </Button>
    </>
  );
}
