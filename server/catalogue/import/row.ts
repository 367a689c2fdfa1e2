/** One line of a yard's file, whether it was written as CSV or as JSON. */
import type { Column } from './columns.ts';
import type { Told } from './told/told.ts';

/** What is wrong with a cell: its column as the file calls it, what stood there, what should have. */
export type Fault = { readonly column: string; readonly read: Told; readonly expected: Told };

/** What was taken although it was written otherwise. */
export type Note = { readonly column: string; readonly read: string; readonly taken: Told };

export type Row = {
  /** On which it begins, from 1. */
  readonly line: number;
  /** Trimmed; empty when the file does not say. */
  cell(column: Column): string;
  /** The column's header as the file writes it. */
  header(column: Column): string;
  /** Whether the file has the column at all. */
  has(column: Column): boolean;
  /** Set when it cannot be read as a line of a table; then only the cells before the fault are there. */
  readonly fault?: Fault;
};

/** What was learned on the way; complete when the last row has been read. */
export type RowFindings = {
  /** Headers that mean nothing to the shop. */
  readonly unknownColumns: Set<string>;
  /** Lines of records without anything in them. */
  readonly blankLines: number[];
};

/** Most headers and lines that are remembered. */
export const mostFindings = 1_000;
