/**
 * Variants of a web shop's goods (a mirror, left or right), of which each is a piece with a code of its own, while what they are stands on
 * the line of the product above them alone. Pure but for the sheet that it reads.
 */
import { fold } from '../letters.ts';
import { mostTitleRecords, type Sheet, type SheetRecord } from './sheet.ts';

/** Shopify: a product's lines have the same `Handle`, and the first of them its `Title`. One without a code is a further photo. */
type ByHandle = { readonly handle: number; readonly title: number; readonly code: number };
/** WooCommerce: a variation names its product's code, or its number as `id:123`. */
type ByParent = { readonly parent: number; readonly id: number; readonly code: number };

const parentNames: ReadonlySet<string> = new Set([
  'parent',
  'genitore',
  'ubergeordnet',
  'superior',
  'padre',
  'nadrzedny',
]);

function waysOf(header: readonly string[]): { byHandle?: ByHandle; byParent?: ByParent } {
  const names = header.map(fold);
  const at = (name: string): number => names.indexOf(name);
  const [handle, title, variantCode] = [at('handle'), at('title'), at('variant sku')];
  if (Math.min(handle, title, variantCode) >= 0) return { byHandle: { handle, title, code: variantCode } };
  const parent = names.findIndex((name) => parentNames.has(name));
  const [id, code] = [at('id'), at('sku')];
  return Math.min(parent, id, code) >= 0 ? { byParent: { parent, id, code } } : {};
}

/** A variant with what its product says and it leaves empty. */
const filledFrom = (product: readonly string[] | undefined, record: SheetRecord): SheetRecord =>
  product
    ? {
        ...record,
        cells: [
          ...product.map((text, at) => record.cells[at] || text),
          // In a workbook the product's line may end sooner.
          ...record.cells.slice(product.length),
        ],
      }
    : record;

/** @param records the first ones of the sheet, by which the names of the columns are told */
export function withVariants(sheet: Sheet, records: readonly SheetRecord[]): Sheet {
  const headers = sheet.header
    ? [sheet.header]
    : records.slice(0, mostTitleRecords).map(({ cells }) => cells);
  const found = headers.map(waysOf).find(({ byHandle, byParent }) => byHandle ?? byParent);
  if (!found) return sheet;
  const { byHandle, byParent } = found;
  return {
    ...sheet,
    async *records() {
      let last: readonly string[] | undefined;
      const products = new Map<string, readonly string[]>();
      const fill = (record: SheetRecord): SheetRecord => {
        const { cells } = record;
        if (byHandle) {
          if (cells[byHandle.title]) last = cells;
          const isVariant = !cells[byHandle.title] && Boolean(cells[byHandle.code]);
          return isVariant && last?.[byHandle.handle] === cells[byHandle.handle]
            ? filledFrom(last, record)
            : record;
        }
        if (!byParent) return record;
        const parent = cells[byParent.parent] ?? '';
        if (parent !== '') return filledFrom(products.get(parent), record);
        for (const key of [cells[byParent.code], `id:${cells[byParent.id]}`])
          if (key && !products.has(key) && products.size < mostProducts) products.set(key, cells);
        return record;
      };
      for await (const some of sheet.records()) yield some.map(fill);
    },
  };
}

/** Most products that are kept while their variants may come. */
const mostProducts = 100_000;
