/**
 * Photos in an S3-compatible bucket. It may stay private: then the shop hands the pictures on. Or its pictures are read by anybody, at
 * `MEDIA_PUBLIC_URL` (decision 0110).
 */
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { AwsClient } from 'aws4fetch';
import { isLoopback } from '../config/loopback.ts';
import { StartError } from '../config/start-error.ts';
import { cachingOf, contentTypeOf, type StoredFile, type MediaStore } from './media-store.ts';

/** A bucket that is busy is asked again, the last time after about a second. */
const retries = 4;
/** For the beginning of an answer; what follows may take as long as the slowest phone that it is handed on to. */
const timeoutMs = 15_000;

export function createBucketStore({ url, ...access }: BucketAddress): MediaStore {
  const client = new AwsClient({ ...access, service: 's3', retries });

  async function ask(
    key: string,
    request: { method: 'GET' } | { method: 'PUT'; body: Uint8Array<ArrayBuffer> },
  ) {
    const patience = new AbortController();
    const timer = setTimeout(() => patience.abort(new Error('The bucket does not answer.')), timeoutMs);
    try {
      return await client.fetch(`${url}/${key}`, {
        ...request,
        headers: {
          'content-type': contentTypeOf(key),
          ...(request.method === 'PUT' && { 'cache-control': cachingOf(key) }),
        },
        signal: patience.signal,
      });
    } catch (error) {
      throw patience.signal.aborted ? error : new Error(`The bucket cannot be reached: ${reasonOf(error)}.`);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async put(key, content) {
      const answer = await ask(key, { method: 'PUT', body: new Uint8Array(content) });
      await answer.body?.cancel();
      if (!answer.ok) throw refused('keep', key, answer);
    },

    async open(key) {
      const answer = await ask(key, { method: 'GET' });
      if (answer.ok) return toFile(answer);
      await answer.body?.cancel();
      if (answer.status === 404) return undefined;
      throw refused('give', key, answer);
    },
  };
}

/** A length that is not said beforehand, or is that of what was compressed on the way, is known when all is there. */
async function toFile(answer: Response): Promise<StoredFile> {
  const length = answer.headers.get('content-length');
  if (answer.body && length !== null && !answer.headers.has('content-encoding')) {
    return { bytes: Number(length), content: Readable.fromWeb(answer.body as ReadableStream) };
  }
  const content = new Uint8Array(await answer.arrayBuffer());
  return { bytes: content.length, content: Readable.from([content]) };
}

/** `fetch` says only that it failed; its cause says why. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error && cause.message !== '' ? cause.message : message;
}

const refused = (what: string, key: string, { status }: Response): Error =>
  new Error(`The bucket does not ${what} ${key}: it answered ${status}.`);

type BucketAddress = {
  /** Address of the bucket, without a slash at the end. */
  readonly url: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

const shape = 's3://KEY:SECRET@HOST/BUCKET?region=REGION';

/**
 * Reads `s3://KEY:SECRET@HOST[:PORT]/BUCKET[/FOLDER][?region=REGION]`. The bucket is reached over https; only on this machine
 * over http. Key and secret are percent-encoded where they hold `/`, `+` or `@`.
 *
 * @throws StartError when something is missing; the secret is not in its message
 */
export function readBucketAddress(setting: string): BucketAddress {
  const wrong = (why: string) => new StartError(`The setting S3_URL ${why}: it looks like ${shape}.`);
  if (!URL.canParse(setting)) throw wrong('is no address');
  const { protocol, username, password, host, hostname, pathname, searchParams } = new URL(setting);
  const path = pathname.replace(/\/+$/, '');
  if (protocol !== 's3:') throw wrong('does not start with s3://');
  if (!host) throw wrong('names no host');
  if (!username || !password) throw wrong('lacks the key or the secret');
  if (!/^\/[a-z\d][a-z\d.-]+/.test(path)) throw wrong('names no bucket');
  const scheme = isLoopback(hostname) ? 'http' : 'https';
  try {
    return {
      url: `${scheme}://${host}${path}`,
      region: searchParams.get('region') ?? 'us-east-1',
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    };
  } catch {
    throw wrong('has a key or a secret with a % that stands for nothing');
  }
}
