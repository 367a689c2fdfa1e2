/** Which column says what a piece is: words of kinds are a name, whatever it is called. */
import { findKind } from '../kinds/find-kind.ts';
import { asStandIn, type Assignment } from './assignment.ts';
import type { Meaning } from './meanings.ts';
import { saysGone } from './sale-state.ts';
import { isNameless, type Described } from './described.ts';

/** Texts of a column that are asked which piece they name, and how much of each. */
const asked = 40;
const longestAsked = 120;
/** From that share on a column names pieces; below the other it does not, whatever it is called. */
const namesPieces = 0.4;
const namesNone = 0.15;

/** How many of a column's different texts name a kind of part, from 0 to 1. */
export function shareOfKinds({ texts }: Pick<Described, 'texts'>): number {
  const some = [...new Set(texts)].slice(0, asked);
  const named = some.filter((text) => findKind(text.slice(0, longestAsked))?.isGroup === false).length;
  return some.length === 0 ? 0 : named / some.length;
}

/** Words of kinds are a name, and beat remarks, whatever either is called. */
export function correctName(assignment: Assignment): void {
  const { columnOf, has, isSettled, takeAs } = assignment;
  const called = columnOf('nameIt');
  if (called && (isSettled(called) || shareOfKinds(called) >= namesNone)) return;
  const candidates = mayName(assignment);
  if (!called && (has('nameEn') || candidates.length === 0)) return;
  const [best] = candidates
    .map((column) => ({ column, share: shareOfKinds(column) }))
    .filter(({ share }) => share >= namesPieces)
    .toSorted((one, other) => other.share - one.share);
  if (!best) return;
  takeAs('descriptionIt', called);
  takeAs('nameIt', best.column);
}

function mayName({ columns, has, isSettled, meaningOf, nameless }: Assignment): Described[] {
  // Where nothing is called a name, a category may be one (`category.name` beside its path), and so may what is called a model (`Tipo: motore`).
  const meant: readonly Meaning[] = has('nameIt')
    ? ['descriptionIt']
    : ['descriptionIt', 'category', 'model', 'version'];
  const described = columns.filter((column) => {
    const meaning = meaningOf(column);
    return !isSettled(column) && meaning !== undefined && meant.includes(meaning);
  });
  return [...described, ...nameless()];
}

/** `DESCR2`, `BEZ2`: what the name had no room for, as programs print it. */
export function addSecondName({ columnOf, freeOr, takeAs }: Assignment): void {
  const unnumbered = (header: string): string => header.replace(/[\s_-]*\d$/, '');
  const name = columnOf('nameIt')?.header ?? '';
  for (const column of freeOr())
    if (column.header !== name && unnumbered(column.header) === unnumbered(name))
      takeAs('descriptionIt', column);
}

/** A web shop says the piece in the title and by itself: where the title is not enough, the other one tells. */
export function addPartName({ freeOr, has, takeAs }: Assignment): void {
  if (!has('nameIt') && !has('nameEn')) return;
  for (const column of freeOr())
    if ((column.name.strengths.get('nameIt') ?? 0) >= asStandIn && shareOfKinds(column) >= namesPieces)
      takeAs('category', column);
}

/** What somebody wrote beside the table, under no name: nobody else reads it, but where it says that a piece is gone it is. */
export function addMargin({ has, nameless, takeAs }: Assignment): void {
  if (has('internalNotes')) return;
  takeAs(
    'internalNotes',
    nameless().find((column) => isNameless(column) && column.texts.some(saysGone)),
  );
}
