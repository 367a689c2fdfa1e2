/** After paying. Creates nothing: the provider's word to the server makes the order paid (design, journey 3). */
import { useEffect, useRef } from 'react';
import { isTakenByShop } from '../../../domain/payment-methods.ts';
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
import { useNavigation } from '../../lib/navigation.tsx';
import { definePage, type PageProps } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { Tag } from '../../ui/tag/tag.tsx';

export const page = definePage<Outcome>({
  route: 'success',
  load: loadOutcome,
  meta: ({ data, t }) => ({ title: t(data.state === 'paid' ? 'success.title' : 'success.checking') }),
  Component: SuccessPage,
});

/** What changes while somebody looks on is told to a screen reader too. */
function SuccessPage({ data }: PageProps<Outcome>) {
  return (
    <div role="status">
      {data.state === 'paid' ? <Paid order={data.order} /> : <Checking outcome={data} />}
    </div>
  );
}

/** What no provider takes may take days, and nobody pays it twice by mistake. */
function wordsOf(outcome: OpenOutcome) {
  const method = outcome.state === 'awaited' ? outcome.order.payment.method : undefined;
  return method && isTakenByShop(method)
    ? (`success.byShop.${method}` as const)
    : (`success.${outcome.state}` as const);
}

function Checking({ outcome }: { outcome: OpenOutcome }) {
  const { t } = useTranslation();
  useAskAgain(outcome);
  return (
    <EmptyState scene="pagato" title={t('success.checking')}>
      <p>{t(wordsOf(outcome))}</p>
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
