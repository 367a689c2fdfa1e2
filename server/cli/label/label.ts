/** `npm run shop -- label PART...`: tags for the parts of the yard. */
import { findWholePart } from '../../catalogue/shopkeeping/whole-part.ts';
import { isLoopback } from '../../config/loopback.ts';
import { asTyped, flag, oneOf, oneOrMore, option, withDefault } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { found, part } from '../parts/part-words.ts';
import { writeOrRefuse } from '../write-or-refuse.ts';
import { labelPage, partLabel, type PartLabel } from './label-page.ts';
import { labelSizes, type LabelSize } from './label-style.ts';

const sizes = Object.keys(labelSizes) as LabelSize[];

export const label = defineCommand({
  summary: 'tags for parts, as a page to be printed',
  operands: { parts: oneOrMore(part) },
  options: {
    to: withDefault(option('FILE', 'the page; labels.html unless said', asTyped), 'labels.html'),
    size: withDefault(
      option('SIZE', `${sizes.join(', ')}: a label printer’s roll in mm, or eight on a sheet`, oneOf(sizes)),
      '62x100',
    ),
    price: flag('with the price of today'),
  },
  notes: [
    'On each tag stand number, name, donor car, condition and the yard’s code. Its QR code leads to the part’s page under PUBLIC_URL.',
    'Open the page in a browser and print it at 100 %, without margins.',
  ],
  examples: ['label F-1042 F-1043', 'label "#17" --size A4 --price --to cartellini.html'],
  async run({ parts: names, to: path, size, price }, { terminal, open }) {
    const { config, database, print } = await open();
    const labels: PartLabel[] = [];
    for (const name of names)
      labels.push(partLabel(found(name, await findWholePart(database, name)), config.publicUrl, price));
    await writeOrRefuse(path, (file) => file.writeFile(labelPage(labels, size)));
    print(`${path} holds ${labels.length === 1 ? '1 label' : `${labels.length} labels`}, ${size}.`);
    if (isLoopback(new URL(config.publicUrl).hostname))
      terminal.tell(`The codes lead to ${config.publicUrl}, which no telephone reaches: set PUBLIC_URL.`);
  },
});
