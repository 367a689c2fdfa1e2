/** What became of a checkout, and how to pay for it. */
import * as z from 'zod/mini';
import { Order } from './orders.ts';

export const CheckoutResult = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  payment: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('redirect'), url: z.string() }),
    z.object({
      kind: z.literal('bank_transfer'),
      iban: z.string(),
      holder: z.string(),
      reference: z.string(),
      amount: z.int(),
      dueAt: z.string(),
    }),
    /** Asked again for an order that was paid: nothing is left to do. */
    z.object({ kind: z.literal('paid'), order: Order }),
  ]),
});
export type CheckoutResult = z.infer<typeof CheckoutResult>;
