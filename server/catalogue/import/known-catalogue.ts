/** Makes, models and kinds under every name that a yard may write. */
import { makeAliases } from '../facts/make-aliases.ts';
import { slugOf, wordsOf } from '../fold.ts';
import type { KnownBrand, KnownKind, KnownModel, KnownNames } from '../writing/known-names.ts';

export type KnownCatalogue = {
  make(text: string): KnownBrand | undefined;
  /** The make that a text begins with, and what follows it. */
  leadingMake(text: string): { make: KnownBrand; rest: string } | undefined;
  modelsOf(make: KnownBrand): readonly KnownModel[];
  /** A kind by its slug, its Italian or its English name. */
  kind(text: string): KnownKind | undefined;
};

export function createKnownCatalogue({ brands, models, categories }: KnownNames): KnownCatalogue {
  const bySlug = new Map([...brands.values()].map((brand) => [brand.slug, brand]));
  const make = (text: string) => {
    const slug = slugOf(text);
    return bySlug.get(slug) ?? bySlug.get(makeAliases[slug] ?? '');
  };
  const modelsByBrand = Map.groupBy(models.values(), ({ brandId }) => brandId);
  const kinds = new Map(
    [...categories.values()]
      .filter(({ parentId }) => parentId !== null)
      .flatMap((kind) => [kind.slug, kind.nameIt, kind.nameEn].map((name) => [kindKey(name), kind] as const)),
  );
  return {
    make,
    leadingMake(text) {
      const words = text.trim().split(/\s+/);
      for (let length = Math.min(words.length, 3); length > 0; length--) {
        const found = make(words.slice(0, length).join(' '));
        if (found) return { make: found, rest: words.slice(length).join(' ') };
      }
      return undefined;
    },
    modelsOf: ({ id }) => modelsByBrand.get(id) ?? [],
    kind: (text) => kinds.get(kindKey(text)),
  };
}

const kindKey = (name: string): string => wordsOf(name).join(' ');
