/** The payment failed or was left: nothing was charged, the cart is still there. */
import { useEffect } from 'react';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { definePage, type PageProps } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Told } from '../../components/told/told.tsx';
import { buttonClass } from '../../ui/button/button.tsx';

/** Where the order can still be paid; null when it is over, or nobody knows. */
type FailData = { readonly url: string | null };

export const page = definePage<FailData>({
  route: 'fail',
  async load({ api, isSignedIn, query }) {
    const { orders } = isSignedIn ? await api.orders().catch(() => ({ orders: [] })) : { orders: [] };
    const order = orders.find(({ orderNumber }) => orderNumber === query.get('order'));
    return { url: order?.payment.url ?? null };
  },
  meta: ({ t }) => ({ title: t('fail.title') }),
  Component: FailPage,
});

function FailPage({ data: { url } }: PageProps<FailData>) {
  const { t } = useTranslation();
  const { checkout } = useStores();
  // One that can still be paid is the same order when the button is pressed again.
  const isOver = checkout.current.value.attempt !== undefined && url === null;
  useEffect(() => {
    if (isOver) checkout.forgetAttempt();
  }, [isOver, checkout]);
  return (
    <Told scene="non-pagato" title={t('fail.title')}>
      <p>{t(url ? 'fail.kept' : 'fail.text')}</p>
      {url ? (
        <>
          <a href={url} className={buttonClass({ look: 'signal', isLarge: true })}>
            {t('orders.pay')}
          </a>
          <PageLink to="orders" className={buttonClass({ look: 'quiet' })}>
            {t('success.toOrders')}
          </PageLink>
        </>
      ) : (
        <PageLink to="cart" className={buttonClass({ look: 'signal', isLarge: true })}>
          {t('fail.toCart')}
        </PageLink>
      )}
    </Told>
  );
}
