/** What of a part is changed by hand, read from its row. */
import type { PartFields } from '../../../domain/contract/desk-part.ts';
import type { KindFact } from '../facts/facts.ts';
import { nameOf } from '../naming/part-names.ts';
import type { KnownKind } from '../writing/known-names.ts';
import type { parts } from '../../db/schema/catalogue.ts';

export type PartRow = typeof parts.$inferSelect;

/** What a kind makes of side and axle, in both languages. */
export function madeName(
  { slug, nameIt, nameEn }: Pick<KnownKind, 'slug' | 'nameIt' | 'nameEn'>,
  { side, axle }: Pick<PartRow, 'side' | 'axle'>,
): Pick<KindFact, 'it' | 'en'> {
  return nameOf({ slug, it: nameIt, en: nameEn }, { side: side ?? undefined, axle: axle ?? undefined });
}

/** @param kind the part's own */
export function fieldsOf(row: PartRow, kind: KnownKind): PartFields {
  const made = madeName(kind, row);
  const { side, axle, serialNumber, otherNumbers, carId, condition, tested, price, onHand } = row;
  const { purchasePrice, place, internalNotes, descriptionIt, descriptionEn } = row;
  return {
    kindId: row.categoryId,
    side,
    axle,
    serialNumber,
    otherNumbers: [...otherNumbers],
    carId,
    nameIt: row.nameIt === made.it ? null : row.nameIt,
    nameEn: row.nameEn === made.en ? null : row.nameEn,
    // Where nobody said how it was bought it is sold under the margin scheme.
    vatScheme: row.vatScheme ?? 'margin',
    condition,
    tested,
    price,
    onHand,
    purchasePrice,
    place,
    internalNotes,
    descriptionIt,
    descriptionEn,
  };
}
