/** An order is looked for at the desk by what a bank statement or a caller tells: its number, its buyer, its amount. */
import { and, desc, eq, gte, inArray, or, sql, type SQL } from 'drizzle-orm';
import { buyerName } from '../../../domain/buyer.ts';
import type { FoundOrders } from '../../../domain/contract/desk-orders.ts';
import { wordsOfOrderSearch, type OrderSearch } from '../../../domain/desk/order-search.ts';
import { legibly } from '../../../domain/free-text.ts';
import { dayMs } from '../../../domain/rome-clock.ts';
import type { Executor } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';

/** What is over is looked for among the orders of so many days; a whole number finds one of any age. */
const searchedDays = 366;
const mostFound = 20;

/** The latest first. @param text as it was typed */
export async function findOrders(db: Executor, text: string, now: Date): Promise<FoundOrders> {
  const search = wordsOfOrderSearch(text);
  const { numbers, words } = search;
  const byNumber = numbers.length > 0 ? await foundOrders(db, inArray(orders.orderNumber, numbers)) : [];
  const rows =
    byNumber.length > 0 || words.length === 0 ? byNumber : await foundOrders(db, saying(search, now));
  return {
    orders: rows.slice(0, mostFound).map(({ buyer, placedAt, ...order }) => ({
      ...order,
      buyer: buyerName(legibly(buyer)),
      placedAt: placedAt.toISOString(),
    })),
    hasMore: rows.length > mostFound,
  };
}

/** As it is asked: one more than is told. */
export const foundOrders = (db: Executor, which: SQL | undefined) =>
  db
    .select({
      orderNumber: orders.orderNumber,
      state: orders.state,
      buyer: orders.buyer,
      amount: orders.finalPrice,
      placedAt: orders.placedAt,
    })
    .from(orders)
    .where(which)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(mostFound + 1);

/** Of what is open and what was placed lately: every word is in its number or its buyer, or all of them are its amount. */
export const saying = ({ words, cents }: Omit<OrderSearch, 'numbers'>, now: Date): SQL | undefined =>
  and(
    or(
      gte(orders.placedAt, new Date(now.getTime() - searchedDays * dayMs)),
      // As the index of what is open has it.
      sql`${orders.state} in ('awaiting_payment', 'paid', 'shipped')`,
    ),
    or(
      cents === undefined ? undefined : eq(orders.finalPrice, cents),
      and(...words.map((word) => sql`strpos(${whoAndWhich}, ${plain(sql`${word}::text`)}) > 0`)),
    ),
  );

/** Without capitals and accents; an apostrophe is one, however it was typed. */
const plain = (text: SQL): SQL =>
  sql`translate(lower(${text}), 'àáâäèéêëìíîïòóôöùúûüçñ’', 'aaaaeeeeiiiioooouuuucn''')`;

const whoAndWhich = plain(
  sql`concat_ws(' ', ${orders.orderNumber}, ${orders.buyer} ->> 'companyName', ${orders.buyer} ->> 'firstName', ${orders.buyer} ->> 'lastName', ${orders.buyer} ->> 'email')`,
);
