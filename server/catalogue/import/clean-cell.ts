/** Cells without signs that no page, label or database should hold. */
import { showsNothing } from '../../../domain/free-text.ts';

/** Control signs but for tab and line feed, and those that turn the direction of what follows. */
const controls = /(?:(?![\t\n])\p{Cc}|\p{Bidi_Control})+/gu;
/** Signs without width, which make equal codes look different. */
const widthless = /[\u200b\u2060\ufeff\u00ad]+/g;

/** What stands for a sign that the file itself has lost. */
const lost = '\ufffd';

/**
 * @param keepsLines whether its line breaks mean something; else they become blanks
 */
export function cleanCell(text: string, keepsLines: boolean): string {
  const clean = text.toWellFormed().replace(widthless, '').replace(/\r\n?/g, '\n').replace(controls, ' ');
  if (showsNothing(clean)) return '';
  if (!keepsLines) return clean.replace(/\s+/g, ' ').trim();
  return clean
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

/** Whether signs were lost or left out that somebody should know of. */
export const isDamaged = (text: string): boolean => {
  const wellFormed = text.toWellFormed().replaceAll('\r', '\n');
  return wellFormed.includes(lost) || wellFormed.search(controls) >= 0;
};
