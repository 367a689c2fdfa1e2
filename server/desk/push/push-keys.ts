/**
 * The keys by which push services know the shop (VAPID, RFC 8292). The shop makes them itself the first time that somebody wants to be told
 * on a telephone, and keeps them with its data: the owner sets nothing (decision 0117).
 */
import { eq } from 'drizzle-orm';
import { seal, unseal } from '../../config/sealed.ts';
import type { Executor } from '../../db/client.ts';
import { pushKeys, pushSubscriptions } from '../../db/schema/push.ts';
import type { Deps } from '../../deps.ts';

/** Both base64url. */
export type PushKeys = { readonly publicKey: string; readonly privateKey: string };

type Keeping = Pick<Deps, 'config' | 'clock'> & {
  readonly database: { readonly db: Deps['database']['db'] };
};

/** Of two processes that make them at once the first one's are taken. */
export async function readPushKeys({ config, database: { db }, clock }: Keeping): Promise<PushKeys> {
  const [row] = await db.select().from(pushKeys);
  const known = row && openKeys(config, row);
  if (known) return known;
  const { default: webPush } = await import('web-push');
  const made = webPush.generateVAPIDKeys();
  const values = {
    publicKey: made.publicKey,
    privateKey: seal(config, 'push-key', Buffer.from(made.privateKey, 'base64url')),
    createdAt: clock(),
  };
  return db.transaction(async (tx) => {
    await tx.insert(pushKeys).values(values).onConflictDoNothing();
    const there = await lockKeys(tx);
    const taken = there && openKeys(config, there);
    if (taken) return taken;
    // The secret of the shop has changed since: no push service takes anything for who subscribed to the keys of before.
    await tx.delete(pushSubscriptions);
    await tx.update(pushKeys).set(values).where(eq(pushKeys.isOnly, true));
    return made;
  });
}

type KeysRow = typeof pushKeys.$inferSelect;

const lockKeys = async (tx: Executor): Promise<KeysRow | undefined> =>
  (await tx.select().from(pushKeys).for('update'))[0];

function openKeys(config: Deps['config'], { publicKey, privateKey }: KeysRow): PushKeys | undefined {
  const opened = unseal(config, 'push-key', privateKey);
  return opened && { publicKey, privateKey: opened.toString('base64url') };
}
