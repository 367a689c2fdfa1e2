/** `npm run shop -- parts show PART`: one part in a terminal. */
import type { Fact, FactValues } from '../../../domain/facts/declaration.ts';
import { namesWhere, type FactsOf, type PlainFactName } from '../../../domain/facts/fact-names.ts';
import { facts } from '../../../domain/facts/facts.ts';
import { findWholePart, type WholePart } from '../../catalogue/shopkeeping/whole-part.ts';
import { json } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { namedLines } from '../frame/table.ts';
import { wrapped } from '../frame/text-width.ts';
import { minuteInRome, money, printable, printableLines } from '../frame/words.ts';
import { found, part, pieces } from './part-words.ts';

export const partsShow = defineCommand({
  summary: 'one part with its stock, car and prices',
  operands: { part },
  options: { json },
  examples: ['parts show F-1042', 'parts show "#17" --json'],
  async run({ part: name, json: asJson }, { terminal, open }) {
    const { database } = await open();
    const whole = found(name, await findWholePart(database, name));
    if (asJson) terminal.printJson(whole);
    else for (const line of partSheet(whole, terminal.width)) terminal.print(line);
  },
});

const told = ['list', 'part', 'yard'] as const;
const ofPart = namesWhere({ of: ['part'], json: told });
const ofCar = namesWhere({ of: ['car'], json: told });

/** @returns lines: names on the left, values on the right; what is not known is left out */
function partSheet(part: WholePart, width: number): string[] {
  const { car, models, priceHistory } = part;
  const [model] = models;
  return [
    ...namedLines([
      ['code', part.sku],
      ['id', `#${part.id}`],
      ['name', part.name],
      ['in English', part.nameEn],
      ['kind', part.category.name + (part.safety ? ' (for car repairers only)' : '')],
      ...factLines(ofPart, part),
    ]),
    '',
    ...namedLines([
      ['price', money(part.price)],
      ['discount', part.discount > 0 && `${part.discount} %, ${money(part.discountedPrice)}`],
      ['in the yard', pieces(part.onHand)],
      ['kept', part.reserved > 0 && `${pieces(part.reserved)} for buyers who have not paid yet`],
      ['for sale', pieces(part.quantity)],
      ['last file', pieces(part.listedQuantity)],
      [
        'ordered',
        part.orderCount > 0 && `in ${part.orderCount} ${part.orderCount === 1 ? 'order' : 'orders'}`,
      ],
      ['photos', part.images.length > 0 && String(part.images.length)],
      ['changed', minuteInRome(new Date(part.updatedAt))],
    ]),
    '',
    ...namedLines([
      ['donor car', car && model && `${model.brand.name} ${model.name}${car.year ? `, ${car.year}` : ''}`],
      ...(car ? factLines(ofCar, { ...part, ...car }) : []),
    ]),
    ...wrapped(`fits ${printable(part.carModels) || 'nothing that is known'}`, width),
    '',
    ...printableLines(part.description).flatMap((line) => wrapped(line, width)),
    '',
    ...priceHistory.map(
      ({ at, discountedPrice }) => `${minuteInRome(new Date(at))}  ${money(discountedPrice)}`,
    ),
  ];
}

/** After the value of a fact whose name does not say it. */
const units: Partial<Record<keyof FactValues, string>> = { kilograms: ' kg', kilowatts: ' kW' };

/** The facts that have a name for it, with their values. */
const factLines = <Name extends PlainFactName>(names: readonly Name[], values: FactsOf<Name>) =>
  names.flatMap((name) => {
    const { terminal, holds }: Fact = facts[name];
    const held: string | number | readonly string[] | null = values[name];
    const value = typeof held === 'object' && held !== null ? held.join(', ') : held;
    const unit = units[holds as keyof FactValues] ?? '';
    return terminal && value !== null && value !== '' ? [[terminal, `${value}${unit}`] as const] : [];
  });
