/** What a scanned code says: one of the shop's own labels, or a parcel's code. */
import { match, splitLocale } from '../routes.ts';
import { partIdMax } from '../constants.ts';
import { isTrackingCode } from '../tracking.ts';

/** With the path as what is caught. */
const webAddress = /^https?:\/\/[^/?#]+(\/[^?#]*)/;

/**
 * The part that a label of the shop is tied to: its code leads to the part's page, whatever address the shop had when it was printed.
 *
 * @returns undefined for any other code
 */
export function partOnLabel(text: string): number | undefined {
  const [, pathname] = webAddress.exec(text.trim()) ?? [];
  const found = pathname === undefined ? undefined : match(splitLocale(pathname).path);
  const id = found?.name === 'part' ? (found.parameters['id'] ?? '') : '';
  return /^[1-9]\d*$/.test(id) && Number(id) <= partIdMax ? Number(id) : undefined;
}

/** Beside its code a label says the part's number in the shop, for who has no camera: `n. 3992`. */
const writtenNumber = /^n\.?\s*([1-9]\d*)$/i;

/** Whether what was scanned or typed is a part's: its label, the number that is written there, or the yard's own code in any case. */
export function isCodeOf(text: string, { id, sku }: { readonly id: number; readonly sku: string }): boolean {
  const onLabel = partOnLabel(text) ?? writtenNumber.exec(text.trim())?.[1];
  return onLabel === undefined ? sku.toLowerCase() === text.trim().toLowerCase() : id === Number(onLabel);
}

/** A parcel's code as a courier prints it: without the signs that start and end a barcode. @returns undefined for none */
export function codeOnParcel(text: string): string | undefined {
  const code = text.replaceAll(/[\p{C}*]/gu, '').trim();
  return isTrackingCode(code) ? code : undefined;
}
