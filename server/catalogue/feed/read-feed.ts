/**
 * The parts that a feed tells of: for sale to anybody, and with a photo. Safety parts are sold to repairers alone (design 4.9), a
 * drawing is no picture of what one buys, and what is sold is of use to nobody there.
 */
import { sql } from 'drizzle-orm';
import type { Locale } from '../../../domain/constants.ts';
import type { Image, PartSummary } from '../../../domain/contract/parts.ts';
import type { Executor } from '../../db/client.ts';
import { allPhotos, altText, toImage, type MediaAddress, type StoredPhoto } from '../photos/images.ts';
import { summaryColumns, summaryJoins, toSummary, type SummaryRow } from '../summaries.ts';

/** How many are read at a time: others get their turn in between, and nothing is held while a slow reader reads. */
const atATime = 200;

export type FeedPart = PartSummary & {
  readonly description: string;
  readonly photos: readonly Image[];
  /** Whether its models are those of the car it was taken from. */
  readonly isFromCar: boolean;
  /** Cents, for one piece by itself to where it costs most: feeds know no regions of Italy, and nobody pays more than they were told. */
  readonly dearestShipping: number;
};

type FeedRow = SummaryRow & {
  readonly description: string;
  readonly photos: readonly StoredPhoto[];
  readonly isFromCar: boolean;
};

/** In the order of their ids, some at a time; nothing where there are none. */
export async function* readFeed(
  db: Executor,
  locale: Locale,
  media: MediaAddress,
): AsyncGenerator<readonly FeedPart[]> {
  const description =
    locale === 'it'
      ? sql`parts.description_it`
      : sql`coalesce(nullif(parts.description_en, ''), parts.description_it)`;
  for (let after = 0; ;) {
    const { rows } = await db.execute<FeedRow>(sql`
      select ${summaryColumns(locale)}, ${description} as description, ${allPhotos} as photos,
        donor.id is not null as "isFromCar"
      from parts ${summaryJoins}
      where parts.id > ${after} and parts.available > 0 and not kind.safety
        and exists (select from part_photos where part_id = parts.id)
      order by parts.id limit ${atATime}`);
    if (rows.length > 0) yield rows.map((row) => toFeedPart(row, locale, media));
    if (rows.length < atATime) return;
    after = rows.at(-1)?.id ?? after;
  }
}

function toFeedPart(row: FeedRow, locale: Locale, media: MediaAddress): FeedPart {
  const { description, photos, isFromCar } = row;
  const summary = toSummary(row, locale, media);
  const { mainland, islands } = summary.shipping;
  return {
    ...summary,
    description,
    photos: photos.map((photo) => toImage(photo, altText(locale, row.name), media)),
    isFromCar,
    dearestShipping: Math.max(mainland, islands),
  };
}
