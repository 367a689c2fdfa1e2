/** A round of queries: a file of lines, each a query and what has to come first. Written by somebody who has not seen the shop's code. */
import { parse } from 'csv-parse/sync';

/** What is asked of a part; an empty column asks nothing. Several of which one is enough stand with `|` between them. */
export type Asked = {
  /** Slugs of kinds. */
  readonly kinds: readonly string[];
  /** Beginnings of names of makes, and of models. */
  readonly makes: readonly string[];
  readonly models: readonly string[];
  /** Each has to be among the first. */
  readonly numbers: readonly string[];
  /** `left`, `right`, `front`, `rear`, or two of them: `front-left`. */
  readonly sides: readonly Side[];
  /** Codes of engines. */
  readonly engines: readonly string[];
  readonly fuels: readonly string[];
  /** Beginnings of names of colours, as the catalogue has them. */
  readonly colours: readonly string[];
  /** Years that the car has to touch. */
  readonly years: { readonly from: number; readonly to: number } | undefined;
  /** Nothing may be found. */
  readonly isAbsent: boolean;
};

export type Side = 'left' | 'right' | 'front' | 'rear';
const sides: readonly Side[] = ['left', 'right', 'front', 'rear'];

const languages = ['it', 'en', 'mixed'] as const;
type Language = (typeof languages)[number];

export type Entry = {
  readonly class: string;
  /** Mixed ones are asked of the Italian shop. */
  readonly language: Language;
  readonly query: string;
  readonly asked: Asked;
};

const columns = [
  'class',
  'language',
  'query',
  'kinds',
  'make',
  'model',
  'number',
  'side',
  'engine',
  'fuel',
  'colour',
  'years',
  'absent',
] as const;
type Line = Readonly<Record<(typeof columns)[number], string>>;

/**
 * @param text with a heading, columns parted by `;`
 * @throws Error with the line that asks nothing, or something that cannot be read: it would be right or wrong whatever came
 */
export function readRound(text: string): Entry[] {
  const lines = parse<Line>(text, { columns: true, delimiter: ';', trim: true, bom: true, quote: '"' });
  return lines.map((line, at) => {
    const missing = columns.filter((column) => line[column] === undefined);
    if (missing.length > 0) throw new Error(`line ${at + 2} has no column ${missing.join(', ')}`);
    const asked = readAsked(line, at + 2);
    const language = languages.find((known) => known === line.language);
    if (!language) throw new Error(`line ${at + 2} is in no known language: ${line.language}`);
    return { class: line.class, language, query: line.query, asked };
  });
}

function readAsked(line: Line, at: number): Asked {
  const asked = {
    kinds: several(line.kinds),
    makes: several(line.make),
    models: several(line.model),
    numbers: several(line.number),
    sides: line.side === '' ? [] : line.side.split('-').map((side) => readSide(side, at)),
    engines: several(line.engine),
    fuels: several(line.fuel),
    colours: several(line.colour),
    years: line.years === '' ? undefined : readYears(line.years, at),
    isAbsent: line.absent === 'yes',
  };
  const { years, isAbsent, ...lists } = asked;
  if (!isAbsent && !years && Object.values(lists).every(({ length }) => length === 0))
    throw new Error(`line ${at} asks nothing: ${line.query}`);
  return asked;
}

const several = (cell: string): string[] =>
  cell
    .split('|')
    .map((one) => one.trim())
    .filter(Boolean);

function readSide(word: string, at: number): Side {
  const side = sides.find((known) => known === word.trim());
  if (!side) throw new Error(`line ${at} names no side: ${word}`);
  return side;
}

function readYears(cell: string, at: number): { from: number; to: number } {
  const [, from, to = from] = /^(\d{4})(?:\s*[-–]\s*(\d{4}))?$/.exec(cell) ?? [];
  if (from === undefined) throw new Error(`line ${at} names no years: ${cell}`);
  return { from: Number(from), to: Number(to) };
}
