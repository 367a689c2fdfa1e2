/** Whether there is room on a disk for the embedded engine, which does not survive a full one. */
import { statfsSync } from 'node:fs';

/** Four segments of the engine's write-ahead log, which it takes whole. */
export const minFreeDiskMb = 64;

const lookEveryMs = 1_000;

const freeDiskMb = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return (bavail * bsize) / 2 ** 20;
};

export const hasDiskSpaceIn = (folder: string): boolean => freeDiskMb(folder) >= minFreeDiskMb;

/** The same, looked up once a second at most. */
export function watchDiskSpace(folder: string): () => boolean {
  let known = true;
  let lookedAt = -Infinity;
  return () => {
    const now = performance.now();
    if (now - lookedAt < lookEveryMs) return known;
    lookedAt = now;
    return (known = hasDiskSpaceIn(folder));
  };
}
