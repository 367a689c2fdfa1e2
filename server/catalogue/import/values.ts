/** Cells as values. A reader gives undefined for what it cannot read; what was expected is said by the caller. */
import type { Fuel } from '../../../domain/contract/catalogue.ts';
import type { Condition } from '../../../domain/contract/parts.ts';
import { fold } from '../fold.ts';

/** Highest price that is believed, in cents: beyond it a separator was misread. */
const highestPrice = 10_000_000;

/**
 * Euros as people write them: `1.250,00`, `1,250.00`, `€ 89,32`, `107`, `1250 EUR`. A lone separator before three digits parts
 * thousands, before one or two it is the decimal one.
 *
 * @returns whole cents above nought
 */
export function readPrice(text: string): number | undefined {
  const bare = text.replace(/€|eur(o)?/gi, '').replace(/[\s\u00a0'’]/g, '');
  const plain = isGrouped(bare) ? bare.replace(/[.,]/g, '') : decimalPoint(bare);
  if (!/^\d+(\.\d{1,2})?$/.test(plain)) return undefined;
  const cents = Math.round(Number(plain) * 100);
  return cents > 0 && cents <= highestPrice ? cents : undefined;
}

/** Thousands parted by one and the same sign. */
const isGrouped = (text: string): boolean => /^\d{1,3}((\.\d{3})+|(,\d{3})+)$/.test(text);

/** The last separator is the decimal one, the others, which are of the other sign, part thousands. */
function decimalPoint(text: string): string {
  const at = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (at < 0) return text;
  const whole = text.slice(0, at);
  const isMixedUp = /[.,]/.test(whole) && (!isGrouped(whole) || whole.includes(text.charAt(at)));
  return isMixedUp ? text : `${whole.replace(/[.,]/g, '')}.${text.slice(at + 1)}`;
}

/** Whole percent, 0 to 100, with or without the sign; nought when empty. */
export function readDiscount(text: string): number | undefined {
  const percent = text.replace(/\s*%$/, '') || '0';
  return /^\d{1,3}$/.test(percent) && Number(percent) <= 100 ? Number(percent) : undefined;
}

/** Pieces; one when empty. */
export function readQuantity(text: string): number | undefined {
  return /^\d{1,5}$/.test(text || '1') ? Number(text || '1') : undefined;
}

/** Four digits from the first cars on to next year's models; null when empty. */
export function readYear(text: string, thisYear: number): number | null | undefined {
  if (text === '') return null;
  const year = Number(text);
  return /^\d{4}$/.test(text) && year >= 1900 && year <= thisYear + 1 ? year : undefined;
}

/** `67815`, `268.000`, `268 000 km`; null when empty. */
export function readMileage(text: string): number | null | undefined {
  if (text === '') return null;
  const bare = text.replace(/\s*km$/i, '');
  const digits = /^\d{1,3}([.,\s']\d{3})+$/.test(bare) ? bare.replace(/\D/g, '') : bare;
  return /^\d{1,7}$/.test(digits) ? Number(digits) : undefined;
}

/** Kilograms with a decimal comma or point; null when empty. */
export function readWeight(text: string): number | null | undefined {
  if (text === '') return null;
  const plain = text.replace(/\s*kg$/i, '').replace(',', '.');
  const weight = Number(plain);
  return /^\d{1,4}(\.\d{1,3})?$/.test(plain) && weight > 0 ? weight : undefined;
}

const conditions: Readonly<{ [word: string]: Condition }> = {
  a: 'A',
  b: 'B',
  c: 'C',
  ottimo: 'A',
  ottima: 'A',
  buono: 'B',
  buona: 'B',
  discreto: 'C',
  discreta: 'C',
};

/** Good (B) when the yard says nothing: it neither promises a new part nor warns of a worn one. */
export function readCondition(text: string): Condition | undefined {
  return conditions[fold(text) || 'b'];
}

const fuels: Readonly<{ [word: string]: Fuel }> = {
  benzina: 'petrol',
  petrol: 'petrol',
  gasoline: 'petrol',
  diesel: 'diesel',
  gasolio: 'diesel',
  gpl: 'lpg',
  lpg: 'lpg',
  'benzina/gpl': 'lpg',
  metano: 'cng',
  cng: 'cng',
  'benzina/metano': 'cng',
  ibrida: 'hybrid',
  ibrido: 'hybrid',
  hybrid: 'hybrid',
  elettrica: 'electric',
  elettrico: 'electric',
  electric: 'electric',
};

/** Null when empty. */
export function readFuel(text: string): Fuel | null | undefined {
  return text === '' ? null : fuels[fold(text).replace(/\s/g, '')];
}
