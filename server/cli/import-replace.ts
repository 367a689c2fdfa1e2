/** `import --replace`: what the file no longer holds goes to quantity 0, once the shopkeeper has heard how much that is. */
import { findMissing, readCodes, takeOut, type MissingPieces } from '../catalogue/import/missing-pieces.ts';
import type { YardFile } from '../catalogue/import/yard-file.ts';
import { Refused, type OpenedShop } from './frame/command.ts';
import { confirm } from './frame/confirm.ts';
import type { Terminal } from './frame/terminal.ts';

/** Lines that are named in a sentence. */
const mostNamed = 10;

/**
 * Looks for what the file lacks before anything is written.
 *
 * @throws Refused when that cannot be known, UnreadableFile
 */
export async function findReplaced({ database }: OpenedShop, file: YardFile): Promise<MissingPieces> {
  const codes = await readCodes(file);
  if (codes.nameless.length > 0) {
    const lines = codes.nameless.slice(0, mostNamed).join(', ');
    throw new Refused(
      `Lines without a code and without a number (${lines}${codes.nameless.length > mostNamed ? ' …' : ''}) could be any piece, so that --replace might take out what is still there: mend them first.`,
    );
  }
  return findMissing(database.db, codes);
}

/** @throws Refused when nobody is there to be asked */
export function mayReplace(terminal: Terminal, missing: MissingPieces, isAssured: boolean): Promise<boolean> {
  if (missing.onSale === 0) return Promise.resolve(true);
  const { onSale, ofDemonstration } = missing;
  const demonstration = ofDemonstration > 0 ? ` (${ofDemonstration} of them from the demonstration)` : '';
  return confirm(terminal, `${replacedWords(onSale, 'will go')}${demonstration}.`, isAssured);
}

export const replacedWords = (count: number, verb: string): string =>
  `${count} ${count === 1 ? 'piece that the file no longer holds' : 'pieces that the file no longer holds'} ${verb} to quantity 0`;

/** @returns how many went */
export const replace = ({ database, clock }: OpenedShop, { ids }: MissingPieces): Promise<number> =>
  takeOut(database.db, clock, ids);
