/** Somebody asks the yard for a price, and has one of their own. */
import { randomUUID } from 'node:crypto';
import type { InboxThread } from '../domain/contract/desk-inbox.ts';
import type { DeskPerson } from './desk-people.ts';
import type { TestShop } from './open-shop.ts';
import type { Visitor } from './visitor.ts';

/** Cents, below what `stockPart` asks. */
export const offered = 5_500;

export type AskedFor = Awaited<ReturnType<typeof askForPrice>>;

/** A message to the shop, which the desk answers with offers that are good for two days. */
export async function askForPrice(shop: TestShop, yard: DeskPerson) {
  const message = { fullName: 'Maria', email: `${randomUUID()}@example.com`, message: 'Quanto costa?' };
  await shop.visitor().api.contact(message, randomUUID());
  const thread: string = (await yard.ask('GET', '/inbox')).body.entries[0].id;
  const answer = (key: string, partId: number, price?: number) =>
    yard.ask('PUT', `/inbox/${thread}/answers/${key}`, {
      text: 'Eccolo.',
      parts: [{ id: partId, price }],
      offerDays: 2,
    });
  return {
    /** The id of the thread at the desk. */
    thread,
    answer,
    /** @returns the offer's id */
    async offer(partId: number, price = offered): Promise<string> {
      const key = randomUUID();
      const { answers } = (await answer(key, partId, price)).body as InboxThread;
      return answers.find(({ id }) => id === key)!.parts[0]!.offer!.id;
    },
  };
}

/** Opens the link of an offer. */
export async function takeOffer({ fetch }: Visitor, id: string) {
  const answered = await fetch(`/api/offers/${id}`, { method: 'PUT' });
  return { status: answered.status, body: (await answered.json()) as Record<string, unknown> };
}
