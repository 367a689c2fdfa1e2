/** The payment failed or was left: the cart is still there, and what can still be paid is led to. */
import { useEffect } from 'react';
import { href } from '../../../domain/routes.ts';
import { PageLink } from '../../components/page-link/page-link.tsx';
import {
  Paid,
  loadOutcome,
  type OpenOutcome,
  type Outcome,
} from '../../components/payment-outcome/payment-outcome.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { useNavigation } from '../../lib/navigation.tsx';
import { definePage, type PageProps } from '../../lib/page.ts';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Button, buttonClass } from '../../ui/button/button.tsx';

export const page = definePage<Outcome>({
  route: 'fail',
  load: loadOutcome,
  meta: ({ data, t }) => ({ title: t(data.state === 'paid' ? 'success.ordered' : 'fail.title') }),
  Component: FailPage,
});

function FailPage({ data }: PageProps<Outcome>) {
  // A second card, or a second try on another page, may have paid meanwhile.
  return data.state === 'paid' ? <Paid order={data.order} /> : <Unpaid outcome={data} />;
}

function Unpaid({ outcome }: { outcome: OpenOutcome }) {
  const { t } = useTranslation();
  const { checkout, cart } = useStores();
  const { navigate } = useNavigation();
  const locale = useLocale();
  const cancelled = outcome.state === 'cancelled' ? outcome.order : undefined;
  const url = outcome.state === 'awaited' ? outcome.order.payment.url : null;
  // Ordered on another device perhaps: there is nothing to come back to.
  const lost = useKnown(cart.state, 'loading') === 'empty' ? cancelled?.items : undefined;
  // One that can still be paid is the same order when the button is pressed again.
  const tried = useKnown(checkout.current, undefined, ({ attempt }) => attempt?.orderNumber);
  const isOver = cancelled && tried === cancelled.orderNumber;
  useEffect(() => {
    if (isOver) checkout.forgetAttempt();
  }, [isOver, checkout]);

  if (url)
    return (
      <EmptyState scene="non-pagato" title={t('fail.title')}>
        <p>{t('fail.kept')}</p>
        <a href={url} className={buttonClass({ look: 'signal', isLarge: true })}>
          {t('orders.pay')}
        </a>
        <ToOrders />
      </EmptyState>
    );
  if (lost)
    return (
      <EmptyState scene="non-pagato" title={t('fail.title')}>
        <p>{t('fail.gone')}</p>
        <Button
          look="signal"
          isLarge
          onClick={() => {
            for (const { partId, quantity } of lost) cart.add(partId, quantity);
            navigate(href(locale, 'cart'));
          }}
        >
          {t('fail.refill')}
        </Button>
      </EmptyState>
    );
  return (
    <EmptyState scene="non-pagato" title={t('fail.title')}>
      <p>{t(cancelled ? 'fail.text' : 'fail.unknown')}</p>
      <PageLink to="cart" className={buttonClass({ look: 'signal', isLarge: true })}>
        {t('fail.toCart')}
      </PageLink>
      {!cancelled && <ToOrders />}
    </EmptyState>
  );
}

function ToOrders() {
  const { t } = useTranslation();
  return (
    <PageLink to="orders" className={buttonClass({ look: 'quiet' })}>
      {t('success.toOrders')}
    </PageLink>
  );
}
