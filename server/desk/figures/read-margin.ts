/** What stayed of the pieces that were paid in a period, by their purchase prices as the parts have them now (decision 0106). */
import { sql } from 'drizzle-orm';
import { keptForItems } from '../../../domain/figures/kept-for-items.ts';
import { marginsOf, type Margins, type SchemeTotals, type StepSold } from '../../../domain/figures/margin.ts';
import { stepsOf, type Period } from '../../../domain/figures/periods.ts';
import type { VatScheme } from '../../../domain/vocabulary.ts';
import { invoicing } from '../../../shop.config.ts';
import type { Executor } from '../../db/client.ts';
import { isWithin, stepOf } from './step-sql.ts';

/** Pieces that left the yard for good: those that came back onto the shelf are nobody's, and cost nothing again. */
const gone = sql`case when item.restocked_at is null then item.quantity else 0 end`;

/** Those that a courier lost, and others were sent for, were paid for by the yard as well. */
const paidFor = sql`(${gone} + item.lost_pieces)`;

/** Of most orders nothing went back and nothing was taken off: what their pieces brought is their price. */
const isPlain = sql`orders.discount = 0
  and not exists (select from refunds where refunds.order_id = orders.id)`;

/** What was sold under one scheme in a step; `at` is its place, from 0. */
type Sold = SchemeTotals & { readonly at: number; readonly all: number };

export async function readMargins(db: Executor, period: Period): Promise<Margins> {
  const isPaidThen = isWithin(sql`orders.purchased_at`, period);
  const { rows: plain } = await db.execute<Sold>(sql`
    select ${stepOf(sql`orders.purchased_at`, period)} as at, item.vat_scheme as "vatScheme", sum(${gone})::int as all,
      coalesce(sum(${gone}) filter (where parts.purchase_price is not null), 0)::int as pieces,
      coalesce(sum(item.discounted_price * item.quantity) filter (where parts.purchase_price is not null), 0)::float8 as paid,
      coalesce(sum(parts.purchase_price::float8 * ${paidFor}), 0)::float8 as cost
    from orders join order_items item on item.order_id = orders.id join parts on parts.id = item.part_id
    where ${isPaidThen} and ${isPlain} group by 1, item.vat_scheme`);
  const others = await readOthers(db, period);
  const steps = stepsOf(period).map((_, place): StepSold => {
    const own = {
      plain: plain.filter(({ at }) => at === place),
      others: others.filter(({ at }) => at === place),
    };
    return {
      pieces: [...own.plain, ...own.others].reduce((sum, { all }) => sum + all, 0),
      known: [...own.plain, ...own.others.filter(({ isKnown }) => isKnown)],
    };
  });
  return marginsOf(steps, invoicing.ordinaryRatePercent);
}

type ItemRow = {
  readonly at: number;
  readonly orderId: string;
  readonly discount: number;
  readonly shipping: number;
  readonly id: string;
  readonly goods: number;
  readonly vatScheme: VatScheme;
  readonly pieces: number;
  /** Null where the purchase price is not known. */
  readonly cost: number | null;
};

type RefundRow = {
  readonly orderId: string;
  readonly itemId: string | null;
  readonly amount: number;
  readonly shipping: number | null;
};

/** The items of the other orders. What is still being asked to go back is no longer the shop's. */
async function readOthers(db: Executor, period: Period): Promise<(Sold & { readonly isKnown: boolean })[]> {
  const isPaidThen = isWithin(sql`orders.purchased_at`, period);
  const { rows: items } = await db.execute<ItemRow>(sql`
    select ${stepOf(sql`orders.purchased_at`, period)} as at, orders.id as "orderId", orders.discount, orders.shipping, item.id,
      item.discounted_price * item.quantity as goods, item.vat_scheme as "vatScheme", ${gone} as pieces,
      parts.purchase_price::float8 * ${paidFor} as cost
    from orders join order_items item on item.order_id = orders.id join parts on parts.id = item.part_id
    where ${isPaidThen} and not (${isPlain}) order by item.id`);
  const { rows: refunds } = await db.execute<RefundRow>(sql`
    select refunds.order_id as "orderId", refunds.item_id as "itemId", refunds.amount, refunds.shipping
    from refunds join orders on orders.id = refunds.order_id
    where ${isPaidThen} order by refunds.asked_at, refunds.id`);
  const refundsOf = Map.groupBy(refunds, ({ orderId }) => orderId);
  return [...Map.groupBy(items, ({ orderId }) => orderId)].flatMap(([orderId, own]) => {
    const [{ discount, shipping } = { discount: 0, shipping: 0 }] = own;
    const kept = keptForItems({ items: own, discount, shipping, refunds: refundsOf.get(orderId) ?? [] });
    return own.map(({ at, vatScheme, pieces, cost }, nth) => ({
      at,
      vatScheme,
      all: pieces,
      pieces,
      paid: kept[nth] ?? 0,
      cost: cost ?? 0,
      isKnown: cost !== null,
    }));
  });
}
