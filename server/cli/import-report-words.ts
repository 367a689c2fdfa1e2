/** The sentences of an import's report. */
import type { InBoth } from '../../domain/constants.ts';
import { formatNumber } from '../../domain/written-number.ts';
import type { ImportReport } from '../catalogue/import/import-report.ts';

type Counts = Pick<ImportReport, 'lines' | 'added' | 'changed' | 'unchanged'>;

const it = (count: number): string => formatNumber(count, 'it');
const en = (count: number): string => formatNumber(count, 'en');

export const reportWords = {
  it: {
    nothingIn: 'Non è entrato niente:',
    notIn: (count: number, isDryRun: boolean) =>
      count === 1
        ? `1 riga non ${isDryRun ? 'entrerebbe' : 'è entrata'}:`
        : `${it(count)} righe non ${isDryRun ? 'entrerebbero' : 'sono entrate'}:`,
    takenOtherwise: 'Preso diversamente da com’è scritto:',
    photosLost: 'Foto che non si sono potute avere:',
    lines: (all: number, { lines, added, changed, unchanged }: Counts, isDryRun: boolean) =>
      `Righe ${isDryRun ? 'che entrerebbero' : 'entrate'}: ${it(all)} su ${it(lines)}. Nuove: ${it(added)}, cambiate: ${it(changed)}, com’erano: ${it(unchanged)}.`,
    noChange: (isDryRun: boolean) => (isDryRun ? 'Non cambierebbe niente.' : 'Non è cambiato niente.'),
    dryRun: 'Era una prova: non è stato scritto niente.',
    stopped: {
      interrupted: (line: number) => `Interrotto dopo la riga ${line}: ripeti il comando per andare avanti.`,
      'database gone': (line: number) =>
        `Dopo la riga ${line} la base di dati non c’era più: quando torna, ripeti l’importazione per andare avanti.`,
    },
    madeModels: (names: string) =>
      `Modelli che il negozio non conosceva, ora nel suo elenco (models list): ${names}.`,
    otherKinds: (count: number, names: string) =>
      `${count === 1 ? '1 pezzo non è di nessuna categoria ed è finito' : `${it(count)} pezzi non sono di nessuna categoria e sono finiti`} in "altro" (kinds teach "PAROLE" CATEGORIA): ${names}.`,
    unknownColumns: (names: string) => `Colonne saltate: ${names}.`,
    blankLines: (lines: string) => `Righe vuote, saltate: ${lines}.`,
    photosNamed: (count: number) =>
      `${count === 1 ? '1 riga nomina' : `${it(count)} righe nominano`} delle foto: di’ la cartella con --photos CARTELLA.`,
    andMore: (names: string, rest: number) => `${names} e altri ${it(rest)}`,
    moreWithReport: (rest: number) => `… e altre ${it(rest)}; le vedi con --report FILE.`,
    moreInReport: (rest: number, file: string) => `… e altre ${it(rest)}; stanno in ${file}.`,
    headings: {
      line: 'riga',
      column: 'colonna',
      read: 'letto',
      taken: 'preso come',
      expected: 'ci voleva',
    },
  },
  en: {
    nothingIn: 'Nothing went in:',
    notIn: (count: number, isDryRun: boolean) =>
      `${count === 1 ? '1 line' : `${en(count)} lines`} ${isDryRun ? 'would' : 'did'} not go in:`,
    takenOtherwise: 'Taken otherwise than written:',
    photosLost: 'Photos that could not be had:',
    lines: (all: number, { lines, added, changed, unchanged }: Counts, isDryRun: boolean) =>
      `${en(all)} of ${en(lines)} lines ${isDryRun ? 'would go in' : 'went in'}: ${en(added)} new, ${en(changed)} changed, ${en(unchanged)} as they were.`,
    noChange: (isDryRun: boolean) => (isDryRun ? 'Nothing would change.' : 'Nothing has changed.'),
    dryRun: 'This was a dry run: nothing was written.',
    stopped: {
      interrupted: (line: number) => `Stopped after line ${line}: run it again to go on.`,
      'database gone': (line: number) =>
        `The database went away after line ${line}: when it is back, run the import again to go on.`,
    },
    madeModels: (names: string) =>
      `Models that the shop did not know, now in its list (models list): ${names}.`,
    otherKinds: (count: number, names: string) =>
      `${en(count)} ${count === 1 ? 'piece fits' : 'pieces fit'} no kind and went to "other" (kinds teach "WORDS" KIND): ${names}.`,
    unknownColumns: (names: string) => `Columns passed over: ${names}.`,
    blankLines: (lines: string) => `Lines with nothing in them, passed over: ${lines}.`,
    photosNamed: (count: number) =>
      `${en(count)} ${count === 1 ? 'line names' : 'lines name'} photos: give their folder with --photos DIR.`,
    andMore: (names: string, rest: number) => `${names} and ${en(rest)} more`,
    moreWithReport: (rest: number) => `… and ${en(rest)} more; see them with --report FILE.`,
    moreInReport: (rest: number, file: string) => `… and ${en(rest)} more; they stand in ${file}.`,
    headings: { line: 'line', column: 'column', read: 'read', taken: 'taken as', expected: 'expected' },
  },
} satisfies InBoth<object>;
