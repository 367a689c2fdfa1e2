/** Up to where a channel has read, as the text that it is given and gives back. */
import { readVersion, writeVersion } from '../../catalogue/snapshot/version.ts';

export type Cursor = {
  /** The database, and its table of parts (`stateOfParts`): others after a restore, and once a standby took over. */
  readonly lineage: string;
  readonly file: number;
  /** What it was told before, as transactions that were visible; undefined for one that was told nothing yet. */
  readonly told: string | undefined;
  /** Of a round whose pages are not all read: what was visible when it began, and the last id that was told. */
  readonly round: { readonly begun: string; readonly after: number } | undefined;
};

export function writeCursor({ lineage, file, told, round }: Cursor): string {
  const version = (visible: string | undefined) => (visible ? writeVersion({ lineage, file, visible }) : '');
  return [version(told), ...(round ? [version(round.begun), String(round.after)] : [])].join('.');
}

/** @returns undefined where the text is none that was ever given out; the database takes what it returns */
export function readCursor(text: string): Cursor | undefined {
  const [toldText = '', begunText, afterText, ...more] = text.split('.');
  const told = toldText === '' ? undefined : readVersion(toldText);
  const begun = begunText === undefined ? undefined : readVersion(begunText);
  const isTold = toldText === '' || told !== undefined;
  const after = afterText !== undefined && /^\d{1,9}$/.test(afterText) ? Number(afterText) : undefined;
  const hasRound = begun !== undefined && after !== undefined;
  const isWhole = begunText === undefined ? told !== undefined : hasRound;
  const known = told ?? begun;
  if (!isTold || !isWhole || !known || more.length > 0) return undefined;
  if (told && begun && (told.file !== begun.file || told.lineage !== begun.lineage)) return undefined;
  return {
    lineage: known.lineage,
    file: known.file,
    told: told?.visible,
    round: hasRound ? { begun: begun.visible, after } : undefined,
  };
}
