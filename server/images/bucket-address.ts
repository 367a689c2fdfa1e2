/** The setting `S3_URL`: where the bucket is and who may write to it. */
import { isLoopback } from '../config/loopback.ts';
import { StartError } from '../config/start-error.ts';

export type BucketAddress = {
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
