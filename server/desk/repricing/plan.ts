/** Which parts a rule is for and what becomes of their prices: looked at before, and asked again when it is applied. */
import { createHash } from 'node:crypto';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Locale } from '../../../domain/constants.ts';
import {
  ruledPartsMax,
  shownPartsMax,
  type PricePreview,
  type PriceRule,
  type RuleNames,
} from '../../../domain/contract/desk-repricing.ts';
import { discounted } from '../../../domain/money.ts';
import { Problem } from '../../../domain/problem.ts';
import { planPrices, type PricePlan } from '../../../domain/repricing.ts';
import { endOfDay } from '../../../domain/rome-clock.ts';
import type { Executor } from '../../db/client.ts';
import { brands, categories, models, parts } from '../../db/schema/catalogue.ts';
import type { MediaAddress } from '../../catalogue/photos/images.ts';
import { arrivedAt, listStockParts, withArrivals } from '../stock/read-stock.ts';

/** A part that a rule is for. Cents, and whole percent. */
export type RuledPart = {
  readonly id: number;
  readonly price: number;
  readonly discount: number;
  /** Whether its price was set by hand before. */
  readonly isHandSet: boolean;
};

/**
 * @param isLocked keeps the parts to this transaction, in the order of their ids, as checkout does
 * @throws Problem `too_many_parts`
 */
export async function planRule(
  db: Executor,
  rule: PriceRule,
  now: Date,
  isLocked: boolean,
): Promise<PricePlan<RuledPart>> {
  const { rows } = await db.execute<RuledPart>(sql`
    select parts.id, parts.price, parts.discount, 'price' = any(parts.hand_set) as "isHandSet"
    from parts ${rule.lyingDays === null ? sql`` : withArrivals}
    where ${isRuled(rule, now)}
    order by parts.id limit ${ruledPartsMax + 1} ${isLocked ? sql`for update of parts` : sql``}`);
  if (rows.length > ruledPartsMax) throw new Problem('too_many_parts');
  return planPrices(rows, rule);
}

/** Only what can be bought, or is kept for somebody who may not pay. */
function isRuled(rule: PriceRule, now: Date): SQL | undefined {
  const { kindId, brandId, modelId, condition, lyingDays, priceFrom, priceTo } = rule;
  return and(
    sql`parts.on_hand > 0`,
    kindId === null
      ? undefined
      : sql`parts.category_id in (select id from categories where id = ${kindId} or parent_id = ${kindId})`,
    brandId === null ? undefined : sql`parts.brand_ids @> array[${brandId}]::int[]`,
    modelId === null ? undefined : sql`parts.model_ids @> array[${modelId}]::int[]`,
    condition === null ? undefined : eq(parts.condition, condition),
    lyingDays === null ? undefined : sql`${arrivedAt} <= ${endOfDay(now, -lyingDays)}`,
    priceFrom === null ? undefined : sql`parts.price >= ${priceFrom}`,
    priceTo === null ? undefined : sql`parts.price <= ${priceTo}`,
  );
}

/** What whoever applies a plan has seen of it: another part, another price or another discount is another one. */
export const digestOf = ({ changed }: PricePlan<RuledPart>): string =>
  createHash('sha256')
    .update(changed.map(({ part: { id, price, discount } }) => `${id} ${price} ${discount}`).join('\n'))
    .digest('base64url');

/** Writes nothing. @throws Problem `too_many_parts` */
export async function previewRule(
  db: Executor,
  rule: PriceRule,
  now: Date,
  locale: Locale,
  media: MediaAddress,
): Promise<PricePreview> {
  const plan = await planRule(db, rule, now, false);
  const { changed, same, before, after } = plan;
  const first = new Map(changed.slice(0, shownPartsMax).map(({ part, price }) => [part.id, { part, price }]));
  const shown = await listStockParts(db, [...first.keys()], locale, media);
  return {
    parts: changed.length,
    before,
    after,
    same,
    first: shown.flatMap((part) => {
      const planned = first.get(part.id);
      if (!planned) return [];
      return [
        { part, price: planned.price, discountedPrice: discounted(planned.price, planned.part.discount) },
      ];
    }),
    seen: digestOf(plan),
  };
}

/** What a rule's ids are called now; what has gone has no name. */
export async function namesOf(db: Executor, { kindId, brandId, modelId }: PriceRule): Promise<RuleNames> {
  const [kind] = kindId === null ? [] : await db.select().from(categories).where(eq(categories.id, kindId));
  const [brand] = brandId === null ? [] : await db.select().from(brands).where(eq(brands.id, brandId));
  const [model] = modelId === null ? [] : await db.select().from(models).where(eq(models.id, modelId));
  return {
    kind: kind ? { it: kind.nameIt, en: kind.nameEn } : null,
    brand: brand?.name ?? null,
    model: model?.name ?? null,
  };
}
