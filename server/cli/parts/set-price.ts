/** What `parts price` and `parts discount` share: the change, and what is said about it. */
import { changePrice, type PriceChange } from '../../catalogue/shopkeeping/change-price.ts';
import type { PartName } from '../../catalogue/shopkeeping/lock-part.ts';
import type { CommandContext } from '../frame/command.ts';
import { called, costs, found } from './part-words.ts';

/** @throws Refused when there is no such part */
export async function setPrice(name: PartName, change: PriceChange, { open }: CommandContext): Promise<void> {
  const { database, clock, print } = await open();
  const { before, after, hasChanged } = found(name, await changePrice(database.db, name, change, clock()));
  if (!hasChanged) return print(`${called(before)}: ${costs(before)}, as before. Nothing was changed.`);
  print(`${called(after)}: ${costs(after)} (it was ${costs(before)}).`);
}

/** Decision 0008. */
export const importWins =
  'The yard’s file stays the source of prices: the next import of this piece sets what the file says. Change it there too.';
