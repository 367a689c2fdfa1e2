/** The order that a command names, and the item of it. */
import type { Locale } from '../../../domain/constants.ts';
import { findByNumber, type WholeOrder } from '../../orders/reading/shopkeeper-orders.ts';
import { Refused, type OpenedShop } from '../frame/command.ts';
import { noSuchItem } from './exception-arguments.ts';
import { unknownOrder } from './order-words.ts';

/** @throws Refused where there is no such order */
export async function findOrder(
  { config, database }: Pick<OpenedShop, 'config' | 'database'>,
  number: string,
  language: Locale,
): Promise<WholeOrder> {
  const found = await findByNumber(database.db, number, config);
  if (!found) throw new Refused(unknownOrder(number, language));
  return found;
}

/**
 * @param item counted from 1
 * @returns its id. @throws Refused where the order has fewer
 */
export function idOfItem({ order }: WholeOrder, item: number, language: Locale): string {
  const found = order.items[item - 1];
  if (!found) throw new Refused(noSuchItem(order.orderNumber, language));
  return found.id;
}
