/**
 * A part as an item of a product feed: RSS 2.0 in the words of Google Merchant Center, which Meta's catalogues read too. What they
 * ask for stands in https://support.google.com/merchants/answer/7052112 and
 * https://developers.facebook.com/docs/commerce-platform/catalog/fields; decision 0073.
 */
import { currency, type Locale } from '../../../domain/constants.ts';
import { inFull } from '../../../domain/picture-address.ts';
import { href } from '../../../domain/routes.ts';
import { formatNumber } from '../../../domain/written-number.ts';
import { shop } from '../../../shop.config.ts';
import { html, type Html } from '../../http/html.ts';
import type { FeedPart } from './read-feed.ts';

/** Who reads it: each has a word of its own for what can be bought. */
export const readers = ['google', 'meta'] as const;
export type Reader = (typeof readers)[number];

export type FeedOptions = {
  readonly locale: Locale;
  readonly reader: Reader;
  /** Address of the shop, without a slash at the end. */
  readonly publicUrl: string;
};

const inStock: Readonly<Record<Reader, string>> = { google: 'in_stock', meta: 'in stock' };
const kindOfGoods = 'Vehicles & Parts > Vehicle Parts & Accessories';

/** As many signs, and photos beside the first, as both readers take. */
const titleLongest = 150;
const descriptionLongest = 5_000;
const morePhotosMost = 10;

const words = {
  it: {
    feed: 'ricambi auto originali usati',
    part: (grade: string) => `Ricambio originale usato, condizione ${grade}.`,
    from: (car: string) => ` Smontato da ${car}.`,
    number: (number: string) => ` Numero originale ${number}.`,
  },
  en: {
    feed: 'used original car parts',
    part: (grade: string) => `Used original part, condition ${grade}.`,
    from: (car: string) => ` Taken from ${car}.`,
    number: (number: string) => ` Original number ${number}.`,
  },
} satisfies Record<Locale, object>;

export function openFeed({ locale, publicUrl }: FeedOptions): string {
  const title = `${shop.name}: ${words[locale].feed}`;
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">\n<channel>\n' +
    html`<title>${title}</title><link>${publicUrl + href(locale, 'home')}</link><description>${title}</description>\n`
      .text
  );
}
export const closeFeed = '</channel>\n</rss>\n';

/** @returns an `<item>` */
export function feedItem(part: FeedPart, { locale, reader, publicUrl }: FeedOptions): string {
  const [model] = part.models;
  const [first, ...others] = part.photos.map(({ src }) => inFull(src, publicUrl));
  const entries: [name: string, value: string | undefined][] = [
    ['id', String(part.id)],
    ['title', titleOf(part).slice(0, titleLongest)],
    ['description', (part.description || describe(part, locale)).slice(0, descriptionLongest)],
    ['link', publicUrl + href(locale, 'part', { id: part.id })],
    ['image_link', first],
    ...others.slice(0, morePhotosMost).map((photo): [string, string] => ['additional_image_link', photo]),
    ['availability', inStock[reader]],
    ['condition', 'used'],
    ['price', amount(part.price)],
    ['sale_price', part.discountedPrice < part.price ? amount(part.discountedPrice) : undefined],
    ['brand', part.isFromCar ? model?.brand.name : undefined],
    ['mpn', part.serialNumber || undefined],
    // Without make and number nothing identifies it.
    ['identifier_exists', part.serialNumber === '' ? 'no' : undefined],
    ['google_product_category', kindOfGoods],
    ['product_type', part.category.name],
  ];
  const told = entries.map(([name, value]) => (value === undefined ? '' : entry(name, value))).join('');
  const shipping = entry('country', 'IT') + entry('price', amount(part.dearestShipping));
  return `<item>${told}<g:shipping>${shipping}</g:shipping></item>\n`;
}

// What the template escapes for HTML is escaped for XML.
const escaped = (value: string): Html => html`${value}`;
const entry = (name: string, value: string): string => `<g:${name}>${escaped(value).text}</g:${name}>`;

const amount = (cents: number): string => `${(cents / 100).toFixed(2)} ${currency}`;

/** With the car, where the name does not say it. */
function titleOf({ name, models: [model], serialNumber }: FeedPart): string {
  const car = model && !name.includes(model.name) ? `${model.brand.name} ${model.name}` : '';
  return [name, car, serialNumber].filter(Boolean).join(' ');
}

function describe({ models: [model], year, mileageKm, condition, serialNumber }: FeedPart, locale: Locale) {
  const say = words[locale];
  const km = mileageKm === null ? '' : `${formatNumber(mileageKm, locale)} km`;
  const car = model ? [`${model.brand.name} ${model.name}`, year, km].filter(Boolean).join(', ') : '';
  return [say.part(condition), car && say.from(car), serialNumber && say.number(serialNumber)].join('');
}
