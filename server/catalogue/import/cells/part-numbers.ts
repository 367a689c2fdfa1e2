/** The numbers of a cell: several are several, and what is no number is none. */
import { normalizePartNumber } from '../../../../domain/part-number.ts';
import { isVin, looksLikeNumber } from '../number-looks.ts';
import { saysNothing } from '../says-nothing.ts';

export type ReadNumbers = {
  /** As they are written, each once; the first is the part's. */
  readonly numbers: readonly string[];
  /** What was left out although it stood there. */
  readonly leftOut: readonly string[];
};

/** Most numbers of one part. */
const mostNumbers = 30;
const longestNumber = 40;

/** `5,1859E+07`: a spreadsheet has lost the last digits. `8E0864207` is a number of Audi. */
const isRounded = (text: string): boolean =>
  /^\d(?:[.,]\d+)?e(?:[+-]\d+|\d{1,2})$/i.test(text.replace(/\s/g, ''));

/** Between two numbers stand a bar, a comma, a semicolon, a line break; a slash, dash, plus or "e" with blanks around. */
const separators =
  /\s*[|;,\n\t]\s*|\s+(?:[/+&–—-]|e|ed|and|und|y|et|oppure|or|oder|i|ir)\s+|\s*\/\/\s*|\s{3,}/i;

const isWholeNumber = (text: string): boolean => {
  const bare = normalizePartNumber(text);
  return bare.length >= 7 && (bare.match(/\d/g)?.length ?? 0) >= 5;
};

/** `5802Z9` */
const isShortNumber = (text: string): boolean => /^\d{4}[A-Z]\w$/i.test(text.trim());

/** Both as long as a number is: no dash stands within one (`6Q0614117H-6Q0907379R`). */
const twoWithDash = /^(\d{8,}|(?=(?:[A-Z]*\d){6})[A-Z\d]{9,})-(\d{8,}|(?=(?:[A-Z]*\d){6})[A-Z\d]{9,})$/i;

/** Signs between them as well, where each piece is a number by itself: `51888661/51888662`, `51888661 51888662`. */
function parted(text: string): string[] {
  for (const sign of ['/', ' ']) {
    const pieces = text.split(sign).filter(Boolean);
    // Numbers of Peugeot and Citroën have six signs: beside a longer one they are whole as well.
    if (
      pieces.length > 1 &&
      pieces.some(isWholeNumber) &&
      pieces.every((piece) => isWholeNumber(piece) || isShortNumber(piece))
    )
      return pieces.flatMap(parted);
  }
  if (!text.includes('-')) return [text];
  const [, first, second] = twoWithDash.exec(text.trim()) ?? [];
  return first !== undefined && second !== undefined ? [first, second] : [text];
}

