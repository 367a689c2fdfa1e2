/** "Other" of a group: the kind of what fits no kind. It comes into the database with the first piece that needs it. */
import type { Executor } from '../../../db/client.ts';
import { categories } from '../../../db/schema/catalogue.ts';
import type { KnownKind } from '../../writing/known-names.ts';
import type { Piece } from '../../writing/piece.ts';

export type OtherKinds = {
  /** @param group slug; undefined where nothing tells even that */
  of(group: string | undefined): KnownKind;
  /** Writes those that the pieces need. @returns the pieces with the database's numbers */
  settle(db: Executor, pieces: readonly Piece[]): Promise<Piece[]>;
};

/** Beginning of the slug of each of them, which the drawing of a group's kinds goes by. */
export const otherPrefix = 'altro-';

const anyGroup = { slug: 'altri-ricambi', nameIt: 'Altri ricambi', nameEn: 'Other parts' } as const;

/** Slug of the kind of what fits no group either. */
export const ungrouped = otherPrefix + anyGroup.slug;

/** Groups of which all that is sold may be a matter of safety (D.Lgs. 209/2003, art. 15(7)): what is not known is held to be. */
const safetyGroups: ReadonlySet<string> = new Set(['freni', 'sospensioni-sterzo', 'sicurezza-passiva']);

/** Airbags and tensioners: what of it is not known is held to be one. */
const pyrotechnicGroup = 'sicurezza-passiva';

/** @param names is filled with those that are new, under numbers below nought until they are written */
export function createOtherKinds(names: Map<number, KnownKind>): OtherKinds {
  const bySlug = new Map([...names.values()].map((kind) => [kind.slug, kind]));
  const real = new Map<number, number>();
  let last = 0;

  function add(
    kind: Pick<KnownKind, 'parentId' | 'slug' | 'nameIt' | 'nameEn' | 'safety' | 'hazard'>,
  ): KnownKind {
    const present = bySlug.get(kind.slug);
    if (present) return present;
    const added: KnownKind = { ...kind, id: --last, weightKg: 3, parcelSize: 'M' };
    bySlug.set(added.slug, added);
    names.set(added.id, added);
    return added;
  }

  async function settle(db: Executor, id: number): Promise<number> {
    const kind = names.get(id);
    if (id > 0 || !kind) return id;
    const known = real.get(id);
    if (known !== undefined) return known;
    const { id: _, parentId, ...row } = kind;
    const parent = parentId === null ? null : await settle(db, parentId);
    const [written] = await db
      .insert(categories)
      .values({ ...row, parentId: parent })
      .onConflictDoUpdate({ target: categories.slug, set: { parentId: parent } })
      .returning();
    if (!written) throw new Error('the database returned no kind');
    real.set(id, written.id);
    names.set(written.id, written);
    return written.id;
  }

  return {
    of(slug) {
      const group =
        (slug === undefined ? undefined : bySlug.get(slug)) ??
        add({ ...anyGroup, parentId: null, safety: false, hazard: null });
      return add({
        parentId: group.id,
        slug: `${otherPrefix}${group.slug}`,
        nameIt: `Altro (${group.nameIt})`,
        nameEn: `Other (${group.nameEn})`,
        safety: safetyGroups.has(group.slug),
        hazard: group.slug === pyrotechnicGroup ? 'pyrotechnic' : null,
      });
    },
    async settle(db, pieces) {
      const settled: Piece[] = [];
      for (const piece of pieces)
        settled.push(piece.kindId > 0 ? piece : { ...piece, kindId: await settle(db, piece.kindId) });
      return settled;
    },
  };
}
