/** Brings a message to a browser by its push service, encrypted for that browser alone (RFC 8291): the service sees when, and for whom, not what. */
import { createHash } from 'node:crypto';
import type { PushMessage } from '../../../domain/desk/push-message.ts';
import { shop } from '../../../shop.config.ts';
import type { pushSubscriptions } from '../../db/schema/push.ts';
import type { Deps } from '../../deps.ts';
import { post } from '../../http/public-hosts.ts';
import type { PushKeys } from './push-keys.ts';

type Subscription = Pick<typeof pushSubscriptions.$inferSelect, 'endpoint' | 'p256dh' | 'auth'>;

/** A telephone that is switched off for longer is told by the mail. */
const keptSeconds = 12 * 60 * 60;
const timeoutMs = 10_000;

/** `gone`: the browser does not want it any more, and the service has forgotten it. */
export type Brought = 'taken' | 'gone';

/** The push service did not take it: the queue tries again. */
export class NotBrought extends Error {
  override readonly name = 'NotBrought';
}

/** @throws NotBrought, or what the network says */
export async function bringPush(
  { allowsPrivateWebhooks }: Pick<Deps['config'], 'allowsPrivateWebhooks'>,
  { publicKey, privateKey }: PushKeys,
  { endpoint, p256dh, auth }: Subscription,
  message: PushMessage,
): Promise<Brought> {
  const { default: webPush } = await import('web-push');
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(message),
    {
      vapidDetails: { subject: `mailto:${shop.email}`, publicKey, privateKey },
      contentEncoding: 'aes128gcm',
      TTL: keptSeconds,
      urgency: 'high',
      // What is tried again takes the place of what still waits there.
      topic: createHash('sha256').update(message.tag).digest('base64url').slice(0, 32),
    },
  );
  // Sent by the shop's own hand and not by the library: the address is somebody else's word.
  const status = await post(new URL(endpoint), {
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body,
    timeoutMs,
    isAnywhere: allowsPrivateWebhooks,
  });
  if (status === 404 || status === 410) return 'gone';
  if (status < 200 || status >= 300) throw new NotBrought(`${new URL(endpoint).host}: ${status}`);
  return 'taken';
}
