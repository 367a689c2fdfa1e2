/** Whose calls are made, and whose matters they ask for: two buyers who have something in every list of an account. */
import { randomUUID } from 'node:crypto';
import { currency } from '../../domain/constants.ts';
import { signSandboxEvent } from '../../server/payments/sandbox.ts';
import type { TestShop } from '../open-shop.ts';
import { mailboxToken } from '../../server/accounts/mailbox.ts';
import { createBuyer, home, password, payByCard, type Buyer } from '../people.ts';

export type Person = {
  readonly buyer: Buyer;
  /** Words that stand in this person's matters alone. */
  readonly marks: readonly string[];
  /** What is theirs, by the name under which calls ask for it. */
  readonly things: Readonly<Record<string, string>>;
};

/**
 * @param lastName a word that stands nowhere else
 * @param partId a part with pieces enough
 */
export async function createPerson(shop: TestShop, lastName: string, partId: number): Promise<Person> {
  const email = `${lastName}-${randomUUID()}@example.com`.toLowerCase();
  const buyer = await createBuyer(shop, { lastName, email });
  const paid = await buyer.order(partId);
  await payByCard(buyer, paid, '4242424242424242');
  const unpaid = await buyer.order(partId, 'bank_transfer');
  const spare = await buyer.api.addAddress({ ...home, name: lastName, isDefault: false });
  // At home and on the way: one of the two sessions may end without the other.
  await shop.visitor().api.signIn({ email, password });
  const sessions = await buyer.account.sessions();
  const addresses = await buyer.api.addresses();
  const { items } = await buyer.api.order(paid.orderId);
  const addressOf = (wanted: string) => addresses.find(({ kind }) => kind === wanted)?.id ?? '';
  return {
    buyer,
    marks: [lastName, paid.orderNumber, unpaid.orderNumber],
    things: {
      email,
      mailbox: mailboxToken(shop.deps.config, await buyer.api.me()),
      paid: paid.orderId,
      unpaid: unpaid.orderId,
      item: items[0]?.id ?? '',
      spare: spare.id,
      billing: addressOf('billing'),
      delivery: addressOf('delivery'),
      session: sessions.find(({ isCurrent }) => !isCurrent)?.id ?? '',
    },
  };
}

/** Tokens that are mailed, each good once: for a new password, and for the newsletter. */
export async function mailedTokens(shop: TestShop): Promise<Record<string, string>> {
  const tokenTo = async (email: string) => {
    await shop.runJobs();
    const mail = shop.mails.findLast(({ to, text }) => to === email && text.includes('token='));
    return /token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  const [forgetful, reader, formerReader] = ['1', '2', '3'].map(
    (mark) => `${mark}-${randomUUID()}@example.com`,
  );
  const { api } = await createBuyer(shop, { email: forgetful });
  await api.forgotPassword({ email: forgetful! });
  for (const email of [reader!, formerReader!]) await api.subscribe({ email, lang: 'it' });
  await api.confirmSubscription(await tokenTo(formerReader!));
  return {
    reset: await tokenTo(forgetful!),
    confirm: await tokenTo(reader!),
    unsubscribe: await tokenTo(formerReader!),
  };
}

/** The provider's notice that an order of somebody's was not paid, signed. */
export async function noticeOfPayment({ deps }: TestShop, { buyer }: Person, partId: number) {
  const { orderId, payment } = await buyer.order(partId);
  if (payment.kind !== 'redirect') throw new Error('a card is paid with elsewhere');
  const { finalPrice: amount } = await buyer.api.order(orderId);
  const reference = payment.url.slice(payment.url.lastIndexOf('/') + 1);
  const event = { id: 'evt_1', type: 'payment.failed', reference, amount, currency } as const;
  return signSandboxEvent(deps.config, event, deps.clock());
}