/** `OE: 51888661`, `cod. orig. 51888661 (Magneti Marelli)`: the number without what is said of it. */
const labels =
  /^(?:(?:cod(?:ice)?|n(?:um(?:ero)?|r|°|º)?|oe(?:m|n)?|orig(?:inale)?|rif(?:erimento)?|ref(?:erence)?|art|pn|p\/n|teile-?nr|nr|sx|dx)[.:°º#\s]+)+/i;

/** Who made a part, before its number or behind it: `VALEO 89318263`, `1K0614517H ate`. */
const suppliers =
  'gm|hcc|bosch|siemens|continental|delphi|denso|valeo|(?:magneti )?marelli|hella|trw|ate|garrett|borg ?warner|kkk|luk|sachs|zf|pierburg|visteon|hitachi|vdo|lucas|bendix|brembo|mahle|behr|sanden|mitsubishi|mando|jtekt|koyo|nsk|gkn|skf|lemf[oö]rder|bilstein|monroe|kyb|thermotec|nissens|hitachi|ngk|beru|eberspächer|webasto|stabilus|brose|kiekert|grammer|recaro|autoliv|takata';
const supplier = new RegExp(`^(?:${suppliers})\\s+(?=(?:[^\\s]*\\d){3})`, 'i');
const supplierBehind = new RegExp(`(?<=\\d\\S*)\\s+(?:${suppliers})$`, 'i');

/** `46774840 IAW 59F.M2`: what the piece is called besides. A letter or two alone is a number's revision. */
const behindDigits = /(?<=^\d{7,10})\s+[A-Z]{2,}.*$/i;

/** `504088755 bosch 0445120002`: the car maker's, and behind its maker's name the supplier's. */
const betweenNumbers = new RegExp(`(?<=\\d{5}\\S*)\\s+(?=(?:${suppliers})\\s+\\S*\\d{3})`, 'i');

/** Whether a text can be a part's number at all. */
function isNumber(text: string): boolean {
  const bare = normalizePartNumber(text);
  if (bare.length < 3 || text.length > longestNumber || isRounded(text) || saysNothing(text)) return false;
  if (/^(.)\1*$/.test(bare)) return false;
  // Codes of gearboxes are letters alone.
  if (!/\d/.test(bare)) return /^[A-Z]{3,4}$/.test(text.trim()) && !/[AEIOU]/.test(bare);
  return bare.length >= 4 || /[A-Z]/.test(bare);
}

/** Numbers that a description announces line by line: `Codice OE: 53004-2R159`, `Cod. Bosch 0445010501`. */
const announced =
  /(?<!\p{L})(?:cod(?:ice|\.)?|rif(?:erimento|\.)?|n(?:umero|r\.?|[.°º])|part (?:number|no\.?)|teilenummer|r[eé]f[eé]?(?:rence|rencia|\.)?|numer)\s*(?:oe[mn]?|originale?|casa madre|bosch|siemens|continental|delphi|denso|valeo|magneti marelli|marelli|hella|trw|ate|garrett|luk|sachs|zf|pierburg|visteon|hitachi)\s*[:.]?[ ]*((?=[^\n]*\d)[A-Z0-9][A-Z0-9 ./-]{3,}[A-Z0-9])/giu;

/** `OE 13346489, gas già recuperato`. */
const behindOe = /(?<![\p{L}\d])OE[MN]?\s*[:.]?\s+((?=(?:[A-Z0-9]*\d){5})[A-Z0-9]{7,})(?![\p{L}\d])/gu;

/** `INIETTORE BOSCH 0445110418`, `Bosch 0265950471`: who made a part, and what he calls it. */
const behindSupplier = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${suppliers})[\s:]+((?=(?:[A-Z0-9.-]*\d){6})[A-Z0-9][A-Z0-9.-]{6,}[A-Z0-9])(?![\p{L}\d])`,
  'giu',
);

/** `038253016L aufgedruckt`: read off the part itself. */
const readOff =
  /(?<![\p{L}\d])((?=(?:[A-Z0-9]*\d){5})[A-Z0-9]{7,}) (?:(?:ist )?(?:aufgedruckt|eingestanzt|eingeprägt|gestempelt)|(?:stampat|stampigliat|impress|incis)[oa]|(?:printed|stamped|marked) on|(?:grav|imprim|estamp)[ée]|(?:grabad|impres|estampad)[oa]|(?:wybit|nadrukowan)[yae])(?!\p{L})/giu;

/** As Volkswagen spaces its own: `6Q0 907 379 AF centralina`; three groups of figures alone are a telephone's. */
const spacedOfVolkswagen =
  /(?<![\p{L}\d.,-])((?=[0-9A-Z]{0,2}[A-Z])(?=[0-9A-Z]{0,2}\d)[0-9A-Z]{3} \d{3} \d{3}(?: [A-Z]{1,2})?)(?![\p{L}\d]| \d)/gu;

/** @param text plain, its lines kept */
export function numbersInProse(text: string): readonly string[] {
  if (!/\d/.test(text)) return [];
  const found = [announced, behindOe, behindSupplier, readOff, spacedOfVolkswagen]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .flatMap(([, number = '']) => readPartNumbers(number).numbers.filter((one) => isWholeNumber(one)));
  return [...new Set(found)];
}

/** A telephone’s number, as remarks hold it. */
export const isTelephone = (text: string): boolean =>
  /^(?:\+|00(?!\d*[A-Z]\d)|tel|0\d{2,4}[\s/-]|3\d{2}[\s./-]?\d{6,7}(?!\w))/i.test(text.trim());

/** Of a tyre: `T125/80 R15`. */
const isTyre = (text: string): boolean => /^[a-z]?\d{3}\/\d{2}\s?z?r\s?\d{2}/i.test(text.trim());

/** Longest remark that is nothing but numbers. */
const longestAlone = 60;

/** `63101018 marelli, funziona`, `1K1837015, provata`: a number with which a remark begins, as one copies it from the piece. */
const numberFirst = /^((?=(?:\S*\d){5})[A-Z0-9]{7,})(?:\s*[,;:.]\s*|\s+)(?=\p{Ll}{2})/u;

/** `Codice 963011KA0B`, `7 fili, LR011489`: what is a number by itself among the sentences of a description. */
export const numbersInSentences = (text: string): string[] =>
  text
    .split(/\n|[.!;](?:\s+|$)/)
    .map((sentence) => sentence.replace(labels, '').trim())
    .filter((sentence) => /^(?=.*[A-Z\d])[A-Z\d-]+$/.test(sentence))
    .flatMap(numbersAlone);

/** Numbers of a text that says nothing else, or the one with which it begins. */
export function numbersAlone(text: string): readonly string[] {
  if (text.length > longestAlone || isTelephone(text) || isTyre(text) || isVin(text) || /km\b/i.test(text))
    return [];
  const [, first] = numberFirst.exec(text) ?? [];
  if (first !== undefined) return isVin(first) ? [] : [first];
  const { numbers, leftOut } = readPartNumbers(text);
  return leftOut.length === 0 &&
    numbers.every((one) => isWholeNumber(one) && looksLikeNumber(one) && !/\p{Ll}{3}/u.test(one))
    ? numbers
    : [];
}

export function readPartNumbers(text: string): ReadNumbers {
  if (text.trim() === '') return { numbers: [], leftOut: [] };
  if (isRounded(text.trim()) || saysNothing(text)) return { numbers: [], leftOut: [text.trim()] };
  const numbers = new Map<string, string>();
  const leftOut: string[] = [];
  for (const piece of text
    .split(separators)
    .flatMap((one) => one.split(betweenNumbers))
    .flatMap((one) => parted(one.trim()))) {
    const bare = piece
      .replace(labels, '')
      .replace(supplier, '')
      .replace(supplierBehind, '')
      .replace(behindDigits, '')
      .replace(/\s*[([][^)\]]*[)\]]\s*$/, '')
      .replace(/^[\s'"=:.-]+|[\s'"=:.,-]+$/g, '');
    if (bare === '') continue;
    const key = normalizePartNumber(bare);
    if (isNumber(bare) && numbers.size < mostNumbers) {
      // Wide letters and signs of several are written as a number is compared.
      if (!numbers.has(key)) numbers.set(key, bare.normalize('NFKC'));
    } else leftOut.push(piece);
  }
  return { numbers: [...numbers.values()], leftOut };
}
