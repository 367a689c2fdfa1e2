/**
 * A part in the columns of the files that marketplaces take, where nobody has a connector. What the yard alone knows (place, vehicle number,
 * notes) is in none of them. Decision 0100.
 */
import type { ChannelPart } from '../../../domain/contract/channels.ts';
import { harmless } from '../../files/csv-line.ts';

export const marketplaces = ['ebay', 'ovoko'] as const;
export type Marketplace = (typeof marketplaces)[number];

type Column = (part: ChannelPart) => string;

/** As many signs as eBay takes in a title, and photos of one item. */
const titleLongest = 80;
const photosMost = 24;
/** "Auto: ricambi e accessori" of ebay.it: the whole of it, which the seller narrows in the draft. */
const ebayCategory = '131090';
/** "Usato", https://developer.ebay.com/devzone/finding/callref/enums/conditionIdList.html */
const ebayUsed = '3000';

const euros = (cents: number): string => (cents / 100).toFixed(2);
const number = (value: number | null): string => value?.toString() ?? '';

const numbersOf = ({ serialNumber, otherNumbers }: ChannelPart): string[] =>
  [serialNumber, ...otherNumbers].filter(Boolean);

/** Name, car and number, as far as there is room: whole words alone. */
export function titleOf(part: ChannelPart): string {
  const car = [part.make, part.model].filter(Boolean).join(' ');
  const words = [part.name.it, car, number(part.year), part.serialNumber].join(' ').split(/\s+/);
  let title = '';
  for (const word of words.filter(Boolean)) {
    const longer = title === '' ? word.slice(0, titleLongest) : `${title} ${word}`;
    if (longer.length > titleLongest) break;
    title = longer;
  }
  return title;
}

function describe({
  name,
  description,
  condition,
  make,
  model,
  year,
  mileageKm,
  ...part
}: ChannelPart): string {
  const car = [make, model, year, mileageKm === null ? '' : `${mileageKm} km`].filter(Boolean).join(' ');
  const numbers = [part.serialNumber, ...part.otherNumbers].filter(Boolean).join(', ');
  return [
    `${name.it}. Ricambio originale usato, condizione ${condition}.`,
    // Many yards begin their own words with it.
    car && !/smontat[oa] da/i.test(description.it) && `Smontato da ${car}.`,
    numbers && `Numero originale ${numbers}.`,
    description.it,
  ]
    .filter(Boolean)
    .join(' ')
    .replaceAll(/\s+/g, ' ');
}

/** Seller Hub Reports, "Create drafts", for ebay.it: what is loaded is a draft until the seller publishes it. */
const ebay: Readonly<Record<string, Column>> = {
  'Action(SiteID=Italy|Country=IT|Currency=EUR|Version=1193|CC=UTF-8)': () => 'Draft',
  'Custom label (SKU)': ({ sku }) => sku,
  'Category ID': () => ebayCategory,
  Title: titleOf,
  UPC: () => '',
  Price: ({ discountedPrice }) => euros(discountedPrice),
  Quantity: ({ available }) => number(available),
  'Item photo URL': ({ photos }) => photos.slice(0, photosMost).join('|'),
  'Condition ID': () => ebayUsed,
  Description: describe,
  Format: () => 'FixedPrice',
};

/** A parts platform's list, in English: a line is a piece by the yard's code, with its numbers, its car and its photos. */
const ovoko: Readonly<Record<string, Column>> = {
  stock_no: ({ sku }) => sku,
  title_en: ({ name }) => name.en,
  group: ({ category }) => category.name.en,
  oe_numbers: (part) => numbersOf(part).join(','),
  asking_price_eur: ({ discountedPrice }) => euros(discountedPrice),
  quantity: ({ available }) => number(available),
  condition: ({ condition }) => condition,
  fits_make: ({ make }) => make ?? '',
  fits_model: ({ model }) => model ?? '',
  built: ({ year }) => number(year),
  odometer: ({ mileageKm }) => number(mileageKm),
  side: ({ side }) => side ?? '',
  weight_kg: ({ weightKg }) => number(weightKg),
  pictures: ({ photos }) => photos.join(','),
};

const columns: Readonly<Record<Marketplace, Readonly<Record<string, Column>>>> = { ebay, ovoko };

/** The first lines of the file, with what a platform wants above its columns. */
export function openListing(marketplace: Marketplace): string {
  const header = csvLine(Object.keys(columns[marketplace]));
  return marketplace === 'ebay'
    ? `#INFO,Version=0.0.2,Template= eBay-draft-listings-template_IT\r\n${header}`
    : header;
}

export const listingLine = (marketplace: Marketplace, part: ChannelPart): string =>
  csvLine(Object.values(columns[marketplace]).map((column) => column(part)));

/** Commas and points, as machines of any country read them (RFC 4180); a cell that a spreadsheet would run becomes a text. */
const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(text: string): string {
  const cell = harmless(text);
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
