/** All of the cart is kept for this person already, by an order that is to be paid yet: the way to it instead of a sum. */
import type { Quote } from '../../../domain/contract/buying.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { PageLink } from '../page-link/page-link.tsx';

/** Whether that is so. */
export const isAllOrdered = ({ lines }: Quote): boolean =>
  lines.every(({ ownOrder }) => ownOrder !== undefined);

export function OwnOrder() {
  const { t } = useTranslation();
  return (
    <>
      <p>{t('cart.allOrdered')}</p>
      <PageLink to="orders" className={buttonClass({ look: 'signal', isLarge: true, isWide: true })}>
        {t('success.toOrders')}
      </PageLink>
    </>
  );
}
