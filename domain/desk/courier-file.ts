/** What a courier's program writes about the parcels of a day: for which order each is, and under which code it travels. */
import { orderNumbersIn } from '../order-number.ts';
import { looksLikeTracking } from '../tracking-shapes.ts';
import { isTrackingCode } from '../tracking.ts';

export type FileParcel = {
  readonly orderNumber: string;
  /** Undefined where the line does not say it, or says several that may be. */
  readonly trackingCode: string | undefined;
};

/** Names of a column that holds the codes, the surest first. */
const names = [
  /tracking(?!\s*(?:url|link|page))|track\s*(?:no|id)/i,
  /lettera\s+di\s+vettura|\bldv\b|waybill|\bawb\b|consignment/i,
  /segnacollo|barcode|(?:codice|n\.?)\s+(?:collo|pacco)|parcel\s*(?:no|number)/i,
  /(?:n(?:umero|\.|r\.?)?|cod(?:ice|\.)?)\s*(?:di\s+)?(?:spedizione|sped\b|invio|consegna)|shipment\s*(?:no|number)/i,
];

type Row = readonly string[];

/**
 * @param rows cells of a file, with or without a heading; lines that name no order of the shop are passed over
 * @returns one parcel for each order, the first of several
 */
export function parcelsIn(rows: readonly Row[]): FileParcel[] {
  const columns = namedColumns(rows);
  const parcels = new Map<string, FileParcel>();
  for (const row of rows) {
    const trackingCode = columns.length > 0 ? codeUnder(columns, row) : onlyCode(row);
    for (const orderNumber of row.flatMap(orderNumbersIn))
      if (parcels.get(orderNumber)?.trackingCode === undefined)
        parcels.set(orderNumber, { orderNumber, trackingCode });
  }
  return [...parcels.values()];
}

/** The columns whose name says that the codes stand there, the surest first. */
function namedColumns(rows: readonly Row[]): number[] {
  const first = rows.findIndex((row) => row.some((cell) => orderNumbersIn(cell).length > 0));
  const heading = rows
    .slice(0, Math.max(first, 0))
    .findLast((row) => row.some((cell) => names.some((name) => name.test(cell))));
  return names.flatMap((name) => (heading ?? []).flatMap((cell, at) => (name.test(cell) ? [at] : [])));
}

const codeUnder = (columns: readonly number[], row: Row): string | undefined =>
  columns.map((at) => codeIn(row[at])).find((code) => code !== undefined);

/** Where no name says it: what looks like a courier's code, if nothing else does. */
function onlyCode(row: Row): string | undefined {
  const found = new Set(row.map(codeIn).filter((code) => code !== undefined && looksLikeTracking(code)));
  return found.size === 1 ? [...found][0] : undefined;
}

/** No courier has shorter ones, and a number of parcels or a weight is. */
const shortest = 8;

function codeIn(cell = ''): string | undefined {
  // Excel is kept from rounding long numbers by a sign before them.
  const code = cell.replace(/^['=\s]+|\s+$/g, '').replaceAll('"', '');
  const isOne = isTrackingCode(code) && code.length >= shortest && /\d{3}/.test(code);
  return isOne && orderNumbersIn(code).length === 0 ? code : undefined;
}
