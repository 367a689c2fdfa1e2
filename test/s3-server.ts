/**
 * A bucket on this machine that speaks S3: it keeps objects in memory and checks every request's signature itself (AWS Signature Version 4).
 * Its folder of pictures anybody may read, from any page, as docs/deployment.md has a bucket set up; the rest nobody.
 */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export type TestBucket = {
  /** As the setting `S3_URL` takes it. */
  readonly setting: string;
  /** Where its pictures are read by anybody, as the setting `MEDIA_PUBLIC_URL` takes it. */
  readonly publicUrl: string;
  readonly objects: Map<string, StoredObject>;
  /** Paths that were read without a signature. */
  readonly read: string[];
  /** Answers so many of the next requests with 503. */
  busyFor(requests: number): void;
  /** From now on no answer says how long it is. */
  hideLengths(): void;
  /** From now on no page of another origin may read its answers; it may show them. */
  refuseOrigins(): void;
  close(): Promise<void>;
};

type StoredObject = {
  readonly content: Buffer;
  readonly type: string | undefined;
  readonly caching: string | undefined;
};

const bucketName = '/photos';

const access = { key: 'AKIATEST', secret: 'a/secret+with@signs', region: 'eu-south-1' };

export async function openBucket(): Promise<TestBucket> {
  const objects: TestBucket['objects'] = new Map();
  const read: string[] = [];
  let busy = 0;
  let isChunked = false;
  let refusesOrigins = false;
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const answer = (status: number, content: Buffer | string = '') =>
        response.writeHead(status, { 'content-length': content.length }).end(content);
      if (busy > 0) {
        busy -= 1;
        return answer(503);
      }
      const key = request.url ?? '';
      const found = objects.get(key);
      const isForAnybody = key.startsWith(`${bucketName}/pictures/`) && request.method !== 'PUT';
      if (isForAnybody && !request.headers.authorization) {
        read.push(key);
        // Who may not list a bucket is not told what is missing in it.
        if (!found) return answer(403);
        response.setHeader('content-type', found.type ?? '').setHeader('cache-control', found.caching ?? '');
        if (request.headers.origin && !refusesOrigins) response.setHeader('access-control-allow-origin', '*');
        return answer(200, request.method === 'HEAD' ? '' : found.content);
      }
      if (!isSigned(request, body)) return answer(403);
      if (request.method === 'PUT') {
        const { 'content-type': type, 'cache-control': caching } = request.headers;
        objects.set(key, { content: body, type, caching });
        return answer(200);
      }
      if (!found) return answer(404);
      // As gateways do that do not know the length beforehand.
      if (isChunked) return response.writeHead(200).write(found.content, () => response.end());
      return answer(200, found.content);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const login = `${access.key}:${encodeURIComponent(access.secret)}`;
  return {
    setting: `s3://${login}@127.0.0.1:${port}${bucketName}?region=${access.region}`,
    publicUrl: `http://127.0.0.1:${port}${bucketName}`,
    objects,
    read,
    busyFor: (requests) => (busy = requests),
    hideLengths: () => (isChunked = true),
    refuseOrigins: () => (refusesOrigins = true),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest('hex');

function isSigned({ method, url = '', headers }: IncomingMessage, body: Buffer): boolean {
  const shape =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[^/]+\/s3\/aws4_request), ?SignedHeaders=([^,]+), ?Signature=(\w{64})$/;
  const [, key, scope = '', signedHeaders = '', signature = ''] =
    shape.exec(headers.authorization ?? '') ?? [];
  const bodyHash = String(headers['x-amz-content-sha256']);
  if (key !== access.key || ![sha256(body), 'UNSIGNED-PAYLOAD'].includes(bodyHash)) return false;
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const canonical = [method, url, '', lines.join(''), signedHeaders, bodyHash].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const derived = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${access.secret}`);
  return timingSafeEqual(hmac(derived, toSign), Buffer.from(signature, 'hex'));
}
