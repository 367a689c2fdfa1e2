/** How the command line writes moments, amounts, and what strangers wrote. */
import type { Locale } from '../../../domain/constants.ts';
import { showsNothing } from '../../../domain/free-text.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { formatMoment } from '../../../domain/format.ts';

// Sweden writes dates as ISO 8601 does.
const minute = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Rome',
});

/** `2026-11-21 14:30` by the clock of Rome, in tables of both languages: as days are typed, and in order. */
export const minuteInRome = (moment: Date): string => minute.format(moment);

/** The same within a sentence: `21 novembre 2026 alle ore 14:30` in Italian. */
export const momentInSentence = (moment: Date, language: Locale): string =>
  language === 'it' ? formatMoment(moment.toISOString(), language) : minuteInRome(moment);

/** `€1,250.00`, `1.250,00 €`. @param cents of a euro */
export const money = (cents: number, language: Locale): string => formatMoney(cents, language);

/** What a stranger wrote, in one line and without signs that would move a terminal's cursor. */
export const printable = (text: string): string =>
  showsNothing(text) ? '' : text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** The same for a text of several lines, which keeps them. */
export const printableLines = (text: string): string[] =>
  text.split(/\r\n|[\n\r\u2028\u2029]/).map((line) => line.replace(/\p{C}+/gu, ' ').trimEnd());

/** JSON that says the same and steers no terminal: by itself it escapes the signs below 32 alone. */
export const printableJson = (value: unknown, indent?: number): string =>
  JSON.stringify(value, null, indent).replace(
    /(?!\n)[\p{Cc}\p{Bidi_Control}]/gu,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
