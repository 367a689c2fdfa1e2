/** In what state the piece of a foreign line is: its grade, how it was tried, and what describes it. */
import type { Piece } from '../writing/piece.ts';
import { plainText } from './cells/clean-text.ts';
import { saysDamage, saysLikeNew, saysNeedsPaint } from './cells/damage.ts';
import { readAnyCondition } from './cells/foreign-values.ts';
import { readTested, testedIn } from './cells/tested.ts';
import type { Meaning } from './columns/meanings.ts';
import { saysOnlyUsed } from './columns/said-beside.ts';
import { longestProse } from './foreign-line.ts';
import { longestName, type LineReader } from './line-reader.ts';
import { saysNothing } from './says-nothing.ts';
import { takenCell } from './told/of-cells.ts';

/** A condition that is none of the shop's grades is told in the description; damage that a remark or the name tells of makes it worse. */
export function conditionAndDescription({ line, note, said }: LineReader): Pick<Piece, 'condition'> & {
  readonly description: string;
} {
  const text = plainText(line.cells('condition')[0]?.text ?? '').slice(0, longestName);
  const read = text === '' ? 'B' : readAnyCondition(text);
  if (read === undefined) note('condition', text, takenCell.describedCondition);
  const remarks = line.cells('descriptionIt').map((cell) => plainText(cell.text, true));
  const description = [...remarks, read === undefined ? text : '']
    .filter((some) => some !== '' && !saysNothing(some))
    .join('\n')
    .slice(0, longestProse);
  const isOnlyUsed = saysOnlyUsed(text);
  const isDamagedBy = (meaning: Meaning, told: string): boolean => {
    if (read === 'C' || !(saysDamage(told) || (isOnlyUsed && saysNeedsPaint(told)))) return false;
    note(meaning, told, takenCell.damaged);
    return true;
  };
  const isDamaged =
    remarks.some((remark) => isDamagedBy('descriptionIt', remark)) ||
    isDamagedBy('nameIt', said('nameIt', longestName));
  if (isDamaged) return { condition: 'C', description };
  const isLikeNew = (text === '' || saysNothing(text) || isOnlyUsed) && remarks.some(saysLikeNew);
  return { condition: isLikeNew ? 'A' : (read ?? 'B'), description };
}

/**
 * What a column for it says, a `no` as well; where that only says that somebody tried it, or there is none, the condition, the
 * remarks and the name are asked. What a remark says stays in the description.
 */
export function testedOf({ line, note }: LineReader): Piece['tested'] {
  const text = plainText(line.cells('tested')[0]?.text ?? '');
  const told = readTested(text);
  if (told === undefined) note('tested', text, takenCell.nothing);
  if (told && told !== 'tried') return told;
  const besides = (['condition', 'descriptionIt', 'nameIt', 'nameEn'] as const)
    .flatMap((meaning) => line.cells(meaning))
    .map((cell) => testedIn(plainText(cell.text, true)))
    .find((way) => way !== undefined);
  return told && besides === 'untested' ? told : (besides ?? told ?? null);
}
