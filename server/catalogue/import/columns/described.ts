/** A column of a sheet as it is judged: what it is called, and what stands in it. Pure. */
import { saysNothing } from '../says-nothing.ts';
import type { SheetRecord } from '../sheets/sheet.ts';
import { meaningOfName, type NameMeaning } from './header-meaning.ts';

export type Described = {
  readonly at: number;
  readonly header: string;
  readonly name: NameMeaning;
  /** What stands in it, without what says nothing. */
  readonly texts: readonly string[];
  /** Of each line, empty ones as well. */
  readonly cells: readonly string[];
  readonly rows: number;
};

/** What a column is called that the file calls nothing. */
const placeholder = (at: number): string => `colonna ${at + 1}`;
export const isNameless = ({ at, header }: Described): boolean => header === placeholder(at);

export function describe(at: number, header: string, body: readonly SheetRecord[]): Described {
  const cells = body.map((record) => record.cells[at] ?? '');
  const texts = cells.filter((text) => text !== '' && !saysNothing(text));
  return {
    at,
    header: header === '' ? placeholder(at) : header,
    name: meaningOfName(header),
    texts,
    cells,
    rows: body.length,
  };
}
