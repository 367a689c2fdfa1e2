/** What a courier's program writes about the parcels of a day: for which order each is, and under which code it travels. */
import { orderNumberIn } from '../order-number.ts';
import { isTrackingCode } from '../tracking.ts';

export type FileParcel = {
  readonly orderNumber: string;
  /** Undefined where the line does not say it, or says several that may be. */
  readonly trackingCode: string | undefined;
};

/** Names of a column that holds the codes, the surest first. */
const names = [
  /tracking|track\s*(?:no|id)/i,
  /lettera\s+di\s+vettura|\bldv\b|waybill|\bawb\b/i,
  /segnacollo|barcode|codice\s+(?:collo|pacco)|parcel/i,
  /(?:n(?:umero|\.|r\.?)?|cod(?:ice|\.)?|id)\s*(?:di\s+)?(?:spedizione|invio|consegna)|consignment|shipment/i,
];

/**
 * @param rows cells of a file, with or without a heading; lines that name no order of the shop are passed over
 * @returns one parcel for each order, the first of several
 */
export function parcelsIn(rows: readonly (readonly string[])[]): FileParcel[] {
  const column = codeColumn(rows);
  const parcels = new Map<string, FileParcel>();
  for (const row of rows) {
    const place = row.findIndex((cell) => orderNumberIn(cell) !== undefined);
    const orderNumber = orderNumberIn(row[place] ?? '');
    if (orderNumber === undefined) continue;
    if (parcels.get(orderNumber)?.trackingCode !== undefined) continue;
    const told = column === undefined || column === place ? undefined : codeIn(row[column]);
    const trackingCode = told ?? onlyCode(row.filter((_, at) => at !== place));
    parcels.set(orderNumber, { orderNumber, trackingCode });
  }
  return [...parcels.values()];
}

function codeColumn(rows: readonly (readonly string[])[]): number | undefined {
  const heading = rows.find((row) => row.some((cell) => names.some((name) => name.test(cell))));
  for (const name of names) {
    const at = heading?.findIndex((cell) => name.test(cell) && orderNumberIn(cell) === undefined) ?? -1;
    if (at >= 0) return at;
  }
  return undefined;
}

function codeIn(cell = ''): string | undefined {
  // Excel is kept from rounding long numbers by a sign before them.
  const code = cell.replace(/^['=\s]+|\s+$/g, '').replaceAll('"', '');
  return isTrackingCode(code) && /\d/.test(code) ? code : undefined;
}

/** A date, an amount, a telephone or a post code is none. */
const isLong = (code: string): boolean =>
  /^[\dA-Z]{9,}$/i.test(code) && /\d{6}/.test(code) && !/^(?:00|0?39)?3\d{8,9}$/.test(code);

function onlyCode(cells: readonly string[]): string | undefined {
  const found = [...new Set(cells.flatMap((cell) => codeIn(cell) ?? []).filter(isLong))];
  return found.length === 1 ? found[0] : undefined;
}
