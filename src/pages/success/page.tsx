/** After paying. Creates nothing: the provider's word to the server makes the order paid (design, journey 3). */
import { isTakenByShop } from '../../../domain/payment-methods.ts';
import { Paid } from '../../components/paid/paid.tsx';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { Told } from '../../components/told/told.tsx';
import { loadOutcome, type OpenOutcome, type Outcome } from '../../lib/outcome.ts';
import { definePage, type PageProps } from '../../lib/page.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { Tag } from '../../ui/tag/tag.tsx';
import { useAskAgain } from './use-ask-again.ts';

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
    <Told scene="pagato" title={t('success.checking')}>
      <p>{t(wordsOf(outcome))}</p>
      {'order' in outcome && (
        <p>
          <Tag number={outcome.order.orderNumber} isBig label={t('orders.order')} />
        </p>
      )}
      <PageLink to="orders" className={buttonClass({ look: 'signal', isLarge: true })}>
        {t('success.toOrders')}
      </PageLink>
    </Told>
  );
}
