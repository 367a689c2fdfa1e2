/** The photos of an import, once its lines are in. */
import { statSync } from 'node:fs';
import type { Hearer, ImportReport, LineFault } from '../catalogue/import/import-report.ts';
import { importPhotos } from '../catalogue/photos/import-photos.ts';
import { openMedia } from '../images/open-media.ts';
import { Refused, type OpenedShop } from './frame/command.ts';
import type { Terminal } from './frame/terminal.ts';
import { startProgress } from './progress.ts';

export type BroughtPhotos = {
  /** A sentence, or none when no line named a photo that could be looked for. */
  readonly words: string | undefined;
  readonly faults: readonly LineFault[];
  readonly isInterrupted: boolean;
};

/** @throws Refused before anything is done, when there is no such folder */
export function assertFolder(folder: string | undefined): void {
  if (folder === undefined) return;
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) throw new Refused(`There is no folder ${folder} to look for photos in.`);
}

export async function bringPhotos(
  { config, database, clock }: OpenedShop,
  { photos: { wishes } }: ImportReport,
  folder: string | undefined,
  terminal: Terminal,
  signal: AbortSignal,
  hearer: Hearer = {},
): Promise<BroughtPhotos> {
  if (wishes.length === 0) return { words: undefined, faults: [], isInterrupted: false };
  const names = wishes.reduce((sum, wish) => sum + wish.names.length, 0);
  const progress = startProgress(names, terminal);
  try {
    const report = await importPhotos({ db: database.db, media: openMedia(config), clock }, wishes, {
      folder,
      signal,
      onProgress: (done) => progress.at(done, `${done} photos`),
    });
    const faults = report.faults.map(({ line, name, read, expected }) => ({
      line,
      column: 'foto',
      read: read === '' ? name : `${name}: ${read}`,
      expected,
    }));
    for (const fault of faults) hearer.fault?.(fault);
    const { added, unchanged, parts } = report;
    const words = `Photos: ${added} new, ${unchanged} known already; ${parts} parts show others than before.`;
    return { words, faults, isInterrupted: false };
  } catch (error) {
    if (!signal.aborted) throw error;
    return { words: 'Stopped among the photos: run it again to go on.', faults: [], isInterrupted: true };
  } finally {
    progress.stop();
  }
}
