/** One part with everything that its page shows. */
import { sql } from 'drizzle-orm';
import { shop } from '../../shop.config.ts';
import { colourIn } from '../../domain/colours.ts';
import { lowestPriceDays, type Locale } from '../../domain/constants.ts';
import { toldOfCar } from '../../domain/contract/catalogue.ts';
import type { Part } from '../../domain/contract/parts.ts';
import { pickFacts, toldOnItsPage, type FactsOf } from '../../domain/facts/fact-names.ts';
import { Problem } from '../../domain/problem.ts';
import { safetyContactOf } from '../../domain/product-safety.ts';
import type { Hazard } from '../../domain/vocabulary.ts';
import { fitsInWords } from '../../domain/told-parts.ts';
import { createAskTogether } from '../db/ask-together.ts';
import type { Prepare } from '../db/prepared.ts';
import { allPhotos, altTextOf, toImage, type MediaAddress, type StoredPhoto } from './photos/images.ts';
import { factsAsJson, selectFacts } from './select-facts.ts';
import { summaryColumns, summaryJoins, toSummary, type SummaryRow } from './summaries.ts';

type Row = SummaryRow &
  FactsOf<(typeof toldOnItsPage)[number]> &
  Pick<Part, 'description' | 'availableFor' | 'car' | 'lowestPrice30d' | 'isKept'> & {
    photos: StoredPhoto[];
    hazard: Hazard | null;
  };

/**
 * Loads a part; one that is sold out keeps its page (design 4.3).
 *
 * @throws Problem `part_not_found`
 */
export type LoadPart = (id: number, locale: Locale) => Promise<Part>;

/** Planning takes twice as long as looking the part up: it is done once. */
export function createPartLoader(prepare: Prepare, media: MediaAddress): LoadPart {
  const rowsIn = (locale: Locale) => {
    const ask = prepare<Row>(`part_${locale}`, rowsOf(locale));
    return createAskTogether(async (ids: readonly number[]) => {
      const rows = await ask({ ids });
      return new Map(rows.map((row) => [row.id, row]));
    });
  };
  const found = { it: rowsIn('it'), en: rowsIn('en') };
  return async (id, locale) => {
    const row = (await found[locale]([id])).get(id);
    if (!row) throw new Problem('part_not_found');
    return toPart(row, locale, media);
  };
}

/** Who answers for what has no maker that is known. */
const seller = { name: shop.company.name, address: shop.company.seat, contact: shop.email };

function toPart(row: Row, locale: Locale, media: MediaAddress): Part {
  const { photos, description, availableFor, car: donorCar, hazard, lowestPrice30d, isKept } = row;
  const summary = toSummary(row, locale, media);
  return {
    ...summary,
    description,
    availableFor,
    car: donorCar && { ...donorCar, colour: colourIn(locale, donorCar.colour) },
    carModels: fitsInWords(availableFor),
    ...pickFacts(toldOnItsPage, row),
    lowestPrice30d,
    isKept,
    ...(hazard && { hazard }),
    safetyContact: safetyContactOf(summary.models[0]?.brand.name, seller),
    images: photos.map((photo, at) =>
      toImage(photo, altTextOf(locale, row.name, at + 1, photos.length), media),
    ),
  };
}

/** Yards describe in Italian; an English reader is better served by that than by nothing. */
const descriptionIn = (locale: Locale) =>
  locale === 'it'
    ? sql`parts.description_it`
    : sql`coalesce(nullif(parts.description_en, ''), parts.description_it)`;

const fits = sql`coalesce((
  select json_agg(json_build_object('id', model.id, 'name', model.name, 'from', fit.year_from, 'to', fit.year_to,
      'brand', json_build_object('id', make.id, 'name', make.name))
    order by model.id is distinct from shown.id, make.name, model.name)
  from part_fits fit join models model on model.id = fit.model_id join brands make on make.id = model.brand_id
  where fit.part_id = parts.id), '[]')`;

const car = sql`case when donor.id is not null then json_build_object(
  'id', donor.id, 'brandId', donor.brand_id, 'modelId', donor.model_id, ${factsAsJson(toldOfCar)},
  'partCount', (select count(*) from parts sibling where sibling.car_id = donor.id and sibling.available > 0)) end`;

/**
 * The lowest price of the time before the present one was set (EU 98/6 art. 6a, art. 17-bis Codice del consumo): of the prices
 * of that time and the one that was in force when it began. A part that had no other price yet shows its own.
 */
const lowestPriceBefore = sql`coalesce((
  with present as (select max(at) as since from price_history where part_id = parts.id)
  select min(earlier.discounted_price) from present, price_history earlier
  where earlier.part_id = parts.id and earlier.at < present.since
    and earlier.at >= coalesce(
      (select max(at) from price_history where part_id = parts.id and at <= present.since - make_interval(days => ${lowestPriceDays}::int)),
      '-infinity')), parts.discounted_price)`;

// How many ids there are is hidden from the planner: it would think a plan for any number dear, and plan each question anew.
const rowsOf = (locale: Locale) => sql`
  select ${summaryColumns(locale)},
    ${descriptionIn(locale)} as description,
    ${selectFacts(toldOnItsPage)}, kind.hazard, ${fits} as "availableFor", ${car} as car, ${allPhotos} as photos,
    case when parts.discount > 0 then ${lowestPriceBefore} end as "lowestPrice30d",
    parts.available = 0 and parts.on_hand > 0 as "isKept"
  from parts ${summaryJoins} where parts.id = any((select ${sql.placeholder('ids')}::int[])::int[])`;
