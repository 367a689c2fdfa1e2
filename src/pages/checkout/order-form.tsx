/** The three steps of an order, and the summary beside them. */
import { useEffect, useRef, useState } from 'react';
import type { Cart } from '../../../domain/cart.ts';
import type { User } from '../../../domain/contract/account.ts';
import type { Address } from '../../../domain/contract/addresses.ts';
import type { Checkout } from '../../../domain/contract/buying.ts';
import type { CheckoutResult } from '../../../domain/contract/checkout-result.ts';
import { Problem } from '../../../domain/problem.ts';
import { isProvince } from '../../../domain/provinces.ts';
import { href } from '../../../domain/routes.ts';
import { consentTicks } from '../../../domain/consent-ticks.ts';
import type { Delivery } from '../../../domain/vocabulary.ts';
import { leaveFor } from '../../browser/page-lifecycle.ts';
import { FormProblem, useFieldError } from '../../components/form-problem/form-problem.tsx';
import {
  NoQuote,
  isAllOrdered,
  OwnOrder,
  useQuote,
  WhyNoWelcome,
} from '../../components/quote/quote-state.tsx';
import { QuoteLines } from '../../components/quote/quote-lines.tsx';
import { isMixed } from '../../components/quote/shipping-explained.tsx';
import { useForm } from '../../lib/form/use-form.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { AddressStep } from './address-step.tsx';
import styles from './checkout.module.css';
import { collectionWords } from './collection-words.ts';
import { DeliveryChoice } from './delivery-choice.tsx';
import { OrderButton } from './order-button.tsx';
import { Agreements, PaymentStep, Step } from './steps.tsx';
import { Glance, Summary } from './summary.tsx';
import { useOrderAddresses } from './use-order-addresses.ts';

