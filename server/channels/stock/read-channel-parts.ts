/** Parts as marketplaces need them: what everybody is told of them, in both languages, with the yard's own code. */
import { sql, type SQL } from 'drizzle-orm';
import type { ChannelPart } from '../../../domain/contract/channels.ts';
import { pickFacts, toldInLists, toldOnItsPage, type FactsOf } from '../../../domain/facts/fact-names.ts';
import { inFull } from '../../../domain/picture-address.ts';
import { href } from '../../../domain/routes.ts';
import { sideOfPart } from '../../../domain/side-of-part.ts';
import { allPhotos, toImage, type MediaAddress, type StoredPhoto } from '../../catalogue/photos/images.ts';
import { selectFacts } from '../../catalogue/select-facts.ts';
import { summaryJoins } from '../../catalogue/summaries.ts';
import type { Config } from '../../config/config.ts';
import type { Executor } from '../../db/client.ts';

/** Where the shop is, and where its pictures are had. */
export type ShopPlace = MediaAddress & Pick<Config, 'publicUrl'>;

type Told = FactsOf<(typeof toldInLists)[number] | (typeof toldOnItsPage)[number]>;

type Row = Told &
  Pick<
    ChannelPart,
    'id' | 'sku' | 'available' | 'discountedPrice' | 'parcelSize' | 'safety' | 'make' | 'model' | 'fits'
  > & {
    readonly onHand: number;
    readonly nameIt: string;
    readonly nameEn: string;
    readonly descriptionIt: string;
    readonly descriptionEn: string;
    readonly vatScheme: ChannelPart['vatScheme'] | null;
    readonly kindId: number;
    readonly kindSlug: string;
    readonly kindIt: string;
    readonly kindEn: string;
    readonly photos: readonly StoredPhoto[];
    readonly updatedAt: Date | string;
  };

const fits = sql`coalesce((
  select json_agg(json_build_object('make', make.name, 'model', model.name, 'from', fit.year_from, 'to', fit.year_to)
    order by make.name, model.name)
  from part_fits fit join models model on model.id = fit.model_id join brands make on make.id = model.brand_id
  where fit.part_id = parts.id), '[]')`;

/**
 * In the order of their ids.
 *
 * @param which a condition on `parts`, and on `kind`, what they are
 * @param at where the shop and its pictures are
 */
export async function readChannelParts(
  db: Executor,
  which: SQL,
  at: ShopPlace,
  limit: number,
): Promise<ChannelPart[]> {
  const { rows } = await db.execute<Row>(sql`
    select parts.id, parts.sku, parts.available, parts.on_hand as "onHand", parts.discounted_price as "discountedPrice",
      parts.name_it as "nameIt", parts.name_en as "nameEn",
      parts.description_it as "descriptionIt", parts.description_en as "descriptionEn",
      ${selectFacts(toldInLists)}, ${selectFacts(toldOnItsPage)}, parts.vat_scheme as "vatScheme",
      kind.id as "kindId", kind.slug as "kindSlug", kind.name_it as "kindIt", kind.name_en as "kindEn",
      kind.parcel_size as "parcelSize", kind.safety, shown.brand_name as make, shown.name as model,
      ${fits} as fits, ${allPhotos} as photos, parts.updated_at as "updatedAt"
    from parts ${summaryJoins} where ${which} order by parts.id limit ${limit}`);
  return rows.map((row) => toChannelPart(row, at));
}

function toChannelPart(row: Row, at: ShopPlace): ChannelPart {
  const { id, sku, available, onHand, discountedPrice, parcelSize, safety, make, model } = row;
  return {
    id,
    sku,
    state: available > 0 ? 'for_sale' : onHand > 0 ? 'kept' : 'sold',
    available,
    name: { it: row.nameIt, en: row.nameEn },
    description: { it: row.descriptionIt, en: row.descriptionEn },
    ...pickFacts(toldInLists, row),
    ...pickFacts(toldOnItsPage, row),
    side: sideOfPart({ ...row, name: row.nameIt }) ?? null,
    discountedPrice,
    // What the yard says nothing of was bought from somebody who charged none.
    vatScheme: row.vatScheme ?? 'margin',
    parcelSize,
    safety,
    category: { id: row.kindId, slug: row.kindSlug, name: { it: row.kindIt, en: row.kindEn } },
    make,
    model,
    fits: row.fits,
    photos: row.photos.map((photo) => inFull(toImage(photo, '', at).src, at.publicUrl)),
    url: at.publicUrl + href('it', 'part', { id }),
    updatedAt: new Date(row.updatedAt).toISOString(),
  };
}
