/** What parts and searches say of themselves in a sentence or two: the most telling first, as much as search engines show. */
import type { Locale } from '../../../domain/constants.ts';
import type { Part } from '../../../domain/contract/parts.ts';
import type { Searched } from '../../../domain/landing-page.ts';
import { withdrawalPeriod } from '../../../domain/withdrawal-period.ts';
import { formatMoney, formatNumber } from '../../../domain/written-number.ts';
import { policies } from '../../../shop.config.ts';

/** Signs of a description that search engines show whole. */
const room = 160;

const named = (name: string, number: string): string => (number === '' ? name : `${name} ${number}`);

const words = {
  it: {
    part: ({ name, serialNumber }: Part) => `${named(name, serialNumber)}: ricambio originale usato`,
    from: (car: string) => `, smontato da ${car}`,
    ofYear: (year: number) => ` del ${year}`,
    fits: (cars: string) => ` per ${cars}`,
    offered: (condition: string, price: string) => `. Condizione ${condition}, ${price}.`,
    sold: '. Venduto: nella pagina trovi quello che abbiamo di simile.',
    promises: [
      ` Reso entro ${withdrawalPeriod('it', policies.withdrawalDays)}.`,
      ' Spedizione in tutta Italia.',
    ],
    found: (count: string, isOne: boolean) =>
      isOne ? `${count} ricambio auto originale usato` : `${count} ricambi auto originali usati`,
    forCar: (car: string) => ` per ${car}`,
    each: (isOne: boolean) =>
      `, con il numero, il prezzo, la condizione e l’auto da cui ${isOne ? 'viene' : 'vengono'}.`,
  },
  en: {
    part: ({ name, serialNumber }: Part) => `${named(name, serialNumber)}: used original part`,
    from: (car: string) => `, taken from ${car}`,
    ofYear: (year: number) => `, ${year}`,
    fits: (cars: string) => ` for ${cars}`,
    offered: (condition: string, price: string) => `. Condition ${condition}, ${price}.`,
    sold: '. Sold: the page shows what we have that is like it.',
    promises: [
      ` ${withdrawalPeriod('en', policies.withdrawalDays)} to give it back.`,
      ' Delivered all over Italy.',
    ],
    found: (count: string, isOne: boolean) => `${count} used original car part${isOne ? '' : 's'}`,
    forCar: (car: string) => ` for ${car}`,
    each: (isOne: boolean) =>
      `, with number, price, condition and the car ${isOne ? 'it comes' : 'they come'} from.`,
  },
} satisfies Record<Locale, object>;

/** `Faro anteriore sinistro 51 810 268: ricambio originale usato, smontato da Fiat Panda (169) del 2009, 121.000 km. Condizione A, 79,00 €.` */
export function describePart(part: Part, locale: Locale): string {
  const say = words[locale];
  const { car, year, mileageKm, carModels, quantity, isKept, condition, discountedPrice } = part;
  const [model] = part.models;
  const origin =
    car && model
      ? [
          say.from(`${model.brand.name} ${model.name}`),
          year === null ? '' : say.ofYear(year),
          mileageKm === null ? '' : `, ${formatNumber(mileageKm, locale)} km`,
        ]
      : [carModels && say.fits(carModels)];
  const gone = isKept ? '.' : say.sold;
  const offer = quantity === 0 ? gone : say.offered(condition, formatMoney(discountedPrice, locale));
  const what = fitted([say.part(part), ...origin], room - offer.length);
  return cut(fitted([what + offer, ...(quantity === 0 ? [] : say.promises)], room));
}

/** `Alternatore: 41 ricambi auto originali usati per Fiat Panda (169), con il numero, …` */
export function describeSearch({ options, result: { total }, ...lists }: Searched, locale: Locale): string {
  const say = words[locale];
  const kinds = namesOf(lists.categories, options.category);
  const car = [namesOf(lists.brands, options.brand), namesOf(lists.models, options.model)]
    .filter(Boolean)
    .join(' ');
  const what = [options.query && `“${options.query}”`, kinds].filter(Boolean).join(', ');
  const isOne = total === 1;
  const found = say.found(formatNumber(total, locale), isOne) + (car && say.forCar(car));
  return cut(fitted([`${what && `${what}: `}${found}`, say.each(isOne), ...say.promises], room));
}

/** @param ids comma separated, as in the address bar */
const namesOf = (rows: readonly { readonly id: number; readonly name: string }[], ids = ''): string => {
  const wanted = ids.split(',').map(Number);
  return rows
    .filter(({ id }) => wanted.includes(id))
    .map(({ name }) => name)
    .join(', ');
};

/** Yards may write names as long as they like, and people searches. */
const cut = (text: string): string =>
  text.length <= room ? text : `${text.slice(0, room - 1).replace(/\s+\S*$/, '')}…`;

/**
 * The first piece, and as many of the following as there is room for: what comes first matters most.
 *
 * @param room most signs
 */
export function fitted([first = '', ...others]: readonly string[], room: number): string {
  let text = first;
  for (const other of others) {
    if (text.length + other.length > room) break;
    text += other;
  }
  return text;
}
