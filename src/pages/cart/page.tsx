/** The cart: what is in it, what it costs today, and on to checkout. */
import { useEffect } from 'react';
import { island } from '../../lib/island.tsx';
import { Refused } from '../../components/refused/refused.tsx';
import { NothingYet } from '../../components/empty-state/empty-state.tsx';
import { definePage, loadNothing } from '../../lib/page.ts';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import styles from './cart.module.css';

// The server knows no cart: what shows one comes beside the quote.
const FilledCart = island(async () => (await import('./filled-cart.tsx')).FilledCart, <Skeleton />);

export const page = definePage<null>({
  route: 'cart',
  load: loadNothing,
  meta: ({ t }) => ({ title: t('cart.title') }),
  Component: CartPage,
});

function CartPage() {
  const { t } = useTranslation();
  const { cart, toasts } = useStores();
  const state = useKnown(cart.state, 'loading');
  // What was put in stands here.
  useEffect(() => toasts.clear(), [toasts]);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 tabIndex={-1}>{t('cart.title')}</h1>
      <Refused wanted="cart" />
      {state === 'loading' && (
        <>
          <p className="muted">{t('cart.loading')}</p>
          <Skeleton />
        </>
      )}
      {state === 'empty' && <NothingYet scene="carrello-vuoto" text={t('cart.empty')} />}
      {state === 'filled' && <FilledCart />}
    </div>
  );
}