export function OrderForm({ user, known }: { user: User; known: Address[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { api, cart, checkout, statistics, toasts } = useStores();
  const { navigate } = useNavigation();
  const { addresses, chosen, latest, handles, region, choose, add, setBegunRegion, settle, leadToMissing } =
    useOrderAddresses(known);
  const [delivery, setDelivery] = useState<Delivery>(checkout.current.peek().delivery ?? 'courier');
  const isCollected = delivery === 'collection';
  const {
    state,
    quote,
    known: knownPrices,
    again,
  } = useQuote(region !== undefined && isProvince(region) ? region : undefined, delivery);

  function chooseDelivery(wanted: Delivery): void {
    checkout.save({ delivery: wanted });
    setDelivery(wanted);
  }
  // What was chosen before a reload may not be offered any more: then there is no quote for it.
  useEffect(() => {
    if (state === 'failed' && isCollected && !quote) setDelivery('courier');
  }, [state, isCollected, quote]);

  /** The order that the same press made before may be over, unpaid: then this press makes another one. */
  async function takeOrder(order: Checkout): Promise<CheckoutResult> {
    try {
      return await api.checkout(order, checkout.keyFor(order));
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'order_cancelled')) throw error;
      checkout.forgetAttempt();
      return api.checkout(order, checkout.keyFor(order));
    }
  }

  async function place(order: Checkout): Promise<void> {
    try {
      const { orderNumber, payment } = await takeOrder(order);
      checkout.placed(orderNumber);
      if (payment.kind === 'redirect') return leaveFor(payment.url);
      // The answer to the press before was lost, and it was paid meanwhile.
      if (payment.kind === 'paid') return navigate(href(locale, 'success', {}, { order: orderNumber }));
      statistics.tell({ kind: 'ordered', orderNumber });
      cart.takeOrdered(order.cart);
      checkout.remove();
      toasts.show(t(`checkout.ordered.${payment.kind}`, { number: orderNumber }));
      navigate(href(locale, 'orders'));
    } catch (error) {
      // Prices or stock moved: show the cart as it is now, beside the sentence that says so.
      if (error instanceof Problem && error.status === 409) again();
      throw error;
    }
  }

  /** The total in sight when the button was pressed: no other is ordered for. */
  const agreed = useRef<number>(undefined);
  const hasBegun = useRef(false);
  /** What is missing is summed up once the button was pressed, not while somebody is still filling in. */
  const [wasPressed, setPressed] = useState(false);
  useEffect(() => {
    if (!quote || hasBegun.current) return;
    hasBegun.current = true;
    statistics.tell({ kind: 'checkoutBegun', quote });
  }, [quote, statistics]);

  const { form, codes, complaints, failure, isBusy } = useForm({
    schema: async () => (await import('../../../domain/contract/buying.ts')).Checkout,
    async prepare() {
      setPressed(true);
      agreed.current = quote?.finalPrice;
      return settle();
    },
    read: (fields) => readOrder(fields, latest.current, cart.entries.peek(), agreed.current, delivery),
    submit: place,
    draft: 'order',
  });
  const errorOf = useFieldError(codes);
  // After the form has led to its own fields: the addresses stand further up.
  useEffect(() => {
    if (complaints > 0) leadToMissing();
  }, [complaints, leadToMissing]);

  // That one is needed is true until one is chosen.
  const addressError = (kind: Address['kind']) =>
    chosen[kind] && codes[`${kind}AddressId`] === 'required' ? undefined : errorOf(`${kind}AddressId`);
  const stepOf = (kind: Address['kind']) => ({
    kind,
    addresses,
    chosen: chosen[kind],
    onChoose: (id: string) => choose({ [kind]: id }),
    onAdded: add,
    error: addressError(kind),
    name: user.companyName ?? `${user.firstName} ${user.lastName}`,
    handle: handles[kind],
  });

  if (!quote) return <NoQuote state={state} again={again} />;
  if (isAllOrdered(quote))
    return (
      <div className="panel stack">
        <QuoteLines lines={quote.lines} isFixed />
        <OwnOrder />
      </div>
    );
  const collected = quote.delivery === 'collection' ? collectionWords[locale] : undefined;
  const asksBilling = isCollected || addresses.length > 0;
  const wrong = [
    !isCollected && addressError('delivery'),
    asksBilling && addressError('billing'),
    ...Object.keys(consentTicks).map((name) => errorOf(`consents.${name}`)),
    ...['paymentMethod', 'repairerRegistration', 'carPlate'].map(errorOf),
  ].filter(Boolean);
  return (
    <div className={styles.columns}>
      <div className="stack">
        <Glance quote={quote} collected={collected?.included} />
        <Step number={1} title={t('checkout.where')}>
          <DeliveryChoice
            quote={quote}
            province={region}
            chosen={delivery}
            onChoose={chooseDelivery}
            isRefused={codes['delivery'] !== undefined}
          />
          {!isCollected && (
            <AddressStep
              {...stepOf('delivery')}
              onRegion={setBegunRegion}
              invoiceTo={user.companyName ?? undefined}
              isNeeded
            />
          )}
          {/* The first delivery address can be taken for the invoice too: until there is one, nothing more is asked. */}
          {asksBilling && <AddressStep {...stepOf('billing')} isNeeded={isCollected} />}
        </Step>
        <form {...form} id="order" className="stack" aria-label={t('checkout.title')}>
          <Step number={2} title={t('checkout.payment')}>
            <PaymentStep error={errorOf('paymentMethod')} />
          </Step>
          <Step number={3} title={t('checkout.agreements')}>
            <Agreements
              buyer={user.type}
              errorOf={errorOf}
              safetyParts={quote.lines.filter((line) => line.part?.safety)}
            />
          </Step>
        </form>
      </div>
      <Summary
        province={region}
        quote={quote}
        known={knownPrices}
        shippingName={collected?.collection}
        tellsDays={!quote.collection || isMixed(quote)}
      >
        <FormProblem failure={failure} />
        <OrderButton quote={quote} isBusy={isBusy} wrong={wasPressed ? wrong.length : 0} />
        <WhyNoWelcome quote={quote} />
      </Summary>
    </div>
  );
}

/** Puts an order together from the form, the chosen addresses and the cart. The contract's schema judges it. */
function readOrder(
  fields: FormData,
  chosen: { readonly delivery: string | undefined; readonly billing: string | undefined },
  cart: Cart,
  finalPrice: number | undefined,
  delivery: Delivery,
): Record<string, unknown> {
  const repairerRegistration = fields.get('repairerRegistration');
  const carPlate = fields.get('carPlate');
  return {
    billingAddressId: chosen.billing,
    ...(delivery === 'collection' ? { delivery } : { deliveryAddressId: chosen.delivery }),
    orderItems: cart.map(({ id, quantity }) => ({ partId: id, quantity })),
    cart,
    finalPrice,
    paymentMethod: fields.get('paymentMethod'),
    consents: Object.fromEntries(
      Object.entries(consentTicks).flatMap(([tick, names]) =>
        names.map((name) => [name, fields.has(`consents.${tick}`)]),
      ),
    ),
    ...(repairerRegistration !== null && { repairerRegistration }),
    ...(carPlate !== null && { carPlate }),
  };
}
