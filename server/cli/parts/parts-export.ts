/** `npm run shop -- parts export [FILE] --for MARKETPLACE`: the stock in the columns of a marketplace's file. */
import type { InBoth } from '../../../domain/constants.ts';
import { formatNumber } from '../../../domain/written-number.ts';
import { listedParts } from '../../channels/export/listed-parts.ts';
import { listingLine, marketplaces, openListing } from '../../channels/export/listing-columns.ts';
import { fileToWrite, oneOf, option } from '../frame/arguments.ts';
import { interruptedStatus, UsageError } from '../frame/command.ts';
import { defineCommand } from '../frame/define-command.ts';
import { writeOrRefuse } from '../write-or-refuse.ts';

const words = {
  it: {
    noMarketplace: `Di’ per chi: --for ${marketplaces.join(' o ')}.`,
    holds: (path: string, total: number) =>
      `${path}: ${total === 1 ? '1 pezzo' : `${formatNumber(total, 'it')} pezzi`}.`,
    ended: 'Interrotto prima della fine.',
  },
  en: {
    noMarketplace: `Say whom it is for: --for ${marketplaces.join(' or ')}.`,
    holds: (path: string, total: number) =>
      `${path} holds ${total === 1 ? '1 part' : `${formatNumber(total, 'en')} parts`}.`,
    ended: 'Ended before it was whole.',
  },
} satisfies InBoth<object>;

export const partsExport = defineCommand({
  help: {
    it: {
      summary: 'i pezzi in vendita, nelle colonne del file di un marketplace',
      notes: [
        'ebay: bozze per i Report di Seller Hub; la categoria la scegli tu nella bozza. ovoko: una riga per pezzo, con numeri, auto e foto.',
        'I pezzi di sicurezza non ci sono: si vendono solo ad autoriparatori. Posizione, telaio e note restano qui.',
        'Un file è una fotografia: quello che vendi lì dillo al negozio, con "parts quantity" o con un canale ("channels add").',
      ],
    },
    en: {
      summary: 'the parts for sale, in the columns of a marketplace’s file',
      notes: [
        'ebay: drafts for Seller Hub Reports; the category is chosen in the draft. ovoko: a line for each part, with numbers, car and photos.',
        'Safety parts are left out: they are sold to repairers alone. Place, vehicle number and notes stay here.',
        'A file is a picture of a moment: say what was sold there with "parts quantity", or let a channel do so ("channels add").',
      ],
    },
  },
  operands: { file: fileToWrite },
  options: {
    for: option(
      'MARKETPLACE',
      { it: marketplaces.join(' o '), en: marketplaces.join(' or ') },
      oneOf(marketplaces),
    ),
  },
  examples: ['parts export --for ebay bozze.csv', 'parts export --for ovoko ricambi.csv'],
  async run({ file: path, for: marketplace }, { terminal, language, open, abortOnInterrupt }) {
    if (!marketplace) throw new UsageError(words[language].noMarketplace);
    const { config, database, print } = await open();
    const signal = abortOnInterrupt();
    const writeWith = async (write: (text: string) => Promise<unknown>): Promise<number> => {
      await write(openListing(marketplace));
      let total = 0;
      for await (const part of listedParts(database.db, config)) {
        signal.throwIfAborted();
        await write(listingLine(marketplace, part));
        total += 1;
      }
      return total;
    };
    try {
      if (path === undefined) {
        await writeWith(terminal.write);
      } else {
        const total = await writeOrRefuse(
          path,
          (file) => writeWith((text) => file.appendFile(text)),
          language,
        );
        print(words[language].holds(path, total));
      }
      return 0;
    } catch (error) {
      if (!signal.aborted) throw error;
      terminal.tell(words[language].ended);
      return interruptedStatus;
    }
  },
});
