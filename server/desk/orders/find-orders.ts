/** An order is looked for at the desk by what a bank statement or a caller tells: its number, its buyer, its amount. */
import { and, desc, eq, gte, inArray, or, sql, type SQL } from 'drizzle-orm';
import { buyerName } from '../../../domain/buyer.ts';
import type { FoundOrders } from '../../../domain/contract/desk-orders.ts';
import { meantOrders } from '../../../domain/desk/meant-buyers.ts';
import { readOrderSearch, tellingWords, type OrderSearch } from '../../../domain/desk/order-search.ts';
import { legibly } from '../../../domain/free-text.ts';
import { dayMs } from '../../../domain/rome-clock.ts';
import type { Executor } from '../../db/client.ts';
import { orders } from '../../db/schema/orders.ts';

/** What is over is looked for among the orders of so many days; a whole number finds one of any age. */
const searchedDays = 366;
const mostFound = 20;

/** So many, the latest, are compared with a line of a bank statement; it is long before a yard has them in a year. */
const mostCompared = 20_000;

/** The latest first. @param text as it was typed or pasted */
export async function findOrders(db: Executor, text: string, now: Date): Promise<FoundOrders> {
  const rows = await firstFound(waysToFind(db, text, now));
  return {
    orders: rows.slice(0, mostFound).map(({ buyer, placedAt, ...order }) => ({
      ...order,
      buyer: buyerName(legibly(buyer)),
      placedAt: placedAt.toISOString(),
    })),
    hasMore: rows.length > mostFound,
  };
}

type Rows = Awaited<ReturnType<typeof foundOrders>>;
type Way = () => Promise<Rows>;

async function firstFound([way, ...others]: readonly Way[]): Promise<Rows> {
  const rows = (await way?.()) ?? [];
  return rows.length > 0 || others.length === 0 ? rows : firstFound(others);
}

/** The surest first: each is gone only where those before it find nothing. */
function waysToFind(db: Executor, text: string, now: Date): Way[] {
  const search = readOrderSearch(text, now);
  const { numbers, words } = search;
  const telling = tellingWords(words);
  return [
    ...(numbers.length > 0 ? [() => foundOrders(db, inArray(orders.orderNumber, [...numbers]))] : []),
    ...(words.length > 0 ? [() => foundOrders(db, saying(search, now))] : []),
    ...(telling.length < words.length
      ? [() => foundOrders(db, saying({ ...search, words: telling }, now))]
      : []),
    ...(words.length > 0 ? [() => meantIn(db, text, search, now)] : []),
  ];
}

async function meantIn(db: Executor, text: string, search: OrderSearch, now: Date): Promise<Rows> {
  const all = await db
    .select({
      id: orders.id,
      firstName: sql<string>`coalesce(${orders.buyer} ->> 'firstName', '')`,
      lastName: sql<string>`coalesce(${orders.buyer} ->> 'lastName', '')`,
      companyName: sql<string | null>`${orders.buyer} ->> 'companyName'`,
      amount: orders.finalPrice,
    })
    .from(orders)
    .where(searched(now))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(mostCompared);
  const meant = meantOrders(text, search, all).slice(0, mostFound + 1);
  return meant.length === 0
    ? []
    : foundOrders(
        db,
        inArray(
          orders.id,
          meant.map(({ id }) => id),
        ),
      );
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

/** What is open and what was placed lately. */
const searched = (now: Date): SQL | undefined =>
  or(
    gte(orders.placedAt, new Date(now.getTime() - searchedDays * dayMs)),
    // As the index of what is open has it.
    sql`${orders.state} in ('awaiting_payment', 'paid', 'shipped')`,
  );

/** Of those, where every word is in its number or its buyer or is its amount, or all of them are its amount. */
export const saying = ({ words, cents }: Omit<OrderSearch, 'numbers'>, now: Date): SQL | undefined =>
  and(
    searched(now),
    or(
      cents === undefined ? undefined : eq(orders.finalPrice, cents),
      and(
        ...words.map((word) =>
          or(
            sql`strpos(${whoAndWhich}, ${word.text}) > 0`,
            word.cents === undefined ? undefined : eq(orders.finalPrice, word.cents),
          ),
        ),
      ),
    ),
  );

/** As `plainName` has it. What has no letter of its own in `to` is left out. */
const plain = (text: SQL): SQL =>
  sql`replace(translate(lower(${text}), 'àáâäãåăąèéêëęěìíîïòóôöõőùúûüůűçćčñńňšśșşžźżýřťțţďğ.''’‘\`´', 'aaaaaaaaeeeeeeiiiioooooouuuuuucccnnnsssszzzyrtttdg'), 'fratelli', 'flli')`;

const whoAndWhich = plain(
  sql`concat_ws(' ', ${orders.orderNumber}, ${orders.buyer} ->> 'companyName', ${orders.buyer} ->> 'firstName', ${orders.buyer} ->> 'lastName', ${orders.buyer} ->> 'email')`,
);
