/** The parts of a page of results, with the names of kinds and cars out of the memory of the search. */
import { sql } from 'drizzle-orm';
import type { Locale } from '../../../domain/constants.ts';
import type { PartSummary } from '../../../domain/contract/parts.ts';
import type { Executor } from '../../db/client.ts';
import { createAskTogether } from '../../db/ask-together.ts';
import type { Prepare } from '../../db/prepared.ts';
import type { MediaAddress } from '../photos/images.ts';
import {
  donorJoin,
  listSummaries,
  ownColumns,
  shownModel,
  toSummary,
  type SummaryRow,
} from '../summaries.ts';
import type { KnownNames } from '../../../domain/search/cars/known-names.ts';
import { nameIn } from '../../../domain/name-in.ts';

type Row = Omit<SummaryRow, 'safety' | 'kindName' | 'kindSlug' | 'modelName' | 'brandId' | 'brandName'>;

export type FoundSummaries = (
  names: KnownNames,
  ids: readonly number[],
  locale: Locale,
) => Promise<PartSummary[]>;

/**
 * As `listSummaries`. Prices, stock and pictures are the database's, as always; without the joins for names that the search
 * knows anyway, and planned once, it answers in a quarter of the time.
 *
 * @returns gives the parts in the order of their ids. `names` are as they were a moment ago: of what came in since, the
 *   database is asked after all
 */
export function createFoundSummaries(db: Executor, prepare: Prepare, media: MediaAddress): FoundSummaries {
  const rowsIn = (locale: Locale) => {
    const ask = prepare<Answer>(`found_${locale}`, rowsOf(locale));
    return createAskTogether(async (ids: readonly number[]) => {
      const [answer] = await ask({ ids });
      return new Map(answer?.found?.map((row) => [row.id, row]));
    });
  };
  const found = { it: rowsIn('it'), en: rowsIn('en') };
  return async (names, ids, locale) => {
    if (ids.length === 0) return [];
    const rows = await found[locale](ids);
    const summaries: PartSummary[] = [];
    for (const row of ids.flatMap((id) => rows.get(id) ?? [])) {
      const named = withNames(row, names, locale);
      if (!named) return listSummaries(db, ids, locale, media);
      summaries.push(toSummary(named, locale, media));
    }
    return summaries;
  };
}

/** One answer of JSON: the driver takes three times as long for rows. */
type Answer = { readonly found: readonly Row[] | null };

/**
 * The ids out of a query of their own: the database reckons with as many whichever they are, and goes on with the plan that it has. For
 * a page of few parts it would plan anew each time, which takes longer than the answer.
 */
const rowsOf = (locale: Locale) => sql`
  select json_agg(row) as found from (
    select ${ownColumns(locale)}, parts.category_id as "kindId", ${shownModel} as "modelId" from parts ${donorJoin}
    where parts.id = any((select ${sql.placeholder('ids')}::int[])::int[])) row`;

function withNames(row: Row, names: KnownNames, locale: Locale): SummaryRow | undefined {
  const kind = names.categories.get(row.kindId);
  const model = row.modelId === null ? undefined : names.models.get(row.modelId);
  const brand = model && names.brands.get(model.brandId);
  if (!kind || (row.modelId !== null && !brand)) return undefined;
  return {
    ...row,
    safety: kind.safety,
    kindName: nameIn(locale, kind),
    kindSlug: kind.slug,
    modelName: model?.name ?? '',
    brandId: brand?.id ?? 0,
    brandName: brand?.name ?? '',
  };
}
