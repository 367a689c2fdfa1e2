/** Puts the facts into the database, so that filters, import and requests know every make and kind from the start. */
import { eq } from 'drizzle-orm';
import { hazards } from '../../../domain/vocabulary.ts';
import type { Executor } from '../../db/client.ts';
import { brands, categories, models, synonyms } from '../../db/schema/catalogue.ts';
import { settings } from '../../db/schema/shop.ts';
import { takeTurn } from '../writing/import-turns.ts';
import { groups, makes, synonymGroups, synonymsRelease, type GroupFact, type KindFact } from './facts.ts';

/**
 * Adds what is missing and mends what reads differently; identity is the slug. What the shopkeeper added stays.
 * Runs at every start: a few reads, and nothing more when all is as it should be.
 */
export async function installFacts(db: Executor): Promise<void> {
  await db.transaction(async (tx) => {
    await takeTurn(tx);
    await installMakes(tx);
    await installKinds(tx);
    await installSynonyms(tx);
  });
}

/**
 * Once in the life of a shop, and again with a release that brings new groups: from then on the table is the shopkeeper's. A group whose
 * first phrase stands first in one of theirs is left as they have it.
 */
async function installSynonyms(tx: Executor): Promise<void> {
  const [row] = await tx.select().from(settings).where(eq(settings.name, installedSetting));
  // The first release wrote no number.
  const installed = row === undefined ? 0 : row.value === true ? 1 : Number(row.value);
  if (installed >= synonymsRelease) return;
  const present = await tx.select().from(synonyms);
  const firsts = new Set(present.map(({ phrases: [first] }) => first));
  const missing = synonymGroups.filter(([first]) => !firsts.has(first ?? ''));
  if (missing.length > 0)
    await tx.insert(synonyms).values(missing.map((phrases) => ({ phrases: [...phrases] })));
  const value = { name: installedSetting, value: synonymsRelease };
  await tx.insert(settings).values(value).onConflictDoUpdate({ target: settings.name, set: value });
}

const installedSetting = 'synonyms_installed';

async function installMakes(tx: Executor): Promise<void> {
  const brandRows = await tx.select().from(brands);
  const modelRows = await tx.select().from(models);
  const brandOf = new Map(brandRows.map((brand) => [brand.slug, brand]));
  const modelOf = new Map(modelRows.map((model) => [`${model.brandId} ${model.slug}`, model]));
  for (const { name, slug, models: facts } of makes) {
    const brand = brandOf.get(slug);
    const brandId = brand?.id ?? (await insertedId(tx.insert(brands).values({ name, slug }).returning()));
    if (brand && brand.name !== name) await tx.update(brands).set({ name }).where(eq(brands.id, brandId));

    const missing: (typeof models.$inferInsert)[] = [];
    for (const { name, slug, from, to } of facts) {
      const fact = { name, yearFrom: from, yearTo: to };
      const model = modelOf.get(`${brandId} ${slug}`);
      if (!model) missing.push({ ...fact, brandId, slug });
      else if (differs(model, fact)) await tx.update(models).set(fact).where(eq(models.id, model.id));
    }
    if (missing.length > 0) await tx.insert(models).values(missing);
  }
}

async function installKinds(tx: Executor): Promise<void> {
  const present = new Map((await tx.select().from(categories)).map((row) => [row.slug, row]));

  async function install(fact: Omit<typeof categories.$inferInsert, 'id'>): Promise<number> {
    const row = present.get(fact.slug);
    if (!row) return insertedId(tx.insert(categories).values(fact).returning());
    if (differs(row, fact)) await tx.update(categories).set(fact).where(eq(categories.id, row.id));
    return row.id;
  }

  for (const group of groups) {
    const parentId = await install({ ...names(group), parentId: null });
    for (const kind of group.kinds) await install({ ...names(kind), ...inherited(kind), parentId });
  }
}

const names = ({ slug, it, en }: GroupFact | KindFact) => ({ slug, nameIt: it, nameEn: en });

/** What a part takes from its kind. */
const inherited = ({ marks, weightKg, parcelSize }: KindFact) => ({
  safety: marks.has('safety'),
  hazard: hazards.find((hazard) => marks.has(hazard)) ?? null,
  weightKg,
  parcelSize,
});

function differs<Fact extends object>(row: Fact, fact: Partial<Fact>): boolean {
  return (Object.keys(fact) as (keyof Fact)[]).some((field) => row[field] !== fact[field]);
}

async function insertedId(inserted: PromiseLike<{ id: number }[]>): Promise<number> {
  const [row] = await inserted;
  if (!row) throw new Error('the database returned no row for an insert');
  return row.id;
}
