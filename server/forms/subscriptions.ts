/** Who gets the newsletter: asked for, confirmed from the mailbox itself, ended by one press. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull, lt, lte, ne, or } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import {
  newsletterLinkHours,
  newsletterMailPauseMs,
  newsletterPendingDays,
  type Locale,
} from '../../domain/constants.ts';
import { Problem } from '../../domain/problem.ts';
import type { Executor } from '../db/client.ts';
import { newsletterSubscriptions as subscriptions } from '../db/schema/shop.ts';
import { deriveKey } from '../config/derived-key.ts';
import type { Jobs } from '../jobs/job-data.ts';

const hourMs = 60 * 60_000;
const noLink = { confirmTokenHash: null, confirmExpiresAt: null };
const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * The token of the link that confirms. It is made from the secret each time it is needed, so that neither the database nor
 * the queue of mails ever holds one.
 *
 * @param requestedAt of the subscription: asked again, another one
 */
export function confirmToken(secret: string, email: string, requestedAt: Date): string {
  return createHmac('sha256', deriveKey(secret, 'newsletter-link'))
    .update(`${requestedAt.getTime()} ${email}`)
    .digest('base64url');
}

/**
 * Notes the wish and orders the mail with the link; an earlier link is dead from then on. Within a minute of the last such
 * mail nothing is done, and it looks the same.
 *
 * @throws Problem `already_subscribed`
 */
export async function askToSubscribe(
  tx: Executor,
  jobs: Jobs,
  { email, locale, secret }: { email: string; locale: Locale; secret: string },
  now: Date,
): Promise<void> {
  const wish = {
    locale,
    state: 'pending' as const,
    confirmTokenHash: hashOf(confirmToken(secret, email, now)),
    confirmExpiresAt: new Date(now.getTime() + newsletterLinkHours * hourMs),
    requestedAt: now,
  };
  const [asked] = await tx
    .insert(subscriptions)
    .values({
      ...wish,
      id: uuidv7({ msecs: now.getTime() }),
      email,
      unsubscribeToken: randomBytes(32).toString('base64url'),
    })
    .onConflictDoUpdate({
      target: subscriptions.email,
      set: wish,
      setWhere: or(
        // Only from the mailbox itself somebody gets here.
        eq(subscriptions.state, 'unsubscribed'),
        and(
          eq(subscriptions.state, 'pending'),
          lte(subscriptions.requestedAt, new Date(now.getTime() - newsletterMailPauseMs)),
        ),
      ),
    })
    .returning({ id: subscriptions.id });
  if (asked) {
    await jobs.send(tx, 'newsletter-confirmation-mail', {
      subscriptionId: asked.id,
      requestedAt: now.toISOString(),
    });
    return;
  }
  const subscribed = and(eq(subscriptions.email, email), eq(subscriptions.state, 'subscribed'));
  if ((await tx.$count(subscriptions, subscribed)) > 0) throw new Problem('already_subscribed');
}

/**
 * Subscribes whoever opened the link of the latest mail; pressed again it says so again, and the welcome goes out once.
 *
 * @throws Problem `newsletter_token_invalid` for a link that is too old or was overtaken
 */
export async function confirmSubscription(tx: Executor, jobs: Jobs, token: string, now: Date): Promise<void> {
  const known = eq(subscriptions.confirmTokenHash, hashOf(token));
  const [confirmed] = await tx
    .update(subscriptions)
    .set({ state: 'subscribed', confirmedAt: now })
    .where(and(known, eq(subscriptions.state, 'pending'), gt(subscriptions.confirmExpiresAt, now)))
    .returning({ id: subscriptions.id });
  if (confirmed)
    return jobs.send(tx, 'newsletter-welcome-mail', {
      subscriptionId: confirmed.id,
      confirmedAt: now.toISOString(),
    });
  if ((await tx.$count(subscriptions, and(known, eq(subscriptions.state, 'subscribed')))) === 0)
    throw new Problem('newsletter_token_invalid');
}

/**
 * Ends a subscription, or the wish for one; ended already, it stays so.
 *
 * @throws Problem `newsletter_token_invalid`
 */
export async function unsubscribe(db: Executor, token: string, now: Date): Promise<void> {
  // The database cannot be asked for every text, and no token has other signs.
  if (!/^[\w-]+$/.test(token)) throw new Problem('newsletter_token_invalid');
  const known = eq(subscriptions.unsubscribeToken, token);
  const ended = await db
    .update(subscriptions)
    .set({ ...noLink, state: 'unsubscribed', unsubscribedAt: now })
    .where(and(known, ne(subscriptions.state, 'unsubscribed')))
    .returning({ id: subscriptions.id });
  if (ended.length === 0 && (await db.$count(subscriptions, known)) === 0)
    throw new Problem('newsletter_token_invalid');
}

/** Forgets wishes that nobody confirmed. Who had unsubscribed before has unsubscribed still. */
export async function forgetPendingSubscriptions(db: Executor, now: Date): Promise<void> {
  const over = and(
    eq(subscriptions.state, 'pending'),
    lt(subscriptions.requestedAt, new Date(now.getTime() - newsletterPendingDays * 24 * hourMs)),
  );
  await db.delete(subscriptions).where(and(over, isNull(subscriptions.unsubscribedAt)));
  await db
    .update(subscriptions)
    .set({ ...noLink, state: 'unsubscribed' })
    .where(and(over, isNotNull(subscriptions.unsubscribedAt)));
}
