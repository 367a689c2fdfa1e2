/** `npm run shop -- parts show PART`: one part in a terminal. */
import type { InBoth, Locale } from '../../../domain/constants.ts';
import type { Fact, FactValues } from '../../../domain/facts/declaration.ts';
import { namesWhere, type FactsOf, type PlainFactName } from '../../../domain/facts/fact-names.ts';
import { facts } from '../../../domain/facts/facts.ts';
import { formatNumber } from '../../../domain/written-number.ts';
import { findWholePart, type WholePart } from '../../catalogue/shopkeeping/whole-part.ts';
import { json } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { namedLines } from '../frame/table.ts';
import { wrapped } from '../frame/text-width.ts';
import { minuteInRome, money, printable, printableLines } from '../frame/words.ts';
import { found, ordersCounted, part, pieces } from './part-words.ts';

export const partsShow = defineCommand({
  help: {
    it: { summary: 'un pezzo, con giacenza, auto e prezzi' },
    en: { summary: 'one part with its stock, car and prices' },
  },
  operands: { part },
  options: { json },
  examples: ['parts show F-1042', 'parts show "#17" --json'],
  async run({ part: name, json: asJson }, { terminal, language, open }) {
    const { config, database } = await open();
    const whole = found(name, await findWholePart(database, name, config), language);
    if (asJson) terminal.printJson(whole);
    else for (const line of partSheet(whole, terminal.width, language)) terminal.print(line);
  },
});

const told = ['list', 'part', 'yard'] as const;
const ofPart = namesWhere({ of: ['part'], json: told });
const ofCar = namesWhere({ of: ['car'], json: told });

const words = {
  it: {
    forRepairers: ' (solo per autoriparatori)',
    keptFor: (pieces: string) => `${pieces} per chi non ha ancora pagato`,
    inOrders: (orders: string) => `in ${orders}`,
    fits: (models: string) => `va bene per ${models}`,
    fitsNothingKnown: 'non si sa su che auto va bene',
  },
  en: {
    forRepairers: ' (for car repairers only)',
    keptFor: (pieces: string) => `${pieces} for buyers who have not paid yet`,
    inOrders: (orders: string) => `in ${orders}`,
    fits: (models: string) => `fits ${models}`,
    fitsNothingKnown: 'fits nothing that is known',
  },
} satisfies InBoth<object>;

/** @returns lines: names on the left, values on the right; what is not known is left out */
function partSheet(part: WholePart, width: number, language: Locale): string[] {
  const say = words[language];
  const { models: allModels, carModels, description, priceHistory } = part;
  const fits = printable(carModels);
  return [
    ...namedLines(
      [
        [{ it: 'codice', en: 'code' }, part.sku],
        ['id', `#${part.id}`],
        [{ it: 'nome', en: 'name' }, part.name],
        [{ it: 'in inglese', en: 'in English' }, part.nameEn],
        [{ it: 'categoria', en: 'kind' }, part.category.name + (part.safety ? say.forRepairers : '')],
        ...factLines(ofPart, part, language),
      ],
      language,
    ),
    '',
    ...stockLines(part, language),
    '',
    ...carLines(part, allModels[0], language),
    ...wrapped(fits === '' ? say.fitsNothingKnown : say.fits(fits), width),
    '',
    ...printableLines(description).flatMap((line) => wrapped(line, width)),
    '',
    ...priceHistory.map(
      ({ at, discountedPrice }) => `${minuteInRome(new Date(at))}  ${money(discountedPrice, language)}`,
    ),
  ];
}

/** What it costs, and how many there are. */
function stockLines(part: WholePart, language: Locale): string[] {
  const say = words[language];
  const { discount, discountedPrice, reserved, orderCount, images } = part;
  return namedLines(
    [
      [{ it: 'prezzo', en: 'price' }, money(part.price, language)],
      [
        { it: 'sconto', en: 'discount' },
        discount > 0 && `${discount} %, ${money(discountedPrice, language)}`,
      ],
      [{ it: 'in magazzino', en: 'in the yard' }, pieces(part.onHand, language)],
      [{ it: 'tenuti', en: 'kept' }, reserved > 0 && say.keptFor(pieces(reserved, language))],
      [{ it: 'in vendita', en: 'for sale' }, pieces(part.quantity, language)],
      [{ it: 'ultimo file', en: 'last file' }, pieces(part.listedQuantity, language)],
      [
        { it: 'ordinato', en: 'ordered' },
        orderCount > 0 && say.inOrders(ordersCounted(orderCount, language)),
      ],
      [{ it: 'foto', en: 'photos' }, images.length > 0 && String(images.length)],
      [{ it: 'cambiato', en: 'changed' }, minuteInRome(new Date(part.updatedAt))],
    ],
    language,
  );
}

/** The car it was taken from. */
function carLines(
  part: WholePart,
  model: WholePart['models'][number] | undefined,
  language: Locale,
): string[] {
  const { car } = part;
  return namedLines(
    [
      [
        { it: 'viene da', en: 'donor car' },
        car && model && `${model.brand.name} ${model.name}${car.year ? `, ${car.year}` : ''}`,
      ],
      ...(car ? factLines(ofCar, { ...part, ...car }, language) : []),
    ],
    language,
  );
}

/** What is counted or measured, with the unit where the fact's name does not say it. */
const measures: Partial<Record<keyof FactValues, (value: number, language: Locale) => string>> = {
  kilometres: formatNumber,
  kilograms: (weight, language) => `${formatNumber(weight, language)} kg`,
  kilowatts: (power, language) => `${formatNumber(power, language)} kW`,
  cost: money,
};

/** The facts that have a name for it, with their values. */
const factLines = <Name extends PlainFactName>(
  names: readonly Name[],
  values: FactsOf<Name>,
  language: Locale,
) =>
  names.flatMap((name) => {
    const { terminal, holds }: Fact = facts[name];
    const held: string | number | readonly string[] | null = values[name];
    const measured = typeof held === 'number' && measures[holds as keyof FactValues]?.(held, language);
    const value = typeof held === 'object' && held !== null ? held.join(', ') : held;
    return terminal && value !== null && value !== '' ? [[terminal, measured || String(value)] as const] : [];
  });
