/** Reads the cells of one record, without signs that no page, label or database should hold, and keeps what is wrong with them and what was taken otherwise than written. */
import type { Fact } from '../../../domain/facts/declaration.ts';
import { facts } from '../../../domain/facts/facts.ts';
import { showsNothing } from '../../../domain/free-text.ts';
import type { Column } from './columns.ts';
import type { Meant } from './nearest.ts';
import type { Fault, Note, Row } from './row.ts';
import { expectedCell, takenCell } from './told/of-cells.ts';
import type { Told } from './told/told.ts';

/** Control signs but for tab and line feed, and those that turn the direction of what follows. */
const controls = /(?:(?![\t\n])\p{Cc}|\p{Bidi_Control})+/gu;
/** Signs without width, which make equal codes look different. */
const widthless = /[\u200b\u2060\ufeff\u00ad]+/g;

/** Anything that is not a letter, digit or sign of ASCII, or one blank: all that could be cleaned. */
const uncommon = /[^ -~]| {2}/;

/** What stands for a sign that the file itself has lost. */
const lost = '\ufffd';

/**
 * @param keepsLines whether its line breaks mean something; else they become blanks
 */
export function cleanCell(text: string, keepsLines: boolean): string {
  if (!uncommon.test(text)) return text.trim();
  const clean = text.toWellFormed().replace(widthless, '').replace(/\r\n?/g, '\n').replace(controls, ' ');
  if (showsNothing(clean)) return '';
  if (!keepsLines) return clean.replace(/\s+/g, ' ').trim();
  return clean
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

/** Whether signs were lost or left out that somebody should know of. */
const isDamaged = (text: string): boolean => {
  const wellFormed = text.toWellFormed().replaceAll('\r', '\n');
  return wellFormed.includes(lost) || wellFormed.search(controls) >= 0;
};

/** Longest text that is taken where nothing else is declared. */
const longestOther = 200;

export type CellReader = ReturnType<typeof createCellReader>;

/** Reads the cells of one record, and keeps what is wrong with them and what was taken otherwise than written. */
export function createCellReader(row: Row) {
  const faults: Fault[] = [];
  const notes: Note[] = [];
  const texts = new Map<Column, string>();

  function text(column: Column): string {
    const known = texts.get(column);
    if (known !== undefined) return known;
    const raw = row.cell(column);
    const { longest: most = longestOther, holds }: Fact = facts[column];
    const clean = raw === '' ? '' : cleanCell(raw, holds === 'prose');
    texts.set(column, clean.length > most ? '' : clean);
    if (clean.length > most) wrong(column, expectedCell.shorter(most));
    else if (isDamaged(raw)) damaged(column, clean);
    return clean.length > most ? '' : clean;
  }

  function damaged(column: Column, clean: string): void {
    const { isExact }: Fact = facts[column];
    if (isExact) wrong(column, expectedCell.wholeNumber);
    else note(column, takenCell.withLostSigns(clean));
  }

  function wrong(column: Column, expected: Told): undefined {
    const header = row.header(column);
    if (faults.some((fault) => fault.column === header)) return;
    faults.push({ column: header, read: row.cell(column), expected });
  }

  function note(column: Column, taken: Told): void {
    notes.push({ column: row.header(column), read: row.cell(column), taken });
  }

  return {
    faults,
    notes,
    text,
    wrong,
    note,
    /** @returns the value, or undefined after it was told what was expected */
    read<Value>(column: Column, reader: (text: string) => Value | undefined, expected: Told) {
      const value = reader(text(column));
      return value === undefined ? wrong(column, expected) : value;
    },
    /** The same for words, where a near one is taken and told. */
    readMeant<Value>(
      column: Column,
      reader: (text: string) => Meant<Value> | null | undefined,
      expected: Told,
      nameOf: (value: Value) => string = String,
    ): Value | null | undefined {
      const found = reader(text(column));
      if (found === undefined) return wrong(column, expected);
      if (found?.isGuess) note(column, nameOf(found.value));
      return found && found.value;
    },
  };
}
