/** The cart: what is in it, what it costs today, and on to checkout. */
import { useTranslation } from 'react-i18next';
import { NothingYet } from '../../components/nothing-yet/nothing-yet.tsx';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { NoQuote } from '../../components/quote/no-quote.tsx';
import { QuoteLines } from '../../components/quote/quote-lines.tsx';
import { Totals } from '../../components/quote/totals.tsx';
import { useQuote } from '../../components/quote/use-quote.ts';
import { useMoney } from '../../components/price/price.tsx';
import { definePage, loadNothing } from '../../lib/page.ts';
import { useStores } from '../../stores/stores.tsx';
import { ActionBar } from '../../ui/action-bar/action-bar.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './cart.module.css';

export const page = definePage<null>({
  route: 'cart',
  load: loadNothing,
  meta: ({ t }) => ({ title: t('cart.title') }),
  Component: CartPage,
});

function CartPage() {
  const { t } = useTranslation();
  const state = useStores().cart.state.value;
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>{t('cart.title')}</h1>
      {state === 'loading' && <Skeleton />}
      {state === 'empty' && <NothingYet scene="carrello-vuoto" text={t('cart.empty')} />}
      {state === 'filled' && <FilledCart />}
    </div>
  );
}

function FilledCart() {
  const { t } = useTranslation();
  const { state, quote, again } = useQuote();

  if (!quote) return <NoQuote state={state} again={again} />;

  const canOrder = quote.lines.every((line) => line.available >= line.quantity);
  return (
    <div className={styles.columns}>
      <div className="panel">
        <QuoteLines lines={quote.lines} />
      </div>
      <aside className={`panel stack ${styles.summary}`}>
        <Totals totals={quote} />
        <p className="muted small">{t('cart.shippingNote')}</p>
        <NextStep canOrder={canOrder} amount={quote.finalPrice} />
      </aside>
    </div>
  );
}

function NextStep({ canOrder, amount }: { canOrder: boolean; amount: number }) {
  const { t } = useTranslation();
  const money = useMoney();
  const isSignedIn = useStores().session.isSignedIn.value;
  const look = buttonClass({ look: 'signal', isLarge: true, isWide: true });
  if (!canOrder) return <p className={styles.problem}>{t('cart.mend')}</p>;
  return (
    <ActionBar amount={money(amount)}>
      {isSignedIn ? (
        <PageLink to="checkout" className={look}>
          {t('cart.checkout')}
        </PageLink>
      ) : (
        <PageLink to="signIn" query={{ next: 'checkout' }} className={look}>
          {t('cart.signInToCheckout')}
        </PageLink>
      )}
    </ActionBar>
  );
}
