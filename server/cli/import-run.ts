/** An import from the command line: the file's lines, what it no longer holds, its photos; then what became of them. */
import type { Locale } from '../../domain/constants.ts';
import { existsSync, realpathSync } from 'node:fs';
import { formatNumber } from '../../domain/written-number.ts';
import { importPieces } from '../catalogue/import/import-pieces.ts';
import type { ColumnMap } from '../catalogue/import/columns/judge-columns.ts';
import { createKnownCatalogue } from '../catalogue/import/known-catalogue.ts';
import { openForeignTable, type ForeignTable } from '../catalogue/import/open-table.ts';
import { loadKnownNames } from '../catalogue/writing/known-names.ts';
import type { ImportReport } from '../catalogue/import/import-report.ts';
import { type MissingPieces, findMissing, readCodes, takeOut } from '../catalogue/import/missing-pieces.ts';
import { photosByHand } from '../catalogue/photos/choose-photos.ts';
import { fileOnDisk, followed, type FollowedFile, type YardFile } from '../catalogue/import/yard-file.ts';
import { interruptedStatus, Refused, type OpenedShop, type CommandContext } from './frame/command.ts';
import { nothingDone, confirm } from './frame/confirm.ts';
import { assertFolder, bringPhotos, type BroughtPhotos } from './import-photos.ts';
import { askColumns, columnLines, keepMap, mapOf, readMap, writtenMap } from './import-columns.ts';
import { columnWords } from './import-column-words.ts';
import { createReportFile, type ReportFile } from './import-report-file.ts';
import { runWords } from './import-run-words.ts';
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
  readonly dryRun: boolean;
  readonly replace: boolean;
  readonly yes: boolean;
};

/**
 * @returns exit status
 * @throws UnreadableFile, Refused when nothing is to be written
 */
export async function runImport(given: Given, context: CommandContext): Promise<number> {
  const { language } = context;
  const file = followed(fileOnDisk(given.file));
  if (given.report !== undefined && isSameFile(given.report, given.file))
    throw new Refused(runWords[language].reportOver(given.file));
  assertFolder(given.photos, language);
  const report = given.report === undefined ? undefined : createReportFile(given.report, language);
  const opened = await context.open();
  const giveUpPlace = await takeImportPlace(opened, language);
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
  context: CommandContext,
): Promise<number> {
  const { terminal, language, abortOnInterrupt } = context;
  const { database, clock } = opened;
  const { dryRun: isDryRun } = given;
  const kept = given.as === undefined ? {} : await mapOf(database.db, given.as, language);
  const settledMap = { ...kept, ...(given.map === undefined ? {} : readMap(given.map, language)) };
  const map = (await asked(opened, given, file, settledMap, context)) ?? settledMap;
  const missing = given.replace ? await findReplaced(opened, file, map, language) : undefined;
  if (missing && !isDryRun && !(await mayReplace(context, missing, given.yes))) {
    terminal.print(nothingDone[language]);
    return 2;
  }
  if (isBesideTheShop(database)) context.stepBack();
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
      await keepColumns(opened, given, table, context);
      return true;
    },
    signal,
    ...(reportFile ? { hearer: reportFile.hearer } : {}),
    onProgress: (lines) =>
      progress.at(file.position(), runWords[language].lines(formatNumber(lines, language))),
  }).finally(() => progress.stop());

  const mood = { isDryRun, width: terminal.width, reportFile: given.report, language };
  const lines = inWords(report, mood);
  const print = (line: string): void => {
    lines.push(line);
    terminal.print(line);
  };
  for (const line of lines) terminal.print(line);
  if (missing) print(await replaceAfter(opened, report, missing, isDryRun, language));
  const photos =
    isDryRun || report.stopped
      ? undefined
      : await bringPhotos(
          opened,
          report,
          { folder: given.photos, isForced: given.force?.has(photosByHand) ?? false },
          context,
          signal,
          reportFile?.hearer,
        );
  if (photos) for (const line of photoWords(photos, mood)) print(line);

  const status = statusOf(report, photos);
  reportFile?.end(lines, numbersOf(report, status, language));
  return status;
}

/** Somebody at a terminal is asked of the columns that are not sure, once for a supplier. */
async function asked(
  { database, clock }: OpenedShop,
  { as: supplier, yes, dryRun }: Given,
  file: YardFile,
  map: ColumnMap,
  { terminal, language }: CommandContext,
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
  table: Pick<ForeignTable, 'sheets' | 'passedOver' | 'withoutCodes'>,
  { terminal, language }: CommandContext,
): Promise<void> {
  if (dryRun && path !== undefined && !existsSync(path)) {
    await writeOrRefuse(path, (file) => file.writeFile(writtenMap(table)), language);
    terminal.print(columnWords[language].mapWritten(path));
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
  language: Locale,
): Promise<string> {
  const say = runWords[language];
  if (report.stopped || report.unreadable !== undefined || wentIn(report) === 0) return say.notTakenOut;
  return isDryRun ? say.wouldGo(missing.onSale) : say.went(await replace(opened, missing));
}

function numbersOf(report: ImportReport, status: number, language: Locale): Record<string, unknown> {
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
    unreadable: unreadable?.[language],
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
  language: Locale,
): Promise<MissingPieces> {
  const codes = await readCodes(database.db, file, clock().getUTCFullYear(), map);
  if (codes.nameless.length > 0) {
    const lines = codes.nameless.slice(0, mostNamed).join(', ');
    throw new Refused(runWords[language].nameless(codes.nameless.length > mostNamed ? `${lines} …` : lines));
  }
  return findMissing(database.db, codes);
}

/** @throws Refused when nobody is there to be asked */
function mayReplace(context: CommandContext, missing: MissingPieces, isAssured: boolean): Promise<boolean> {
  if (missing.onSale === 0) return Promise.resolve(true);
  const { onSale, ofDemonstration } = missing;
  return confirm(context, runWords[context.language].willGo(onSale, ofDemonstration), isAssured);
}

/** @returns how many went */
const replace = ({ database, clock }: OpenedShop, { ids }: MissingPieces): Promise<number> =>
  takeOut(database.db, clock, ids);
