/** Opens the store of photos that the settings name. */
import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import { readBucketAddress, createBucketStore } from './bucket-store.ts';
import { createFileStore } from './file-store.ts';
import type { MediaStore } from './media-store.ts';

/** @throws StartError when `S3_URL` is wrong */
export function openMedia({ s3Url, dataDir }: Pick<Config, 's3Url' | 'dataDir'>): MediaStore {
  return s3Url === undefined
    ? createFileStore(join(dataDir, 'media'))
    : createBucketStore(readBucketAddress(s3Url));
}
