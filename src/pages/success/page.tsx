/** After paying. Creates nothing: the provider's word to the server makes the order paid (design, journey 3). */
import { useEffect } from 'react';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { definePage, loadNothing, type PageProps } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Told } from '../../components/told/told.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { buttonClass } from '../../ui/button/button.tsx';

export const page = definePage<null>({
  route: 'success',
  load: loadNothing,
  meta: ({ t }) => ({ title: t('success.title') }),
  Component: SuccessPage,
});

function SuccessPage({ query }: PageProps<null>) {
  const { t } = useTranslation();
  const { cart, checkout, statistics } = useStores();
  const orderNumber = query.get('order');
  const placed = checkout.current.value.attempt?.orderNumber;

  // Only what this browser ordered leaves its cart: the address alone empties nothing.
  useEffect(() => {
    if (placed === undefined || placed !== orderNumber) return;
    statistics.tell({ kind: 'ordered', orderNumber: placed });
    cart.takeOrdered(checkout.current.peek().cart ?? []);
    checkout.remove();
  }, [placed, orderNumber, cart, checkout, statistics]);

  return (
    <Told scene="pagato" title={t('success.title')}>
      <p>{t('success.text')}</p>
      {orderNumber && (
        <p>
          <Tag number={orderNumber} isBig label={t('orders.order')} />
        </p>
      )}
      <PageLink to="orders" className={buttonClass({ look: 'signal', isLarge: true })}>
        {t('success.toOrders')}
      </PageLink>
    </Told>
  );
}
