/** The picking list as this phone was told it last, for where there is no line. Who buys is not in it, nor who of the yard took what. */
import * as z from 'zod/mini';
import { PickingList } from '../../../domain/contract/desk-orders.ts';
import { openBox } from '../outbox/box.ts';

/** A list that is older says more about yesterday than about the shelves. */
const longestMs = 24 * 60 * 60 * 1000;

/** `at`: when it was asked for, in milliseconds since 1970. */
const StoredList = z.object({ at: z.number(), list: PickingList });
export type StoredList = z.infer<typeof StoredList>;

const listBox = openBox(
  'desk-picking-list',
  (stored): stored is StoredList => StoredList.safeParse(stored).success,
);
const listKey = 'list';

export const storePicking = ({ at, list }: StoredList): Promise<boolean> =>
  listBox.put(listKey, { at, list: { items: list.items.map((item) => ({ ...item, pickedBy: null })) } });

/** @param now milliseconds since 1970 @returns undefined where there is none of today */
export async function readPicking(now: number): Promise<StoredList | undefined> {
  const stored = await listBox.get(listKey);
  return stored && now - stored.at <= longestMs ? stored : undefined;
}

/** Whoever leaves leaves no order numbers behind. What was ticked off is the yard's, and stays until it is sent. */
export const forgetPicking = (): Promise<void> => listBox.remove([listKey]);
