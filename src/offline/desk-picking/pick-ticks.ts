/** Pieces that were ticked off on this phone, until the shop has it. Nothing of it is about a person. */
import * as z from 'zod/mini';
import { openBox } from '../outbox/box.ts';

/** What the shop answered: when, and by whom, it is taken; null where it is back on its shelf. */
const PickAnswer = z.object({
  pickedAt: z.nullable(z.string()),
  pickedBy: z.nullable(z.string()),
  /** Milliseconds since 1970, by this phone's clock. */
  at: z.number(),
});
export type PickAnswer = z.infer<typeof PickAnswer>;

const PickTick = z.object({
  itemId: z.string(),
  orderNumber: z.string(),
  /** The yard's own code of the piece. */
  sku: z.string(),
  /** Taken, or put back. */
  isPicked: z.boolean(),
  /** Milliseconds since 1970. */
  at: z.number(),
  /** Once the shop has it: told until the list is newer. */
  answer: z.optional(PickAnswer),
  /** Why the shop would not have it, by its code: told until somebody has read it. */
  refusal: z.optional(z.string()),
});
export type PickTick = z.infer<typeof PickTick>;

/** By the ids of the items: of two presses on a piece the later one is meant. */
export const tickBox = openBox(
  'desk-pick-ticks',
  (stored): stored is PickTick => PickTick.safeParse(stored).success,
);

export const isWaiting = ({ answer, refusal }: PickTick): boolean =>
  answer === undefined && refusal === undefined;

/** Oldest first. */
export const readTicks = async (): Promise<PickTick[]> =>
  (await tickBox.read()).toSorted((one, other) => one.at - other.at);

/** Forgets what was answered before a list was asked for, which has it. @param at when, in milliseconds since 1970 */
export async function forgetAnswered(at: number): Promise<void> {
  const told = (await tickBox.read()).filter(({ answer }) => answer !== undefined && answer.at < at);
  if (told.length > 0) await tickBox.remove(told.map(({ itemId }) => itemId));
}
