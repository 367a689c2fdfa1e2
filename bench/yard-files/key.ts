/** The key of a folder of yards' files: what a careful person reads from each line. Written by somebody who has not seen the import. */
import { parse } from 'csv-parse/sync';

export type Line = {
  readonly file: string;
  /** The yard's own code, as the file has it. */
  readonly code: string;
  /** Whether it may go on sale. */
  readonly isGood: boolean;
  /** What the line says, by the key's columns; what it does not say is left out. */
  readonly says: Readonly<Partial<Record<Fact, string>>>;
};

/** In the order in which misses are told. Years are one fact, `2003-2008`. */
export const facts = [
  'kind',
  'make',
  'model',
  'years',
  'side',
  'axle',
  'numbers',
  'price',
  'quantity',
  'grade',
  'colour',
  'shelf',
  'km',
  'vin',
  'engine',
] as const;
export type Fact = (typeof facts)[number];

type Row = Readonly<Record<string, string>>;

/**
 * @param text CSV with `file,code,good,why,kind,make,model,yearFrom,yearTo,side,axle,numbers,price,quantity,grade,colour,shelf,km,vin,engine`;
 *   several kinds of which one is enough, and all numbers of a piece, stand with `|` between them; the price is what a buyer pays
 */
export function readKey(text: string): Line[] {
  const rows: Row[] = parse(text, { columns: true, bom: true, skip_empty_lines: true, trim: true });
  return rows.map((row) => {
    const { file = '', code = '', good } = row;
    if (good !== 'yes' && good !== 'no') throw new Error(`${file}, ${code}: good has to be yes or no.`);
    const said = facts.map((fact) => [fact, fact === 'years' ? yearsOf(row) : (row[fact] ?? '')] as const);
    return {
      file,
      code,
      isGood: good === 'yes',
      says: Object.fromEntries(said.filter(([, value]) => value !== '')),
    };
  });
}

function yearsOf({ yearFrom: from = '', yearTo: to = '' }: Row): string {
  return from === '' && to === '' ? '' : `${from}-${to}`;
}
