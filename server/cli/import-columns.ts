/** What columns were taken for: shown, written to a file, read from one, kept for a supplier, asked of whoever sits there. */
import type { Locale } from '../../domain/constants.ts';
import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { facts } from '../../domain/facts/facts.ts';
import { columnOf } from '../catalogue/import/columns.ts';
import {
  writtenMeaning,
  type ColumnMap,
  type JudgedColumn,
} from '../catalogue/import/columns/judge-columns.ts';
import { helpers, type Meaning } from '../catalogue/import/columns/meanings.ts';
import type { ForeignTable } from '../catalogue/import/open-table.ts';
import type { Executor } from '../db/client.ts';
import { columnMaps } from '../db/schema/catalogue.ts';
import { Refused } from './frame/command.ts';
import type { Terminal } from './frame/terminal.ts';
import { cutTo, padRight } from './frame/text-width.ts';
import { printable } from './frame/words.ts';
import { columnWords } from './import-column-words.ts';

type Table = Pick<ForeignTable, 'sheets' | 'passedOver' | 'withoutCodes'>;

/** Surer than that nothing is asked. */
const sure = 0.75;

const MapFile = z.object({ columns: z.record(z.string(), z.nullable(z.string())) });

/** @throws Refused where it is no such file */
export function readMap(path: string, language: Locale): ColumnMap {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Refused(columnWords[language].mapUnreadable(path, (error as Error).message));
  }
  return parsedMap(text, path, language);
}

function parsedMap(text: string, from: string, language: Locale): ColumnMap {
  const say = columnWords[language];
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new Refused(say.mapNoJson(from));
  }
  const parsed = MapFile.safeParse(read);
  if (!parsed.success) throw new Refused(say.mapShape(from));
  return Object.fromEntries(
    Object.entries(parsed.data.columns).map(([header, name]) => {
      const meaning = name === null || name === '' ? null : meaningNamed(name);
      if (meaning === undefined)
        throw new Refused(say.mapMeaning(from, header, name ?? '', allNames.join(', ')));
      return [header, meaning];
    }),
  );
}

const meaningNamed = (name: string): Meaning | undefined =>
  columnOf(name) ?? helpers.find((helper) => helper.toLowerCase() === name.toLowerCase());

const allNames: readonly string[] = [...Object.values(facts).map(({ headers }) => headers[0]), ...helpers];

/** The map of a table as a person edits it. */
export const writtenMap = ({ sheets }: Table): string =>
  `${JSON.stringify({ columns: Object.fromEntries(sheets.flatMap(({ judgement }) => judgement.columns.map(({ header, meaning }) => [header, meaning === undefined ? null : writtenMeaning(meaning)]))) }, null, 2)}\n`;

export async function mapOf(db: Executor, supplier: string, language: Locale): Promise<ColumnMap> {
  const [row] = await db.select().from(columnMaps).where(eq(columnMaps.supplier, supplier));
  return row ? parsedMap(JSON.stringify(row.map), supplier, language) : {};
}

export async function keepMap(db: Executor, supplier: string, table: Table): Promise<void> {
  const map: unknown = JSON.parse(writtenMap(table));
  await db
    .insert(columnMaps)
    .values({ supplier, map })
    .onConflictDoUpdate({ target: columnMaps.supplier, set: { map } });
}

const widestHeader = 26;
const widestMeaning = 20;
const widestExamples = 60;

/** What was taken for what, how sure, with examples; at last what is left over. */
export function columnLines(
  { sheets, passedOver, withoutCodes }: Table,
  width: number,
  language: Locale,
): string[] {
  const say = columnWords[language];
  const lines: string[] = [];
  for (const { name, judgement } of sheets) {
    lines.push(name === '' ? say.columns : say.columnsOf(printable(name)));
    for (const column of judgement.columns.filter(({ meaning }) => meaning !== undefined))
      lines.push(columnLine(column, width, language));
    const left = judgement.columns.filter(
      ({ meaning, examples }) => meaning === undefined && examples.length > 0,
    );
    if (left.length > 0)
      lines.push(say.leftOver(left.map(({ header }) => cutTo(printable(header), widestHeader)).join(', ')));
    if (judgement.isShort) lines.push(say.short);
    if (
      judgement.titles.some((title) => netTitle.test(title)) ||
      judgement.columns.some(({ header, meaning }) => meaning === 'price' && netTitle.test(header))
    )
      lines.push(say.net);
  }
  if (withoutCodes.length > 0) lines.push(say.sheetsWithoutCodes(withoutCodes.map(printable).join(', ')));
  if (passedOver.length > 0) lines.push(say.sheetsPassedOver(passedOver.map(printable).join(', ')));
  return [...lines, ''];
}

/** Words that say that prices are without VAT. */
const netTitle =
  /\bnett[oi]\b|iva esclusa|senza iva|esclusa iva|\bnet\b|ohne mwst|zzgl|excl\.? vat|hors taxe|\bht\b|sin iva|be pvm/i;

function columnLine(
  { header, meaning, sureness, examples }: JudgedColumn,
  width: number,
  language: Locale,
): string {
  const say = columnWords[language];
  const how = sureness >= sure ? say.sure : sureness >= 0.5 ? say.likely : say.guess;
  const shown = examples.map((example) => cutTo(printable(example.replace(/\s+/g, ' ')), 22)).join(' · ');
  return cutTo(
    `  ${padRight(cutTo(printable(header), widestHeader), widestHeader)} → ${padRight(meaning ? writtenMeaning(meaning) : '', widestMeaning)} ${padRight(how, 9)} ${cutTo(shown, widestExamples)}`,
    Math.max(width, 80),
  );
}

/** Asks of each column that is not sure whether it is what it was taken for. @returns what the answers say; undefined where all were yes */
export async function askColumns(
  { sheets }: Table,
  terminal: Terminal,
  language: Locale,
): Promise<ColumnMap | undefined> {
  const answers: Record<string, Meaning | null> = {};
  for (const { judgement } of sheets)
    for (const { at, header, meaning, sureness } of judgement.columns) {
      if (meaning === undefined || sureness >= sure) continue;
      const answer =
        (await terminal.ask(columnWords[language].ask(at + 1, printable(header), writtenMeaning(meaning)))) ??
        '';
      if (/^\s*(?:n|no)\s*$/i.test(answer)) answers[header] = null;
      else answers[header] = meaning;
    }
  return Object.values(answers).some((answer) => answer === null) ? answers : undefined;
}
