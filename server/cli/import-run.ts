/** An import from the command line: the file's lines, what it no longer holds, its photos; then what became of them. */
import { existsSync, realpathSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { importPieces } from '../catalogue/import/import-pieces.ts';
import type { ColumnMap } from '../catalogue/import/columns/judge-columns.ts';
import { createKnownCatalogue } from '../catalogue/import/known-catalogue.ts';
import { openForeignTable, type ForeignTable } from '../catalogue/import/open-table.ts';
import { loadKnownNames } from '../catalogue/writing/known-names.ts';
import type { ImportReport } from '../catalogue/import/import-report.ts';
import { type MissingPieces, findMissing, readCodes, takeOut } from '../catalogue/import/missing-pieces.ts';
import { fileOnDisk, followed, type FollowedFile, type YardFile } from '../catalogue/import/yard-file.ts';
import { interruptedStatus, Refused, type OpenedShop, type CommandContext } from './frame/command.ts';
import { nothingDone, confirm } from './frame/confirm.ts';
import type { Terminal } from './frame/terminal.ts';
import { assertFolder, bringPhotos, type BroughtPhotos } from './import-photos.ts';
import { askColumns, columnLines, keepMap, mapOf, readMap, writtenMap } from './import-columns.ts';
import { importWords, type ImportLanguage } from './import-language.ts';
import { createReportFile, type ReportFile } from './import-report-file.ts';
import { exitStatus, inWords, photoWords, wentIn } from './import-words.ts';
import { takeImportPlace } from './one-import.ts';
import { startProgress } from './progress.ts';
import { writeOrRefuse } from './write-or-refuse.ts';

/** While the shop goes on selling from the same database: short transactions, and a pause as long as each of them. */
const besideTheShop = { batchSize: 50, breath: 1 } as const;

type Given = {
  readonly file: string;
  readonly photos: string | undefined;
  readonly report: string | undefined;
  readonly prices: 'net' | 'gross' | undefined;
  readonly map: string | undefined;
  readonly as: string | undefined;
  readonly force: ReadonlySet<string> | undefined;
  readonly language: ImportLanguage | undefined;
  readonly lingua: ImportLanguage | undefined;
  readonly dryRun: boolean;
  readonly replace: boolean;
  readonly yes: boolean;
};

/**
 * @returns exit status
 * @throws UnreadableFile, Refused when nothing is to be written
 */
export async function runImport(given: Given, context: CommandContext): Promise<number> {
  const file = followed(fileOnDisk(given.file));
  if (given.report !== undefined && isSameFile(given.report, given.file))
    throw new Refused(`The report would write over ${given.file}: give it another name.`);
  assertFolder(given.photos);
  const report = given.report === undefined ? undefined : createReportFile(given.report);
  const opened = await context.open();
  const giveUpPlace = await takeImportPlace(opened);
  try {
    return await importInto(opened, given, file, report, context);
  } finally {
    await giveUpPlace();
  }
}

async function importInto(
  opened: OpenedShop,
  given: Given,
  file: FollowedFile,
  reportFile: ReportFile | undefined,
  { terminal, abortOnInterrupt, language: ofTerminal }: CommandContext,
): Promise<number> {
  const { database, clock } = opened;
  const { dryRun: isDryRun } = given;
  const language = given.language ?? given.lingua ?? ofTerminal ?? 'en';
  const kept = given.as === undefined ? {} : await mapOf(database.db, given.as);
  const settledMap = { ...kept, ...(given.map === undefined ? {} : readMap(given.map)) };
  const map = (await asked(opened, given, file, settledMap, terminal, language)) ?? settledMap;
  const missing = given.replace ? await findReplaced(opened, file, map) : undefined;
  if (missing && !isDryRun && !(await mayReplace(terminal, missing, given.yes))) {
    terminal.print(nothingDone);
    return 2;
  }
  if (isBesideTheShop(database)) setPriority(constants.priority.PRIORITY_LOW);
  const signal = abortOnInterrupt();
  const progress = startProgress(file.size, terminal);
  const report = await importPieces(database.db, clock, file, {
    ...(isBesideTheShop(database) ? besideTheShop : {}),
    isDryRun,
    hasPhotoFolder: given.photos !== undefined,
    map,
    ...(given.prices ? { prices: given.prices } : {}),
    ...(given.force ? { forced: given.force } : {}),
    onColumns: async (table) => {
      for (const line of columnLines(table, terminal.width, language)) terminal.print(line);
      await keepColumns(opened, given, table, terminal, language);
      return true;
    },
    signal,
    ...(reportFile ? { hearer: reportFile.hearer } : {}),
    onProgress: (lines) => progress.at(file.position(), `${lines} lines`),
  }).finally(() => progress.stop());

  const mood = { isDryRun, width: terminal.width, reportFile: given.report };
  const lines = inWords(report, mood);
  const print = (line: string): void => {
    lines.push(line);
    terminal.print(line);
  };
  for (const line of lines) terminal.print(line);
  if (missing) print(await replaceAfter(opened, report, missing, isDryRun));
  const photos =
    isDryRun || report.stopped
      ? undefined
      : await bringPhotos(opened, report, given.photos, terminal, signal, reportFile?.hearer);
  if (photos) for (const line of photoWords(photos, mood)) print(line);

  const status = statusOf(report, photos);
  reportFile?.end(lines, numbersOf(report, status));
  return status;
}

/** Somebody at a terminal is asked of the columns that are not sure, once for a supplier. */
async function asked(
  { database, clock }: OpenedShop,
  { as: supplier, yes, dryRun }: Given,
  file: YardFile,
  map: ColumnMap,
  terminal: Terminal,
  language: ImportLanguage,
): Promise<ColumnMap | undefined> {
  if (!terminal.canAsk || yes || dryRun || (supplier !== undefined && Object.keys(map).length > 0))
    return undefined;
  const catalogue = createKnownCatalogue(await loadKnownNames(database.db));
  const table = await openForeignTable(file, catalogue, clock().getUTCFullYear(), map);
  if (!table) return undefined;
  try {
    const answers = await askColumns(table, terminal, language);
    return answers && { ...map, ...answers };
  } finally {
    table.close();
  }
}

/** Writes the columns down where a dry run was told to, and for the supplier once they are used. */
async function keepColumns(
  { database }: OpenedShop,
  { map: path, as: supplier, dryRun }: Given,
  table: Pick<ForeignTable, 'sheets' | 'passedOver'>,
  terminal: Terminal,
  language: ImportLanguage,
): Promise<void> {
  if (dryRun && path !== undefined && !existsSync(path)) {
    await writeOrRefuse(path, (file) => file.writeFile(writtenMap(table)));
    terminal.print(importWords[language].mapWritten(path));
  }
  if (!dryRun && supplier !== undefined) await keepMap(database.db, supplier, table);
}

const isBesideTheShop = ({ isEmbedded, isJoined }: OpenedShop['database']): boolean =>
  isJoined || !isEmbedded;

function statusOf(report: ImportReport, photos: BroughtPhotos | undefined): number {
  if (report.stopped?.reason === 'interrupted' || photos?.isInterrupted) return interruptedStatus;
  const status = exitStatus(report);
  return status === 0 && photos && photos.faults.length > 0 ? 1 : status;
}

/** Only after the whole file went by, and when anything of it was good: an empty table must not empty the yard. */
async function replaceAfter(
  opened: OpenedShop,
  report: ImportReport,
  missing: MissingPieces,
  isDryRun: boolean,
): Promise<string> {
  if (report.stopped || report.unreadable !== undefined || wentIn(report) === 0)
    return 'Nothing was taken out: the file was not read to its end, or nothing of it went in.';
  if (isDryRun) return `${replacedWords(missing.onSale, 'would go')}.`;
  return `${replacedWords(await replace(opened, missing), 'went')}.`;
}

function numbersOf(report: ImportReport, status: number): Record<string, unknown> {
  const { lines, refused, added, changed, unchanged, faultCount, noteCount, unknownColumns, unreadable } =
    report;
  return {
    status,
    lines,
    refused,
    added,
    changed,
    unchanged,
    faultCount,
    noteCount,
    unknownColumns,
    unreadable,
  };
}

function isSameFile(one: string, other: string): boolean {
  try {
    return realpathSync(one) === realpathSync(other);
  } catch {
    return false;
  }
}

/** Lines that are named in a sentence. */
const mostNamed = 10;

/**
 * Looks for what the file lacks before anything is written.
 *
 * @throws Refused when that cannot be known, UnreadableFile
 */
async function findReplaced(
  { database, clock }: OpenedShop,
  file: YardFile,
  map: ColumnMap,
): Promise<MissingPieces> {
  const codes = await readCodes(database.db, file, clock().getUTCFullYear(), map);
  if (codes.nameless.length > 0) {
    const lines = codes.nameless.slice(0, mostNamed).join(', ');
    throw new Refused(
      `Lines without a code and without a number (${lines}${codes.nameless.length > mostNamed ? ' …' : ''}) could be any piece, so that --replace might take out what is still there: mend them first.`,
    );
  }
  return findMissing(database.db, codes);
}

/** @throws Refused when nobody is there to be asked */
function mayReplace(terminal: Terminal, missing: MissingPieces, isAssured: boolean): Promise<boolean> {
  if (missing.onSale === 0) return Promise.resolve(true);
  const { onSale, ofDemonstration } = missing;
  const demonstration = ofDemonstration > 0 ? ` (${ofDemonstration} of them from the demonstration)` : '';
  return confirm(terminal, `${replacedWords(onSale, 'will go')}${demonstration}.`, isAssured);
}

const replacedWords = (count: number, verb: string): string =>
  `${count} ${count === 1 ? 'piece that the file no longer holds' : 'pieces that the file no longer holds'} ${verb} to quantity 0`;

/** @returns how many went */
const replace = ({ database, clock }: OpenedShop, { ids }: MissingPieces): Promise<number> =>
  takeOut(database.db, clock, ids);
