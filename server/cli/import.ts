/** `npm run shop -- import FILE`: a yard's export into the catalogue. */
import type { InBoth } from '../../domain/constants.ts';
import { UnreadableFile } from '../catalogue/import/yard-file.ts';
import { Refused, UsageError } from './frame/command.ts';
import { columnOf } from '../catalogue/import/columns.ts';
import { asTyped, flag, oneOf, operand, option, yes, type Reader } from './frame/arguments.ts';
import { defineCommand } from './frame/define-command.ts';
import { runImport } from './import-run.ts';

const longestSupplier = 60;

const words = {
  it: {
    supplier: `Il nome di un fornitore ha da 1 a ${longestSupplier} caratteri.`,
    noFact: (name: string) => `Non c’è nessun dato "${name}": guarda docs/porta-il-tuo-magazzino.md.`,
  },
  en: {
    supplier: `A supplier’s name has 1 to ${longestSupplier} signs.`,
    noFact: (name: string) => `There is no fact "${name}": see docs/yards-file.md.`,
  },
} satisfies InBoth<object>;

const supplier: Reader<string> = (typed, _name, language) => {
  const name = typed.trim().toLowerCase();
  if (name === '' || name.length > longestSupplier) throw new UsageError(words[language].supplier);
  return name;
};

const factNames: Reader<ReadonlySet<string>> = (typed, _name, language) =>
  new Set(
    typed.split(',').map((name) => {
      const column = columnOf(name);
      if (column === undefined) throw new UsageError(words[language].noFact(name.trim()));
      return column;
    }),
  );

export const importFile = defineCommand({
  help: {
    it: {
      summary: 'porta nel catalogo l’elenco del tuo magazzino',
      notes: [
        'Va bene qualsiasi elenco di pezzi, così com’è: formato, codifica, colonne e la loro lingua si riconoscono da soli, e ti vengono detti prima di scrivere. Se sei al terminale, dove non è sicuro il negozio chiede.',
        'Le righe buone entrano; di ognuna sbagliata ti dice riga e colonna.',
        'Una colonna che nel file non c’è non cambia niente; quello che hai messo a mano nel negozio resta, a meno di --force.',
        'Quali colonne ci sono, e come si chiamano le foto: docs/porta-il-tuo-magazzino.md.',
        'Un pezzo si riconosce dal tuo codice: lo stesso file due volte non cambia niente, e un’importazione interrotta va avanti se la ripeti.',
      ],
      statuses: {
        0: 'tutte le righe sono entrate',
        1: 'qualche riga non è entrata',
        2: 'non è entrata nessuna riga',
      },
    },
    en: {
      summary: 'bring a yard’s export into the catalogue',
      notes: [
        'Any list of parts goes in as it is: format, encoding, columns and their language are recognised, and told before anything is written. At a terminal the shop asks where it is not sure.',
        'The good lines go in, each bad one is told with its line and column.',
        'A column that the file does not have changes nothing; what was set by hand in the shop stays, unless --force.',
        'Which columns there are, and how photos are named: docs/yards-file.md.',
        'The yard’s code is the identity: the same file twice changes nothing, and an import that was cut off goes on when it is run again.',
      ],
      statuses: { 0: 'every line went in', 1: 'some lines did not go in', 2: 'no line could go in' },
    },
  },
  operands: {
    file: operand(
      'FILE',
      {
        it: 'l’elenco del magazzino: CSV, JSON, .xlsx o .ods',
        en: 'the yard’s export: CSV, JSON, .xlsx or .ods',
      },
      asTyped,
    ),
  },
  options: {
    photos: option(
      { it: 'CARTELLA', en: 'DIR' },
      { it: 'la cartella delle foto che il file nomina', en: 'the folder of the photos that the file names' },
      asTyped,
    ),
    dryRun: flag({
      it: 'dice cosa succederebbe, e non scrive niente',
      en: 'say what would happen, write nothing',
    }),
    replace: flag({
      it: 'i pezzi che nel file non ci sono più vanno a quantità 0; prima chiede',
      en: 'pieces that the file no longer holds go to quantity 0; asks first',
    }),
    yes,
    prices: option(
      'net|gross',
      {
        it: 'se i prezzi del file sono senza IVA (net) o con l’IVA (gross)',
        en: 'whether the file’s prices are without VAT or with it',
      },
      oneOf(['net', 'gross']),
    ),
    map: option(
      'FILE',
      {
        it: 'cosa vogliono dire le colonne; se non c’è lo scrive --dry-run',
        en: 'what its columns mean; --dry-run writes it where it is not there',
      },
      asTyped,
    ),
    as: option(
      { it: 'NOME', en: 'NAME' },
      {
        it: 'il fornitore: le sue colonne si tengono per la prossima volta',
        en: 'the supplier, whose columns are kept and used again',
      },
      supplier,
    ),
    force: option(
      { it: 'DATI', en: 'FACTS' },
      {
        it: 'cambia anche questi, pure se messi a mano: prezzo,sconto',
        en: 'change these although they were set by hand: price,discount',
      },
      factNames,
    ),
    report: option(
      'FILE',
      {
        it: 'scrive ogni errore e ogni nota: .csv, .json, se no testo',
        en: 'write every fault and note: .csv, .json, else text',
      },
      asTyped,
    ),
  },
  examples: [
    'import export.csv',
    'import export.csv --dry-run --report faults.csv',
    'import stock.json --replace',
    'import magazzino.xlsx --prices net --as rossi',
    'import export.csv --dry-run --map columns.json',
  ],
  async run(given, context) {
    try {
      return await runImport(given, context);
    } catch (error) {
      if (!(error instanceof UnreadableFile || error instanceof Refused)) throw error;
      // Refused or unreadable, no line went in.
      context.terminal.tell(error instanceof Refused ? error.message : error.sentence[context.language]);
      return 2;
    }
  },
});
