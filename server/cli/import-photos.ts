/** The photos of an import, once its lines are in. */
import type { InBoth, Locale } from '../../domain/constants.ts';
import { statSync } from 'node:fs';
import { formatNumber } from '../../domain/written-number.ts';
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

const say = {
  it: {
    noFolder: (folder: string) => `Non c’è nessuna cartella ${folder} in cui cercare le foto.`,
    done: (count: string) => `${count} foto`,
    brought: (added: string, unchanged: string, parts: number, written: string) =>
      `Foto: ${added} nuove, ${unchanged} già note; ${parts === 1 ? '1 pezzo ne mostra' : `${written} pezzi ne mostrano`} altre da prima.`,
    stopped: 'Interrotto durante le foto: ripeti il comando per andare avanti.',
  },
  en: {
    noFolder: (folder: string) => `There is no folder ${folder} to look for photos in.`,
    done: (count: string) => `${count} photos`,
    brought: (added: string, unchanged: string, _parts: number, written: string) =>
      `Photos: ${added} new, ${unchanged} known already; ${written} parts show others than before.`,
    stopped: 'Stopped among the photos: run it again to go on.',
  },
} satisfies InBoth<object>;

/** @throws Refused before anything is done, when there is no such folder */
export function assertFolder(folder: string | undefined, language: Locale): void {
  if (folder === undefined) return;
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats?.isDirectory()) throw new Refused(say[language].noFolder(folder));
}

export async function bringPhotos(
  { config, database, clock }: OpenedShop,
  { photos: { wishes } }: ImportReport,
  { folder, isForced }: { readonly folder: string | undefined; readonly isForced: boolean },
  { terminal, language }: { readonly terminal: Terminal; readonly language: Locale },
  signal: AbortSignal,
  hearer: Hearer = {},
): Promise<BroughtPhotos> {
  if (wishes.length === 0) return { words: undefined, faults: [], isInterrupted: false };
  const names = wishes.reduce((sum, wish) => sum + wish.names.length, 0);
  const written = (count: number) => formatNumber(count, language);
  const progress = startProgress(names, terminal);
  try {
    const report = await importPhotos({ db: database.db, media: openMedia(config), clock }, wishes, {
      folder,
      isForced,
      signal,
      onProgress: (done) => progress.at(done, say[language].done(written(done))),
    });
    const faults = report.faults.map(({ line, name, read, expected }) => ({
      line,
      column: 'foto',
      read: { it: `${name}: ${read.it}`, en: `${name}: ${read.en}` },
      expected,
    }));
    for (const fault of faults) hearer.fault?.(fault);
    const { added, unchanged, parts } = report;
    const words = say[language].brought(written(added), written(unchanged), parts, written(parts));
    return { words, faults, isInterrupted: false };
  } catch (error) {
    if (!signal.aborted) throw error;
    return { words: say[language].stopped, faults: [], isInterrupted: true };
  } finally {
    progress.stop();
  }
}
