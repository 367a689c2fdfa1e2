/** What the specification says of a payment that succeeded, for an order of which the shop knows it. */
import type { Order } from '../../../domain/contract/orders.ts';
import { useCheckoutDone } from './use-checkout-done.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { PageLink } from '../page-link/page-link.tsx';
import { Told } from '../told/told.tsx';

export function Paid({ order: { orderNumber } }: { order: Order }) {
  const { t } = useTranslation();
  useCheckoutDone([orderNumber]);
  return (
    <Told scene="pagato" title={t('success.title')}>
      <p>{t('success.text')}</p>
      <p>
        <Tag number={orderNumber} isBig label={t('orders.order')} />
      </p>
      <PageLink to="orders" className={buttonClass({ look: 'signal', isLarge: true })}>
        {t('success.toOrders')}
      </PageLink>
    </Told>
  );
}
