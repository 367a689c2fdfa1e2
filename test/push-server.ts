/** A browser's push service, as a test has it: it takes what is sent to a browser, and the browser reads it (RFC 8188, RFC 8291). */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { NewPushSubscription } from '../domain/contract/desk-push.ts';

export type SentPush = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

export type PushServer = {
  readonly sent: SentPush[];
  /** What it answers from now on. */
  answer(status: number): void;
  readonly url: string;
  close(): Promise<void>;
};

export async function openPushServer(): Promise<PushServer> {
  const sent: SentPush[] = [];
  let status = 201;
  const server = createServer((request, reply) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const headers = request.headers as Record<string, string>;
      sent.push({ path: request.url ?? '', headers, body: Buffer.concat(pieces) });
      reply.writeHead(status).end();
    });
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    sent,
    answer: (next) => void (status = next),
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

export type PushBrowser = {
  readonly subscription: NewPushSubscription;
  /** What the page would show of it. */
  read(sent: SentPush): unknown;
};

/** A browser with a subscription at a push service. */
export function pushBrowser(url: string, name: string): PushBrowser {
  const own = createECDH('prime256v1');
  const auth = randomBytes(16);
  const p256dh = own.generateKeys();
  return {
    subscription: {
      endpoint: `${url}/${name}`,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    },
    read({ body }) {
      const [salt, senderLength] = [body.subarray(0, 16), body[20] ?? 0];
      const sender = body.subarray(21, 21 + senderLength);
      const record = body.subarray(21 + senderLength);
      const shared = own.computeSecret(sender);
      const about = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
      const secret = Buffer.from(hkdfSync('sha256', shared, auth, about, 32));
      const derive = (what: string, length: number) =>
        Buffer.from(hkdfSync('sha256', secret, salt, `Content-Encoding: ${what}\0`, length));
      const opening = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12));
      opening.setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([opening.update(record.subarray(0, -16)), opening.final()]);
      // What follows the last record's delimiter is padding.
      return JSON.parse(padded.subarray(0, padded.lastIndexOf(2)).toString());
    },
  };
}

/** Whether a push was signed with the key that browsers subscribed to, for this service (RFC 8292). */
export function isSignedBy(publicKey: string, { headers }: SentPush, url: string): boolean {
  const [, token = '', key] = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(headers['authorization'] ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const told = JSON.parse(Buffer.from(claims, 'base64url').toString() || '{}') as { aud?: string };
  return (
    key === publicKey &&
    told.aud === url &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  );
}
