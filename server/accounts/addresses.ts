/** A person's addresses. Every query names the person: what is another's does not exist. */
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { addressesMax } from '../../domain/constants.ts';
import { type Address, type AddressChange, NewAddress } from '../../domain/contract/addresses.ts';
import { fieldProblems } from '../../domain/field-problems.ts';
import { Problem } from '../../domain/problem.ts';
import type { Db, Executor } from '../db/client.ts';
import { addresses } from '../db/schema/accounts.ts';
import { lockPerson } from './lock-person.ts';

type Kind = Address['kind'];
export type AddressRow = typeof addresses.$inferSelect;

const owned = (userId: string, id: string) => and(eq(addresses.userId, userId), eq(addresses.id, id));

/** Default ones first within their kind. */
export async function listAddresses(db: Executor, userId: string): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(eq(addresses.userId, userId))
    .orderBy(asc(addresses.kind), desc(addresses.isDefault), asc(addresses.createdAt), asc(addresses.id));
}

/** Of either kind: an order may go where its invoice goes. @throws Problem `address_not_found` */
export async function findAddress(db: Executor, userId: string, id: string): Promise<AddressRow> {
  const [address] = await db.select().from(addresses).where(owned(userId, id));
  if (!address) throw new Problem('address_not_found');
  return address;
}

/**
 * The first of its kind becomes the default, whatever was asked.
 *
 * @throws Problem `too_many_addresses` when the person has fifty
 */
export async function addAddress(db: Db, userId: string, form: NewAddress, now: Date): Promise<AddressRow> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    if ((await tx.$count(addresses, eq(addresses.userId, userId))) >= addressesMax)
      throw new Problem('too_many_addresses');
    const id = uuidv7({ msecs: now.getTime() });
    await tx.insert(addresses).values({ ...form, id, userId, isDefault: false, createdAt: now });
    await settleDefault(tx, userId, form.kind, form.isDefault ? id : undefined);
    return findAddress(tx, userId, id);
  });
}

/**
 * Changes some fields; the whole must be an address again. A default stays one until another takes its place.
 *
 * @throws Problem `address_not_found`, `invalid_body`
 */
export async function changeAddress(
  db: Db,
  userId: string,
  id: string,
  change: AddressChange,
): Promise<AddressRow> {
  return db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const { id: _id, userId: _userId, createdAt: _createdAt, ...before } = await findAddress(tx, userId, id);
    const whole = NewAddress.safeParse({ ...before, ...change });
    if (!whole.success) throw new Problem('invalid_body', { errors: fieldProblems(whole.error.issues) });
    const { isDefault, ...fields } = whole.data;
    const isMoved = fields.kind !== before.kind;
    await tx
      .update(addresses)
      .set({ ...fields, ...(isMoved && { isDefault: false }) })
      .where(owned(userId, id));
    if (isMoved) await settleDefault(tx, userId, before.kind);
    await settleDefault(tx, userId, fields.kind, change.isDefault && isDefault ? id : undefined);
    return findAddress(tx, userId, id);
  });
}

/** @throws Problem `address_not_found` */
export async function removeAddress(db: Db, userId: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await lockPerson(tx, userId);
    const [removed] = await tx.delete(addresses).where(owned(userId, id)).returning();
    if (!removed) throw new Problem('address_not_found');
    await settleDefault(tx, userId, removed.kind);
  });
}

/** Leaves one default of a kind: the wanted one, else the one that is, else the newest. */
async function settleDefault(tx: Executor, userId: string, kind: Kind, wanted?: string): Promise<void> {
  const ofKind = and(eq(addresses.userId, userId), eq(addresses.kind, kind));
  const [first] = await tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(ofKind)
    .orderBy(desc(addresses.isDefault), desc(addresses.createdAt), desc(addresses.id))
    .limit(1);
  const chosen = wanted ?? first?.id;
  if (chosen)
    await tx
      .update(addresses)
      .set({ isDefault: sql`${addresses.id} = ${chosen}` })
      .where(ofKind);
}
