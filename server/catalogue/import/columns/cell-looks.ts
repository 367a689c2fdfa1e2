/** What a cell looks like, whatever its column is called: by these looks the column is judged together with its name. */
import { readCost, readPrice } from '../../../../domain/written-price.ts';
import { inCents, readAnyYear } from '../cells/foreign-values.ts';
import { readTested } from '../cells/tested.ts';
import { inFull } from './place-letters.ts';
import { isMark, saysWhetherThere } from './sale-state.ts';
import { readMileage, readPower, readWeight } from '../values.ts';
import { readAxle, readCondition, readFuel, readSide, readVatScheme } from '../words.ts';
import { isVin, looksLikeNumber } from '../number-looks.ts';
import type { Meaning } from './meanings.ts';

/** Longest text that is judged: what is longer is prose. */
const longestJudged = 200;

/** Where letters say it, be it in a column of their own or among those of grades (A, B, C). */
export const soldLetter = 'V';
/** Any other than this one says that it is gone. */
export const thereLetter = 'D';

const isPhoto = (text: string): boolean => /https?:\/\/\S+|\.(?:jpe?g|png|webp|avif|heic|heif)\b/i.test(text);

const isPlate = (text: string): boolean =>
  /^[A-Z]{2}[\s-]?\d{3}[\s-]?[A-Z]{2}$|^[A-Z]{1,3}[\s-][A-Z]{1,2}\s?\d{1,4}$/i.test(text);

/** A year, a date with one, a span of years. */
const isYear = (text: string, thisYear: number): boolean => {
  const { year, span } = readAnyYear(text, thisYear);
  return year !== null || span !== undefined;
};

const isShelf = (text: string): boolean =>
  text.length <= 30 &&
  !/^https?:|€|^\d{5,}$/i.test(text) &&
  !/^[\d.,]+\s*€?$/.test(text.replace(/^\d{1,3}$/, 'x'));

/** `SC20-B`, `R2-C4`, `5-D-10`: steps of letters and figures, by which alone a column without a name is a shelf's. */
export const looksLikeShelf = (text: string): boolean =>
  /^(?=.*[A-Z])(?=.*\d)[A-Z]{0,3}\d{0,3}(?:[-./ ](?:[A-Z]?\d{1,3}|[A-Z])){1,3}$/i.test(text);

const withoutCurrency = (text: string): string =>
  inCents(text.replace(/euro[is]?|[A-Z]{3}|zł|£|\$/gi, '').trim());

type Look = (text: string) => boolean;

/** A program's own number of a thing; a 3008 of Peugeot has four figures. */
const isId = (text: string): boolean => /^\d{5,}$/.test(text);

/** How a cell of each meaning looks; what has none may look like anything. */
export const createLooks = (thisYear: number): { readonly [Each in Meaning]?: Look } => ({
  price: (text) => readPrice(withoutCurrency(text)) !== undefined,
  netPrice: (text) => readPrice(withoutCurrency(text)) !== undefined,
  purchasePrice: (text) => readCost(withoutCurrency(text)) !== undefined,
  vat: (text) =>
    /^\d{1,2}([.,]\d+)?\s*%?$/.test(text) ||
    /^(?:si|no|iva|vat|margin|regime|btw|marge|margem|sim|n[aã]o|tva|moms|mva|dph|[aá]fa|pdv|ddv|[aá]no$|igen$|nem$|da$|nu$|ja$|nej$|nei$)/i.test(
      text,
    ),
  tested: (text) => Boolean(readTested(text)),
  vatScheme: (text) => Boolean(readVatScheme(text)),
  discount: (text) => /^\d{1,2}([.,]\d+)?\s*%?$/.test(text),
  currency: (text) => /^(?:EUR|USD|GBP|CHF|PLN|CZK|HUF|RON|SEK|DKK|NOK|BGN|LTL|LVL|€|£|\$|zł)$/i.test(text),
  mileageUnit: (text) => /^(?:kms?|kilomet\w*|chilometri|mi|mls|miles?|mil|meilen|miglia)\.?$/i.test(text),
  status: (text) => !looksLikeNumber(text),
  soldMark: isMark,
  year: (text) => isYear(text, thisYear),
  yearFrom: (text) => isYear(text, thisYear),
  yearTo: (text) => isYear(text, thisYear),
  mileageKm: (text) => (readMileage(text.replace(/\s*\b(?:km|miles|mi)\.?$/i, '')) ?? -1) >= 0,
  listedQuantity: (text) =>
    /^\d{1,4}(?:[.,]0+)?\s*(?:pz|pezz[io]|pcs?|st|stk|stuck|stuks?|szt|vnt|uds?|un(?:id)?|pe[cç]as?|buc(?:[aă][tțţ]i|ata|ată)?|styck|ks|kus(?:y|[uů]|ov)?|db|darab|kom(?:ad[ai]?)?|kos(?:a|i|ov)?)?\.?$/i.test(
      text,
    ),
  weightKg: (text) => readWeight(text) !== undefined,
  powerKw: (text) => readPower(text) !== undefined,
  vin: isVin,
  plate: isPlate,
  photos: isPhoto,
  fuel: (text) => readFuel(text) !== undefined || text.length <= 20,
  condition: (text) =>
    readCondition(text) !== undefined ||
    (text.length <= 60 && !/^\d+([.,]\d+)?$/.test(text) && !saysWhetherThere(text)),
  // Which of the two `V` and `H` say is told by the language of the piece's name.
  side: (text) => /^[vh]$/i.test(text) || (readSide(inFull(text)) ?? readAxle(inFull(text))) !== undefined,
  axle: (text) => (readAxle(inFull(text)) ?? readSide(inFull(text))) !== undefined,
  // A shelf `K-2` is no left side (`kairė`).
  place: (text) => isShelf(text) && (/\d/.test(text) || (readSide(text) ?? readAxle(text)) === undefined),
  serialNumber: (text) => text.split(/[|;,\n]|\s[/-]\s/).some((one) => looksLikeNumber(one.trim())),
  sku: (text) => text.length <= 60 && !/^https?:/i.test(text) && (text.match(/\s/g)?.length ?? 0) <= 3,
  otherCode: (text) => text.length <= 40 && /\d/.test(text) && (text.match(/\s/g)?.length ?? 0) <= 1,
  nameIt: (text) => /\p{L}{3}/u.test(text) && !/^https?:/i.test(text),
  nameEn: (text) => /\p{L}{3}/u.test(text) && !/^https?:/i.test(text),
  make: (text) => text.length <= 40 && /\p{L}{2}/u.test(text),
  model: (text) =>
    text.length <= 120 && /[\p{L}\d]/u.test(text) && !isId(text) && !/^https?:/i.test(text) && !isVin(text),
  category: (text) => /\p{L}{2}/u.test(text) && text.length <= longestJudged,
  engineCode: (text) => text.length <= 40,
  gearboxCode: (text) => text.length <= 40,
  colourCode: (text) => text.length <= 30,
  colour: (text) => text.length <= 40 && /\p{L}/u.test(text),
  version: (text) => text.length <= 120 && !/^https?:/i.test(text),
});
