/** The columns of `parts` that a yard's file decides, by the names of `PartRow`. The statements that read and write them are made from this. */
import { sql, type SQL } from 'drizzle-orm';
import type { PartRow } from './part-row.ts';

/** With their types in the database, which read them out of JSON. */
export const fileColumns = {
  sku: 'text',
  categoryId: 'int',
  carId: 'int',
  nameIt: 'text',
  nameEn: 'text',
  descriptionIt: 'text',
  descriptionEn: 'text',
  serialNumber: 'text',
  serialKey: 'text',
  manufacturerCode: 'text',
  manufacturerKey: 'text',
  price: 'int',
  discount: 'int',
  discountedPrice: 'int',
  listedQuantity: 'int',
  condition: 'text',
  weightKg: 'real',
  modelIds: 'int[]',
  brandIds: 'int[]',
} as const satisfies Record<keyof PartRow, string>;

type Columns = Readonly<Record<string, string>>;

/** `categoryId` is `category_id` in the database. */
const inDatabase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const joined = (columns: Columns, word: (name: string, type: string) => string): SQL =>
  sql.raw(
    Object.entries(columns)
      .map(([name, type]) => word(name, type))
      .join(', '),
  );

/** `category_id, car_id`: where they stand in the table. */
export const columnNames = (columns: Columns): SQL => joined(columns, inDatabase);

/** `category_id as "categoryId"`: as a row is read. */
export const asRow = (columns: Columns): SQL => joined(columns, (name) => `${inDatabase(name)} as "${name}"`);

/** `"categoryId" int`: what JSON is read as. */
export const definitions = (columns: Columns): SQL => joined(columns, (name, type) => `"${name}" ${type}`);

/** `draft."categoryId"`: as they stand in what was read from JSON under that name. */
export const valuesOf = (table: string, columns: Columns): SQL =>
  joined(columns, (name) => `${table}."${name}"`);
