/** Parts of the demonstration, by what their pages show: the same ones in every run. */
import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import { locales, type Locale } from '../../domain/constants.ts';
import type { Part, PartSummary } from '../../domain/contract/parts.ts';
import type { SearchResult } from '../../domain/contract/search.ts';
import type { MyCar } from '../../domain/my-car.ts';
import type { Db } from '../../server/db/client.ts';
import { categories, partFits, parts } from '../../server/db/schema/catalogue.ts';
import { whos, type Who } from './whos.ts';

export type DemoParts = {
  /** For sale, a single piece, at its first price, with cars that it fits. */
  readonly plain: Part;
  readonly reduced: Part;
  readonly sold: Part;
  /** Of which there are several pieces. */
  readonly several: Part;
  /** So dear that nobody buys it unseen, and without a photo; it goes in a parcel. */
  readonly dear: Part;
  /** For car repairers only. */
  readonly safety: Part;
  /** On a pallet, for a price of four figures. */
  readonly heavy: Part;
  /** A car that `plain` fits, and one that it does not. */
  readonly fittingCar: MyCar;
  readonly otherCar: MyCar;
  /** Parts for somebody's orders, with so many pieces that these take none of them out of the catalogue. */
  readonly plentyFor: (who: Who, locale: Locale) => readonly number[];
};

/** How many parts a person orders at most. */
const ordered = 8;

const isForAnybody = eq(categories.safety, false);
const isForSale = gt(parts.available, 0);
const fits = (part: typeof parts) =>
  sql`exists (select from ${partFits} where ${partFits.partId} = ${part.id})`;

export async function chooseParts(db: Db, url: string): Promise<DemoParts> {
  const ids = async (isMeant: SQL | undefined, most: number) => {
    const rows = await db
      .select({ id: parts.id })
      .from(parts)
      .innerJoin(categories, eq(categories.id, parts.categoryId))
      .where(isMeant)
      .orderBy(asc(parts.id))
      .limit(most);
    return rows.map(({ id }) => id);
  };
  const first = async (...isMeant: SQL[]): Promise<Part> => {
    const [id] = await ids(and(...isMeant), 1);
    if (id === undefined) throw new Error('The demonstration has no such part.');
    return (await (await fetch(`${url}/api/parts/${id}`)).json()) as Part;
  };
  const isFirstPrice = eq(parts.discount, 0);
  const plain = await first(isForAnybody, eq(parts.available, 1), isFirstPrice, fits(parts));
  const other = await first(isForAnybody, isForSale, sql`not ${parts.brandIds} && ${plainBrands(plain)}`);
  const plenty = await ids(and(isForAnybody, gt(parts.available, 2)), whos.length * locales.length * ordered);
  return {
    plain,
    reduced: await first(isForAnybody, isForSale, gt(parts.discount, 0), fits(parts)),
    sold: await first(isForAnybody, eq(parts.available, 0), fits(parts)),
    several: await first(isForAnybody, gt(parts.available, 2), isFirstPrice),
    dear: await first(isForAnybody, isForSale, gt(parts.price, 30_000), sql`${parts.side} is not null`),
    safety: await first(eq(categories.safety, true), isForSale),
    heavy: await first(isForAnybody, isForSale, eq(categories.parcelSize, 'PALLET'), gt(parts.price, 99_999)),
    fittingCar: carOf(plain.availableFor[0], plain.availableFor[0]?.from),
    otherCar: carOf(other.models[0]),
    plentyFor(who, locale) {
      const place = whos.indexOf(who) * locales.length + locales.indexOf(locale);
      return plenty.slice(place * ordered, (place + 1) * ordered);
    },
  };
}

const plainBrands = ({ models }: Part): SQL =>
  sql.raw(`array[${models.map(({ brand }) => brand.id).join(',')}]::int[]`);

function carOf(model: Part['models'][number] | undefined, year?: number | null): MyCar {
  if (!model) throw new Error('The part belongs to no car.');
  const { id, name, brand } = model;
  return { brand, model: { id, name }, year: year ?? undefined };
}

/** The parts of the photo yard: with three photos, with one, and without. */
export async function choosePhotographed(url: string): Promise<readonly PartSummary[]> {
  const numbers = ['51819001', '51819002', '51819003'];
  return Promise.all(
    numbers.map(async (number) => {
      const { parts } = (await (await fetch(`${url}/api/search/v2?query=${number}`)).json()) as SearchResult;
      if (!parts[0]) throw new Error(`The yard has no part ${number}.`);
      return parts[0];
    }),
  );
}
