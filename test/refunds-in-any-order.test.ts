/**
 * Money that goes back by Stripe, whose money comes back to the shop, whose answers are lost and whose notices come early, late or
 * twice: whatever happens in which order, what the books call paid back has gone.
 */
import fc from 'fast-check';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { CheckoutResult } from '../domain/contract/checkout-result.ts';
import { ordersRefund } from '../server/cli/orders/orders-refund.ts';
import { runCommand } from './run-command.ts';
import { takenByOne } from '../server/payments/open-payments.ts';
import { carryOutRefund } from '../server/orders/refunding/refunds.ts';
import { createBuyer } from './people.ts';
import { stockPart } from './stock-part.ts';
import { openStripeShop } from './stripe-shop.ts';

const at = await openStripeShop();
const { shop, stripe, tell, pay, paymentOf, moneyBack, refundsAtStripe } = at;
beforeEach(() => at.begin());
afterAll(() => at.close());

/** An order that was paid, and whose money is asked back. Nothing has been asked of Stripe yet. */
async function toGiveBack(): Promise<{ result: CheckoutResult; refundId: string }> {
  const result = await (await createBuyer(shop)).order(await stockPart(shop));
  await pay(result);
  expect((await runCommand(shop, ordersRefund, [result.orderNumber, '--yes'])).status).toBe(0);
  const [refund] = await moneyBack(result);
  return { result, refundId: refund!.id };
}

const isGone = ({ status }: { status: string }) => status === 'succeeded' || status === 'pending';

/** What the books say, beside what Stripe has. */
async function compared(result: CheckoutResult) {
  const [refund] = await moneyBack(result);
  const standing = refundsAtStripe(result).filter(isGone);
  return { state: refund?.state, reference: refund?.reference, standing: standing.map(({ id }) => id) };
}

const toldMails = (refundId: string) =>
  shop.mails.filter(({ messageId }) => messageId.includes(refundId)).length;

test('a refund that failed while its answer was lost is not taken for gone, and goes out again', async () => {
  const { result, refundId } = await toGiveBack();
  stripe.account.refundStatus = 'pending';
  stripe.trouble('lost');
  await expect(carryOutRefund(shop.deps, refundId)).rejects.toThrow();
  stripe.trouble(undefined);
  const [first] = refundsAtStripe(result);
  first!.status = 'failed';
  expect(await tell('refund.failed', first!)).toBe(200);
  expect(await compared(result)).toMatchObject({ state: 'asked', reference: null });

  stripe.account.refundStatus = 'succeeded';
  await carryOutRefund(shop.deps, refundId);
  const [, second] = refundsAtStripe(result);
  expect(await compared(result)).toEqual({
    state: 'done',
    reference: second!.id,
    standing: [second!.id],
  });
  expect((await paymentOf(result)).state).toBe('refunded');
});

test('a failure that is told while Stripe’s answer is on its way is remembered', async () => {
  const { result, refundId } = await toGiveBack();
  const { card: payments } = shop.deps.payments;
  const overtaken = {
    ...payments,
    async refundPayment(request: Parameters<typeof payments.refundPayment>[0]) {
      const answer = await payments.refundPayment(request);
      const refund = stripe.account.findRefund(answer.reference);
      refund.status = 'failed';
      expect(await tell('refund.failed', refund)).toBe(200);
      return answer;
    },
  };
  await expect(carryOutRefund({ ...shop.deps, payments: takenByOne(overtaken) }, refundId)).rejects.toThrow(
    'came back',
  );
  expect(await compared(result)).toMatchObject({ state: 'asked', standing: [] });
  expect((await paymentOf(result)).state).toBe('paid');
  const mailsBefore = toldMails(refundId);
  await carryOutRefund(shop.deps, refundId);
  await shop.runJobs();
  expect(await compared(result)).toMatchObject({ state: 'done', standing: [expect.any(String)] });
  expect(toldMails(refundId)).toBe(mailsBefore + 1);
});

const happenings = ['is asked', 'is asked twice at once', 'is lost', 'fails', 'is told'] as const;

test('whatever happens in which order, what is called paid back has gone, once', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...happenings), { minLength: 3, maxLength: 12 }),
      async (happened) => {
        const { result, refundId } = await toGiveBack();
        const ask = () => carryOutRefund(shop.deps, refundId).catch(() => {});
        const failed = () => refundsAtStripe(result).filter((refund) => !isGone(refund));
        const tellAll = async () => {
          for (const refund of failed())
            expect(await tell('refund.failed', refund, `evt_${refund.id}`)).toBe(200);
        };
        for (const happening of happened) {
          if (happening === 'is asked') await ask();
          else if (happening === 'is asked twice at once') await Promise.all([ask(), ask()]);
          else if (happening === 'is lost') {
            stripe.trouble('lost', 1);
            await ask();
            stripe.trouble(undefined);
          } else if (happening === 'fails') {
            for (const refund of refundsAtStripe(result)) refund.status = 'failed';
          } else await tellAll();
          const { state, reference, standing } = await compared(result);
          // Of a failure that was told the books never say that it went; there are never two that stand.
          expect(standing.length).toBeLessThan(2);
          const [refund] = await moneyBack(result);
          if (state === 'done') expect(refund?.failedReferences).not.toContain(reference);
        }
        // Stripe tells until it is heard, and the job is tried until it is done.
        await tellAll();
        await ask();
        const { state, reference, standing } = await compared(result);
        expect(state).toBe('done');
        expect(standing).toEqual([reference]);
        expect((await paymentOf(result)).state).toBe('refunded');
      },
    ),
    // Two that failed, of one second perhaps: listed in either order.
    { numRuns: 12, examples: [[['is asked', 'fails', 'is told', 'is asked', 'is asked', 'fails']]] },
  ));
