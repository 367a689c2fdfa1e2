/** After paying. Creates nothing: the provider's word to the server makes the order paid (design, journey 3). */
import { useEffect, useRef } from 'react';
import type { Order } from '../../../domain/contract/orders.ts';
import { isTakenByShop, type MethodTakenBy } from '../../../domain/payment-methods.ts';
import { href } from '../../../domain/routes.ts';
import { after } from '../../browser/time.ts';
import { PageLink } from '../../components/page-link/page-link.tsx';
import {
  Paid,
  loadOutcome,
  type OpenOutcome,
  type Outcome,
} from '../../components/payment-outcome/payment-outcome.tsx';
import { EmptyState } from '../../components/empty-state/empty-state.tsx';
import { island } from '../../lib/island.tsx';
import { useNavigation } from '../../lib/navigation.tsx';
import { definePage, type PageProps } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { Tag } from '../../ui/tag/tag.tsx';

const OrderGlance = island(
  async () => (await import('../../components/payment-outcome/order-glance.tsx')).OrderGlance,
);
const PaymentInstructions = island(
  async () => (await import('../../components/order-card/order-payment.tsx')).PaymentInstructions,
);

export const page = definePage<Outcome>({
  route: 'success',
  load: loadOutcome,
  meta: ({ data, t }) => ({ title: t(titleOf(data)) }),
  Component: SuccessPage,
});

/** How an order is paid that no provider takes the money of, as long as it is awaited. */
const awaitedWay = (outcome: Outcome): MethodTakenBy<'shop'> | undefined =>
  outcome.state === 'awaited' && isTakenByShop(outcome.order.payment.method)
    ? outcome.order.payment.method
    : undefined;

function titleOf(outcome: Outcome) {
  return outcome.state === 'paid' || awaitedWay(outcome) ? 'success.ordered' : 'success.checking';
}

/** What changes while somebody looks on is told to a screen reader too. */
function SuccessPage({ data }: PageProps<Outcome>) {
  return (
    <div role="status">
      {data.state === 'paid' ? <Paid order={data.order} /> : <Checking outcome={data} />}
    </div>
  );
}

function Checking({ outcome }: { outcome: OpenOutcome }) {
  const { t } = useTranslation();
  useAskAgain(outcome);
  // What no provider takes may take days, and nobody pays it twice by mistake.
  const method = awaitedWay(outcome);
  if (method && 'order' in outcome) return <ToPay order={outcome.order} method={method} />;
  return (
    <EmptyState scene="pagato" title={t(titleOf(outcome))}>
      <p>{t(`success.${outcome.state}`)}</p>
      {'order' in outcome && (
        <p>
          <Tag number={outcome.order.orderNumber} isBig label={t('orders.order')} />
        </p>
      )}
      <PageLink to="orders" className={buttonClass({ look: 'signal', isLarge: true })}>
        {t('success.toOrders')}
      </PageLink>
    </EmptyState>
  );
}

type ToPayProps = { readonly order: Order; readonly method: MethodTakenBy<'shop'> };

/** Ordered, and how it is paid for now. */
function ToPay({ order, method }: ToPayProps) {
  const { t } = useTranslation();
  return (
    <>
      <EmptyState scene="pagato" title={t('success.ordered')}>
        <p>{t(`success.byShop.${method}`)}</p>
        <PaymentInstructions order={order} />
        <PageLink to="orders" className={buttonClass({ isLarge: true })}>
          {t('success.toOrders')}
        </PageLink>
      </EmptyState>
      <OrderGlance order={order} />
    </>
  );
}

const longestPauseMs = 60_000;

/**
 * The word of a payment comes within seconds of the buyer, and sometimes later: the page is loaded once more after growing pauses,
 * as long as that may change what it says; never in the way of a link that was pressed.
 */
function useAskAgain(outcome: OpenOutcome): void {
  const { search, navigate, isMoving } = useNavigation();
  const locale = useLocale();
  const times = useRef(0);
  useEffect(() => {
    if (outcome.state === 'unknown') return undefined;
    const pauseMs = Math.min(1_000 * 2 ** times.current, longestPauseMs);
    return after(pauseMs, () => {
      times.current += 1;
      if (!isMoving.peek()) navigate(href(locale, 'success') + search, { replace: true, keepsPlace: true });
    });
  }, [outcome, search, navigate, isMoving, locale]);
}
