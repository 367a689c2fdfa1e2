/** The columns of a yard's file, as the facts are declared (`domain/facts`): in any case and any order. */
import type { Fact } from '../../../domain/facts/declaration.ts';
import { facts, type FactName } from '../../../domain/facts/facts.ts';
import { wordsOf } from './letters.ts';

export type Column = FactName;

export const allColumns = Object.keys(facts) as readonly Column[];

/** Columns without which no line can go in. */
export const requiredColumns: readonly Column[] = allColumns.filter((column): boolean => {
  const { whenEmpty, isRequired }: Fact = facts[column];
  return whenEmpty === 'refused' || isRequired === true;
});

/** `Peso (kg)`, `peso_kg` and `PESO KG` are the same. */
const keyOf = (header: string): string => wordsOf(header).join('');

const columnsByKey = new Map<string, Column>(
  allColumns.flatMap((column) => facts[column].headers.map((header) => [keyOf(header), column] as const)),
);

/** The column that a header means, if the shop knows it. */
export const columnOf = (header: string): Column | undefined => columnsByKey.get(keyOf(header));

/** A column by its Italian name. */
export const italianName = (column: Column): string => facts[column].headers[0];

export type Columns = {
  /** Where a column stands; undefined when the file does not have it. */
  placeOf(column: Column): number | undefined;
  /** The column's header as the file writes it, for reports. */
  header(column: Column): string;
  /** How many columns the shop knows. */
  readonly known: number;
  /** Headers that mean nothing to the shop; told once, then passed over. */
  readonly unknown: readonly string[];
  /** Required columns that the file lacks. */
  readonly missing: readonly Column[];
};

/** Finds the columns of a header line. Of two columns with the same header the first counts. */
export function findColumns(header: readonly string[]): Columns {
  const places = new Map<Column, number>();
  const unknown: string[] = [];
  header.forEach((name, at) => {
    const column = columnOf(name);
    if (column && !places.has(column)) places.set(column, at);
    else if (name !== '') unknown.push(name);
  });
  return {
    placeOf: (column) => places.get(column),
    header: (column) => header[places.get(column) ?? -1] ?? italianName(column),
    known: places.size,
    unknown,
    missing: requiredColumns.filter((column) => !places.has(column)),
  };
}
