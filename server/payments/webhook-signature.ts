/** Signs and checks the sandbox's webhooks: HMAC SHA-256 over `timestamp.body`, as real providers do it. */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Problem } from '../../domain/problem.ts';

export const signatureHeader = 'smonto-signature';
/** How far a signature's time may be from ours: an event that was listened to cannot be sent again later. */
const toleranceSeconds = 5 * 60;

const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000);

function digest(key: Buffer, timestamp: string, body: Buffer): Buffer {
  return createHmac('sha256', key).update(`${timestamp}.`).update(body).digest();
}

/** The value of the header: `t=<seconds>,v1=<hex>`. */
export function signWebhook(key: Buffer, body: Buffer, now: Date): string {
  const timestamp = String(secondsOf(now));
  return `t=${timestamp},v1=${digest(key, timestamp, body).toString('hex')}`;
}

/**
 * @param header the value as it came
 * @throws Problem `bad_signature` when it is missing, not ours, or not of these five minutes
 */
export function checkWebhookSignature(
  key: Buffer,
  body: Buffer,
  header: string | string[] | undefined,
  now: Date,
): void {
  const [, timestamp, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(header)) ?? [];
  if (!timestamp || !signature) throw new Problem('bad_signature');
  const isOurs = timingSafeEqual(digest(key, timestamp, body), Buffer.from(signature, 'hex'));
  const isRecent = Math.abs(secondsOf(now) - Number(timestamp)) <= toleranceSeconds;
  if (!isOurs || !isRecent) throw new Problem('bad_signature');
}
