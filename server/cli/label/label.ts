/** `npm run shop -- label PART...`: tags for the parts of the yard. */
import type { InBoth } from '../../../domain/constants.ts';
import { formatNumber } from '../../../domain/written-number.ts';
import { isLoopback } from '../../config/loopback.ts';
import { asTyped, flag, oneOf, oneOrMore, option, withDefault } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { found, part } from '../parts/part-words.ts';
import { writeOrRefuse } from '../write-or-refuse.ts';
import { labelPage } from '../../catalogue/labels/label-page.ts';
import { labelSizes, type LabelSize } from '../../catalogue/labels/label-style.ts';
import { readPartLabels } from '../../catalogue/labels/read-part-labels.ts';

const words = {
  it: {
    holds: (path: string, count: number, size: string) =>
      `${path} contiene ${count === 1 ? '1 etichetta' : `${formatNumber(count, 'it')} etichette`}, ${size}.`,
    unreachable: (url: string) =>
      `I codici portano a ${url}, dove nessun telefono arriva: imposta PUBLIC_URL.`,
  },
  en: {
    holds: (path: string, count: number, size: string) =>
      `${path} holds ${count === 1 ? '1 label' : `${formatNumber(count, 'en')} labels`}, ${size}.`,
    unreachable: (url: string) => `The codes lead to ${url}, which no telephone reaches: set PUBLIC_URL.`,
  },
} satisfies InBoth<object>;

const sizes = Object.keys(labelSizes) as LabelSize[];

export const label = defineCommand({
  help: {
    it: {
      summary: 'le etichette dei pezzi, in una pagina da stampare',
      notes: [
        'Su ogni etichetta ci sono numero, nome, auto da cui viene, condizione e il tuo codice. Il QR porta alla pagina del pezzo sotto PUBLIC_URL.',
        'Apri la pagina nel browser e stampala al 100 %, senza margini.',
      ],
    },
    en: {
      summary: 'tags for parts, as a page to be printed',
      notes: [
        'On each tag stand number, name, donor car, condition and the yard’s code. Its QR code leads to the part’s page under PUBLIC_URL.',
        'Open the page in a browser and print it at 100 %, without margins.',
      ],
    },
  },
  operands: { parts: oneOrMore(part) },
  options: {
    to: withDefault(
      option(
        'FILE',
        { it: 'la pagina; se non dici niente labels.html', en: 'the page; labels.html unless said' },
        asTyped,
      ),
      'labels.html',
    ),
    size: withDefault(
      option(
        { it: 'MISURA', en: 'SIZE' },
        {
          it: `${sizes.join(', ')}: il rotolo della stampante in mm, o otto su un foglio`,
          en: `${sizes.join(', ')}: a label printer’s roll in mm, or eight on a sheet`,
        },
        oneOf(sizes),
      ),
      '62x100',
    ),
    price: flag({ it: 'con il prezzo di oggi', en: 'with the price of today' }),
  },
  examples: ['label F-1042 F-1043', 'label "#17" --size A4 --price --to etichette.html'],
  async run({ parts: names, to: path, size, price }, { terminal, language, open }) {
    const { config, database, print } = await open();
    const labels = await readPartLabels(database, names, price, config, (name) =>
      found<never>(name, undefined, language),
    );
    await writeOrRefuse(path, (file) => file.writeFile(labelPage(labels, size)), language);
    print(words[language].holds(path, labels.length, size));
    if (isLoopback(new URL(config.publicUrl).hostname))
      terminal.tell(words[language].unreachable(config.publicUrl));
  },
});
