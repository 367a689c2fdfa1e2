/** Makes, models and kinds under every name that a yard may write, and what a slip of the hand may have meant. */
import { makeAliases } from '../../../domain/search/cars/make-aliases.ts';
import { slugOf } from '../../../domain/fold.ts';
import { wordsOf } from './letters.ts';
import type { KnownBrand, KnownKind, KnownModel, KnownNames } from '../writing/known-names.ts';
import { meantBy, type Meant } from './nearest.ts';
import { remembering } from './remembering.ts';

export type KnownCatalogue = {
  make(text: string): Meant<KnownBrand> | undefined;
  /** The make that a text begins with, and what follows it. */
  leadingMake(text: string): { make: Meant<KnownBrand>; rest: string } | undefined;
  modelsOf(make: KnownBrand): readonly KnownModel[];
  /** A kind by its slug, its Italian or its English name. */
  kind(text: string): Meant<KnownKind> | undefined;
};

/** Words that the name of a make has at most. */
const longestMake = 3;

export function createKnownCatalogue({ brands, models, categories }: KnownNames): KnownCatalogue {
  const makes = new Map([...brands.values()].map((brand) => [brand.slug, brand]));
  for (const [alias, slug] of Object.entries(makeAliases)) {
    const brand = makes.get(slug);
    if (brand) makes.set(alias, brand);
  }
  const modelsByBrand = Map.groupBy(models.values(), ({ brandId }) => brandId);
  const kinds = new Map(
    [...categories.values()]
      .filter(({ parentId }) => parentId !== null)
      .flatMap((kind) => [kind.slug, kind.nameIt, kind.nameEn].map((name) => [kindKey(name), kind] as const)),
  );
  const make = remembering((text) => meantBy(slugOf(text), makes));
  return {
    make,
    leadingMake(text) {
      const words = text.trim().split(/\s+/);
      const openings = Array.from({ length: Math.min(words.length, longestMake) }, (_, at) => ({
        name: words.slice(0, at + 1).join(' '),
        rest: words.slice(at + 1).join(' '),
      })).reverse();
      const makesOf = openings.flatMap(({ name, rest }) => {
        const one = make(name);
        return one ? [{ make: one, rest }] : [];
      });
      return makesOf.find((one) => !one.make.isGuess) ?? makesOf[0];
    },
    modelsOf: ({ id }) => modelsByBrand.get(id) ?? [],
    kind: remembering((text) => meantBy(kindKey(text), kinds)),
  };
}

const kindKey = (name: string): string => wordsOf(name).join(' ');
