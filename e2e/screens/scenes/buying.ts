/** From the cart to the page that says how it went. */
import { href } from '../../../domain/routes.ts';
import { cards } from '../../steps/buying.ts';
import type { DemoParts } from '../demo-parts.ts';
import type { DemoStage, Scene, Stage } from '../scene.ts';
import { answerAs, complains, press, sees } from '../steps.ts';

const filled = ({ plain, reduced, several }: DemoParts) => ({
  cart: [
    { id: plain.id, quantity: 1 },
    { id: reduced.id, quantity: 1 },
    { id: several.id, quantity: 2 },
  ],
});
const openCart = ({ open, locale }: Stage) => open(href(locale, 'cart'));
const openCheckout = ({ open, locale }: Stage) => open(href(locale, 'checkout'));

/** What is in the cart is known to the browser alone, which asks for its prices. */
async function openFilledCart(stage: Stage): Promise<void> {
  await openCart(stage);
  await sees(stage, 'totals.final');
}
async function openFilledCheckout(stage: Stage): Promise<void> {
  await openCheckout(stage);
  await sees(stage, 'totals.final');
}

/** By bank transfer, with everything accepted. */
async function fillInCheckout(stage: Stage): Promise<void> {
  await openFilledCheckout(stage);
  await stage.page.locator('[name=paymentMethod][value=bank_transfer]').check();
  for (const consent of await stage.page.locator('[name^="consents."]').all()) await consent.check();
}
const order = (stage: Stage) => press(stage, 'checkout.order');

/** The page to which the payment of one of the buyer's orders leads. */
const openOutcome = (page: 'success' | 'fail', story: string) => (stage: DemoStage) =>
  stage.open(href(stage.locale, page, {}, { order: stage.customer.orders.get(story)?.number }));

/** The payment provider's page is plain HTML, which is never hydrated. */
async function openPayment({ page, customer, quiet }: DemoStage): Promise<void> {
  const payment = customer.orders.get('toPay')?.payment;
  if (payment?.kind !== 'redirect') throw new Error('The order is not paid by card.');
  await page.goto(payment.url);
  await quiet();
}

export const buyingScenes: readonly Scene[] = [
  { name: 'cart-empty', steps: openCart },
  { name: 'cart', remembers: filled, steps: openFilledCart },
  {
    name: 'cart-my-car',
    remembers: (parts) => ({ ...filled(parts), car: parts.fittingCar }),
    steps: openFilledCart,
  },
  {
    name: 'cart-heavy',
    remembers: ({ heavy, plain }) => ({
      cart: [
        { id: heavy.id, quantity: 1 },
        { id: plain.id, quantity: 1 },
      ],
    }),
    steps: openFilledCart,
  },
  { name: 'cart-signed-in', who: 'newcomer', remembers: filled, steps: openFilledCart },
  {
    name: 'cart-changed',
    remembers: (parts) => ({
      cart: [
        { id: parts.sold.id, quantity: 1 },
        { id: parts.several.id, quantity: 9 },
        { id: 999_999, quantity: 1 },
        { id: parts.safety.id, quantity: 1 },
        { id: parts.plain.id, quantity: 1 },
      ],
    }),
    steps: openFilledCart,
  },
  {
    name: 'cart-without-answer',
    remembers: filled,
    async steps(stage) {
      await stage.page.route('**/api/cart/quote*', (route) => route.abort('connectionrefused'));
      await openCart(stage);
      await sees(stage, 'cart.unreachable');
    },
  },
  { name: 'checkout-signed-out', remembers: filled, steps: openCheckout },
  { name: 'checkout-empty', who: 'newcomer', steps: openCheckout },
  { name: 'checkout-first-address', who: 'newcomer', remembers: filled, steps: openFilledCheckout },
  {
    name: 'checkout-address-errors',
    who: 'newcomer',
    remembers: filled,
    async steps(stage) {
      await openFilledCheckout(stage);
      await press(stage, 'checkout.order');
      await complains(stage);
    },
  },
  {
    name: 'checkout-nothing-chosen',
    who: 'newcomer',
    remembers: filled,
    async steps(stage) {
      await openFilledCheckout(stage);
      await order(stage);
      await complains(stage);
    },
  },
  { name: 'checkout', who: 'buyer', remembers: filled, steps: openFilledCheckout },
  {
    name: 'checkout-errors',
    who: 'buyer',
    remembers: filled,
    async steps(stage) {
      await openFilledCheckout(stage);
      await order(stage);
      await complains(stage);
    },
  },
  {
    name: 'checkout-collection',
    who: 'newcomer',
    remembers: filled,
    async steps(stage) {
      await openFilledCheckout(stage);
      await stage.page.locator('[name=delivery][value=collection]').check();
      await stage.quiet();
    },
  },
  {
    name: 'checkout-transfer',
    who: 'buyer',
    remembers: filled,
    steps: fillInCheckout,
  },
  {
    name: 'orders-just-placed',
    who: 'buyer',
    isWindow: true,
    remembers: filled,
    async steps(stage) {
      await fillInCheckout(stage);
      const placed = stage.customer.orders.get('byTransfer');
      const taken = placed && { orderId: placed.id, orderNumber: placed.number, payment: placed.payment };
      await answerAs(stage, '/api/checkout', 201, taken);
      await order(stage);
      await stage.page.getByRole('heading', { name: stage.t('orders.title') }).waitFor();
    },
  },
  {
    name: 'checkout-safety',
    who: 'workshop',
    remembers: ({ safety }) => ({ cart: [{ id: safety.id, quantity: 1 }] }),
    steps: openFilledCheckout,
  },
  {
    name: 'checkout-safety-refused',
    who: 'buyer',
    remembers: ({ safety, plain }) => ({
      cart: [
        { id: safety.id, quantity: 1 },
        { id: plain.id, quantity: 1 },
      ],
    }),
    steps: openFilledCheckout,
  },
  { name: 'pay', who: 'buyer', steps: openPayment },
  {
    name: 'pay-problem',
    who: 'buyer',
    async steps(stage) {
      await openPayment(stage);
      await stage.page.locator('[name=card]').fill(cards.good.replace('4242', '1234'));
      await stage.page.locator('[type=submit]').click();
      await complains(stage);
    },
  },
  { name: 'success', who: 'buyer', steps: openOutcome('success', 'paid') },
  { name: 'success-waiting', who: 'buyer', steps: openOutcome('success', 'toPay') },
  { name: 'success-transfer', who: 'buyer', steps: openOutcome('success', 'byTransfer') },
  { name: 'success-signed-out', steps: ({ open, locale }) => open(href(locale, 'success')) },
  { name: 'fail', who: 'buyer', remembers: filled, steps: openOutcome('fail', 'cancelled') },
  { name: 'fail-kept', who: 'buyer', remembers: filled, steps: openOutcome('fail', 'toPay') },
];
