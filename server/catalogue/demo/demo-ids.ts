/** The database's ids of the facts that the demonstration speaks of, by slug. */
import type { KnownNames } from '../writing/known-names.ts';

export type DemoModel = {
  readonly modelId: number;
  readonly brandId: number;
  readonly from: number;
  readonly to: number | null;
};

export type DemoIds = {
  kindOf(slug: string): number;
  /** @param slug make and model together: `fiat-panda-169` */
  modelOf(slug: string): DemoModel;
};

export function createDemoIds({ brands, models, categories }: KnownNames): DemoIds {
  const kinds = new Map([...categories.values()].map(({ slug, id }) => [slug, id]));
  const demoModels = new Map(
    [...models.values()].map(({ id, brandId, slug, yearFrom, yearTo }) => [
      `${brands.get(brandId)?.slug}-${slug}`,
      { modelId: id, brandId, from: yearFrom, to: yearTo },
    ]),
  );
  return {
    kindOf: (slug) => present(kinds.get(slug), slug),
    modelOf: (slug) => present(demoModels.get(slug), slug),
  };
}

function present<Value>(value: Value | undefined, slug: string): Value {
  if (value === undefined) throw new Error(`the facts have no ${slug}: install them first`);
  return value;
}
