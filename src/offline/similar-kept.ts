/** Parts like one, of those that this browser keeps: near as the shop understands it (api). */
import type { KeptPart } from './kept-parts.ts';

/** In stock, nearest first: the same kind for a shared model, the same kind of the same make, a shared model. */
export function similarKept(kept: ReadonlyMap<number, KeptPart>, id: number): KeptPart[] {
  const part = kept.get(id);
  if (!part) return [];
  const brands = part.part.models.map(({ brand }) => brand.id);
  const distanceTo = ({ part: other, modelIds }: KeptPart): number => {
    const isKind = other.category.id === part.part.category.id;
    const sharesModel = modelIds.some((model) => part.modelIds.includes(model));
    const sharesBrand = other.models.some(({ brand }) => brands.includes(brand.id));
    if (isKind) return sharesModel ? 1 : sharesBrand ? 2 : Infinity;
    return sharesModel ? 3 : Infinity;
  };
  return [...kept.values()]
    .filter((other) => other.part.id !== id && other.part.quantity > 0 && distanceTo(other) < Infinity)
    .toSorted(
      (one, other) =>
        distanceTo(one) - distanceTo(other) || other.part.updatedAt.localeCompare(one.part.updatedAt),
    );
}
