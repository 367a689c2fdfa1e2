/** Channels come and go, with a line in the log: at the desk and on the command line. */
import type { ChannelKeys } from '../../../domain/contract/desk-channels.ts';
import { addChannel, revokeChannel, type AskedChannel } from '../../channels/channels.ts';
import type { Deps } from '../../deps.ts';
import { logAction, type Actor } from '../action-log.ts';

type Keeping = Pick<Deps, 'config' | 'database' | 'clock'>;

/** @throws Problem `channel_name_taken`; `invalid_body` with `webhookUrl` */
export async function addAndLog(
  { config, database: { db }, clock }: Keeping,
  who: Actor,
  asked: AskedChannel,
): Promise<ChannelKeys> {
  const now = clock();
  return db.transaction(async (tx) => {
    const keys = await addChannel(tx, config, asked, now);
    const { name, rights, webhookUrl = null } = asked;
    await logAction(tx, who, { action: 'channel_added', subject: name, after: { rights, webhookUrl } }, now);
    return keys;
  });
}

/** @throws Problem `channel_not_found` */
export async function revokeAndLog(
  { database: { db }, clock }: Omit<Keeping, 'config'>,
  who: Actor,
  which: { readonly id: string } | { readonly name: string },
): Promise<void> {
  const now = clock();
  await db.transaction(async (tx) => {
    const { name } = await revokeChannel(tx, which, now);
    await logAction(tx, who, { action: 'channel_revoked', subject: name }, now);
  });
}
