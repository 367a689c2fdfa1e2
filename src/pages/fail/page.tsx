/** The payment failed or was left: nothing was charged, the cart is still there. */
import { useEffect } from 'react';
import type { OrderItem } from '../../../domain/contract/orders.ts';
import { href } from '../../../domain/routes.ts';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { definePage, type PageProps } from '../../lib/page.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Told } from '../../components/told/told.tsx';
import { Button, buttonClass } from '../../ui/button/button.tsx';

/** Where the order can still be paid; null when it is over, or nobody knows. What was in it, as far as somebody knows. */
type FailData = { readonly url: string | null; readonly items: readonly OrderItem[] };

export const page = definePage<FailData>({
  route: 'fail',
  async load({ api, isSignedIn, query }) {
    const { orders } = isSignedIn ? await api.orders().catch(() => ({ orders: [] })) : { orders: [] };
    const order = orders.find(({ orderNumber }) => orderNumber === query.get('order'));
    return { url: order?.payment.url ?? null, items: order?.items ?? [] };
  },
  meta: ({ t }) => ({ title: t('fail.title') }),
  Component: FailPage,
});

function FailPage({ data: { url, items } }: PageProps<FailData>) {
  const { t } = useTranslation();
  const { checkout, cart } = useStores();
  const { navigate } = useNavigation();
  const locale = useLocale();
  // Paid for from the orders, on another device perhaps: there is nothing to come back to.
  const isGone = url === null && items.length > 0 && cart.state.value === 'empty';
  // One that can still be paid is the same order when the button is pressed again.
  const isOver = checkout.current.value.attempt !== undefined && url === null;
  useEffect(() => {
    if (isOver) checkout.forgetAttempt();
  }, [isOver, checkout]);
  return (
    <Told scene="non-pagato" title={t('fail.title')}>
      <p>{t(url ? 'fail.kept' : isGone ? 'fail.gone' : 'fail.text')}</p>
      {url ? (
        <>
          <a href={url} className={buttonClass({ look: 'signal', isLarge: true })}>
            {t('orders.pay')}
          </a>
          <PageLink to="orders" className={buttonClass({ look: 'quiet' })}>
            {t('success.toOrders')}
          </PageLink>
        </>
      ) : isGone ? (
        <Button
          look="signal"
          isLarge
          onClick={() => {
            for (const { partId, quantity } of items) cart.add(partId, quantity);
            navigate(href(locale, 'cart'));
          }}
        >
          {t('fail.refill')}
        </Button>
      ) : (
        <PageLink to="cart" className={buttonClass({ look: 'signal', isLarge: true })}>
          {t('fail.toCart')}
        </PageLink>
      )}
    </Told>
  );
}
