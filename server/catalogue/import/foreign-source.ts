/** What a foreign file is read with, and what is done with its pieces before they are written. */
import { inArray } from 'drizzle-orm';
import type { Executor } from '../../db/client.ts';
import { kindWords, modelNames, parts } from '../../db/schema/catalogue.ts';
import type { KnownBrand, KnownKind, KnownModel } from '../writing/known-names.ts';
import type { MadeNames } from './cars/made-names.ts';
import { createCarRecogniser } from './cars/recognise-car.ts';
import { createForeignReader } from './foreign-piece.ts';
import { createKindRecogniser } from './kinds/recognise-kind.ts';
import type { OtherKinds } from './kinds/other-kinds.ts';
import type { KnownCatalogue } from './known-catalogue.ts';
import type { ForeignTable } from './open-table.ts';
import type { ForeignSource, LinePiece } from './read-pieces.ts';
import { unsaidOfForeign } from './unsaid.ts';
import { vatInNotes } from './vat-in-notes.ts';

type Needed = {
  readonly table: ForeignTable;
  readonly catalogue: KnownCatalogue;
  readonly names: {
    readonly brands: ReadonlyMap<number, KnownBrand>;
    readonly models: ReadonlyMap<number, KnownModel>;
    readonly categories: ReadonlyMap<number, KnownKind>;
  };
  readonly made: MadeNames;
  readonly others: OtherKinds;
  readonly today: Date;
  readonly prices: 'net' | 'gross' | undefined;
};

export async function foreignSource(
  db: Executor,
  { table, catalogue, names, made, others, today, prices }: Needed,
): Promise<ForeignSource> {
  const thisYear = today.getUTCFullYear();
  const aliases = new Map<string, KnownModel>();
  for (const { brandId, key, modelId } of await db.select().from(modelNames)) {
    const model = names.models.get(modelId);
    if (model) aliases.set(`${brandId} ${key}`, model);
  }
  const taught = new Map<string, KnownKind>();
  for (const { words, categoryId } of await db.select().from(kindWords)) {
    const kind = names.categories.get(categoryId);
    if (kind) taught.set(words, kind);
  }
  const kinds = new Map([...names.categories.values()].map((kind) => [kind.slug, kind]));
  const meanings = new Set(
    table.sheets.flatMap(({ judgement }) => judgement.columns.map(({ meaning }) => meaning)),
  );
  const isShort = table.sheets.every(({ judgement }) => judgement.isShort);
  return {
    table,
    isShort,
    unsaid: unsaidOfForeign((meaning) => meanings.has(meaning), isShort),
    read: createForeignReader(
      catalogue,
      createCarRecogniser(catalogue, made, aliases, thisYear),
      createKindRecogniser(kinds, taught, others),
      thisYear,
      {
        prices,
        isShort,
        vat: vatInNotes(table.notes),
        origin: table.origin,
        today: today.toISOString().slice(0, 10),
      },
    ),
  };
}

/** Leaves out the pieces that a line can only change, where the shop does not have them. */
export async function knownOnly(
  db: Executor,
  pieces: readonly LinePiece[],
  refuse: (line: number, sku: string) => void,
): Promise<readonly LinePiece[]> {
  const asked = pieces.filter(({ mustExist }) => mustExist).map(({ piece }) => piece.sku);
  if (asked.length === 0) return pieces;
  const rows = await db.select({ sku: parts.sku }).from(parts).where(inArray(parts.sku, asked));
  const there = new Set(rows.map(({ sku }) => sku));
  return pieces.filter(({ mustExist, line, piece: { sku } }) => {
    const isThere = !mustExist || there.has(sku);
    if (!isThere) refuse(line, sku);
    return isThere;
  });
}

/** Gives makes, models and kinds that are new their place in the database. */
export async function settled(
  db: Executor,
  pieces: readonly LinePiece[],
  made: MadeNames,
  others: OtherKinds,
): Promise<readonly LinePiece[]> {
  const named = await made.settle(
    db,
    pieces.map(({ piece }) => piece),
  );
  const all = await others.settle(db, named);
  return pieces.map((one, at) => ({ ...one, piece: all[at] ?? one.piece }));
}
