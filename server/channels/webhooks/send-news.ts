/** Brings news to a channel, signed. Where nobody takes them it is tried again after growing pauses, and given up after a day. */
import { and, eq, isNull } from 'drizzle-orm';
import { webhookPatienceHours } from '../../../domain/channels.ts';
import { unseal } from '../../config/sealed.ts';
import { channelNews, channels } from '../../db/schema/channels.ts';
import type { Deps } from '../../deps.ts';
import { HostRefused, post } from '../../http/public-hosts.ts';
import { signatureHeader, signWebhook } from '../../payments/webhook-signature.ts';

const timeoutMs = 10_000;

/** The news were not taken: the queue tries again. */
class NotTaken extends Error {
  override readonly name = 'NotTaken';
}

/** @throws NotTaken while there is still time */
export async function sendNews(
  { config, database: { db }, jobs, clock }: Deps,
  { newsId }: { readonly newsId: string },
): Promise<void> {
  const isUnderWay = and(
    eq(channelNews.id, newsId),
    isNull(channelNews.takenAt),
    isNull(channelNews.givenUpAt),
  );
  const [found] = await db
    .select({ news: channelNews, channel: channels })
    .from(channelNews)
    .innerJoin(channels, eq(channels.id, channelNews.channelId))
    .where(isUnderWay);
  if (!found) return;
  const { news, channel } = found;
  const close = async (change: Partial<typeof channelNews.$inferInsert>) =>
    void (await db.update(channelNews).set(change).where(isUnderWay));
  if (channel.revokedAt || !channel.webhookUrl || !channel.webhookSecret)
    return close({ givenUpAt: clock() });

  const secret = unseal(config, 'channel-webhook', channel.webhookSecret);
  const failure = secret
    ? await bring(config, channel.webhookUrl, secret, news.body, clock())
    : 'the secret of the shop is another one';
  const now = clock();
  if (failure === undefined) return close({ takenAt: now, lastFailure: null });
  if (now.getTime() - news.createdAt.getTime() < webhookPatienceHours * 60 * 60_000) {
    await close({ lastFailure: failure });
    throw new NotTaken(`${channel.name}: ${failure}`);
  }
  await db.transaction(async (tx) => {
    await tx.update(channelNews).set({ givenUpAt: now, lastFailure: failure }).where(isUnderWay);
    await jobs.send(tx, 'staff-notice', { kind: 'channel_silent', newsId });
  });
}

/** @returns what went wrong, in a word; undefined where it was taken */
async function bring(
  { allowsPrivateWebhooks }: Pick<Deps['config'], 'allowsPrivateWebhooks'>,
  address: string,
  secret: Buffer,
  text: string,
  now: Date,
): Promise<string | undefined> {
  const body = Buffer.from(text);
  const headers = {
    'content-type': 'application/json',
    'content-length': String(body.length),
    'user-agent': 'Smonto (stock)',
    [signatureHeader]: signWebhook(secret, body, now),
  };
  try {
    const sent = { headers, body, timeoutMs, isAnywhere: allowsPrivateWebhooks };
    const status = await post(new URL(address), sent);
    return status >= 200 && status < 300 ? undefined : String(status);
  } catch (error) {
    if (error instanceof HostRefused) return 'private network';
    const { code, name } = error as NodeJS.ErrnoException;
    return name === 'TimeoutError' || name === 'AbortError' ? 'no answer' : (code ?? name);
  }
}
