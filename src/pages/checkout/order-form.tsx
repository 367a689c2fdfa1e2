/** The three steps of an order, and the summary beside them. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '../../../domain/contract/account.ts';
import type { Address } from '../../../domain/contract/addresses.ts';
import type { Checkout } from '../../../domain/contract/buying.ts';
import { Problem } from '../../../domain/problem.ts';
import { isProvince } from '../../../domain/provinces.ts';
import { href } from '../../../domain/routes.ts';
import { useFieldError } from '../../components/form-problem/form-problem.tsx';
import { NoQuote } from '../../components/quote/no-quote.tsx';
import { useQuote } from '../../components/quote/use-quote.ts';
import { leaveFor } from '../../lib/browser.ts';
import { useForm } from '../../lib/form.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { AddressStep } from './address-step.tsx';
import { Agreements } from './agreements.tsx';
import { InSight } from './in-sight.tsx';
import { PaymentStep } from './payment-step.tsx';
import { readOrder } from './read-order.ts';
import { Step } from './step.tsx';
import { Summary } from './summary.tsx';
import styles from './checkout.module.css';

export function OrderForm({ user, known }: { user: User; known: Address[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { api, cart, checkout, statistics, toasts } = useStores();
  const { navigate } = useNavigation();
  const [addresses, setAddresses] = useState(known);
  const [chosen, setChosen] = useState(() => ({
    delivery: preferred(known, 'delivery', checkout.current.peek().deliveryAddressId),
    billing: preferred(known, 'billing', checkout.current.peek().billingAddressId),
  }));

  const region = addresses.find((address) => address.id === chosen.delivery)?.region ?? '';
  const { state, quote, again } = useQuote(isProvince(region) ? region : undefined);

  async function place(order: Checkout): Promise<void> {
    try {
      const { orderNumber, payment } = await api.checkout(order, checkout.keyFor(order));
      checkout.placed(orderNumber);
      if (payment.kind === 'redirect') return leaveFor(payment.url);
      statistics.tell({ kind: 'ordered', orderNumber });
      cart.takeOrdered(order.cart);
      checkout.remove();
      toasts.show(t('checkout.bankOrder', { number: orderNumber }));
      navigate(href(locale, 'orders'));
    } catch (error) {
      // Prices or stock moved: show the cart as it is now, beside the sentence that says so.
      if (error instanceof Problem && error.status === 409) again();
      throw error;
    }
  }

  const hasBegun = useRef(false);
  useEffect(() => {
    if (!quote || hasBegun.current) return;
    hasBegun.current = true;
    statistics.tell({ kind: 'checkoutBegun', quote });
  }, [quote, statistics]);

  const { form, codes, complaints, failure, isBusy } = useForm({
    schema: async () => (await import('../../../domain/contract/buying.ts')).Checkout,
    read: (fields) => readOrder(fields, chosen, cart.entries.peek(), quote?.finalPrice),
    submit: place,
    draft: 'order',
  });
  const errorOf = useFieldError(codes);
  /** That one is needed is true until one is chosen. */
  const errorOfAddress = (kind: Address['kind']) =>
    chosen[kind] && codes[`${kind}AddressId`] === 'required' ? undefined : errorOf(`${kind}AddressId`);

  function added(newOnes: Address[]): void {
    setAddresses([...addresses, ...newOnes]);
    setChosen({ ...chosen, ...Object.fromEntries(newOnes.map(({ kind, id }) => [kind, id])) });
  }

  if (!quote) return <NoQuote state={state} again={again} />;
  const hasSafetyParts = quote.lines.some((line) => line.part?.safety);
  return (
    <div className={styles.columns}>
      <div className="stack">
        <Step number={1} title={t('checkout.where')}>
          <AddressStep
            kind="delivery"
            addresses={addresses}
            chosen={chosen.delivery}
            onChoose={(delivery) => setChosen({ ...chosen, delivery })}
            onAdded={added}
            error={errorOfAddress('delivery')}
            complaints={complaints}
            name={user.companyName ?? `${user.firstName} ${user.lastName}`}
            invoiceTo={user.companyName ?? undefined}
          />
          {/* The first delivery address can be taken for the invoice too: until there is one, nothing more is asked. */}
          {addresses.length > 0 && (
            <AddressStep
              kind="billing"
              addresses={addresses}
              chosen={chosen.billing}
              onChoose={(billing) => setChosen({ ...chosen, billing })}
              onAdded={added}
              error={errorOfAddress('billing')}
              // Delivery comes first.
              complaints={chosen.delivery ? complaints : 0}
              name={user.companyName ?? `${user.firstName} ${user.lastName}`}
            />
          )}
        </Step>
        <form {...form} id="order" method="post" className="stack">
          <Step number={2} title={t('checkout.payment')}>
            <PaymentStep error={errorOf('paymentMethod')} />
          </Step>
          <Step number={3} title={t('checkout.agreements')}>
            <Agreements
              errorOf={errorOf}
              repairer={hasSafetyParts ? (user.type === 'legal' ? 'ask' : 'refuse') : undefined}
            />
          </Step>
        </form>
        <InSight quote={quote} />
      </div>
      <Summary quote={quote} failure={failure} isBusy={isBusy} />
    </div>
  );
}

/** The address chosen before if it is still there, else the default of its kind. */
function preferred(
  addresses: readonly Address[],
  kind: Address['kind'],
  before: string | undefined,
): string | undefined {
  const ofKind = addresses.filter((address) => address.kind === kind);
  return (ofKind.find(({ id }) => id === before) ?? ofKind.find(({ isDefault }) => isDefault) ?? ofKind[0])
    ?.id;
}
