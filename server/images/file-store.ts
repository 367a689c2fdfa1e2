/** Photos as files in a folder: what the shop does without a bucket. */
import { createReadStream } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ownerOnlyFolder } from '../files/owner-only.ts';
import { writeAtomically } from '../files/atomic-write.ts';
import type { MediaStore } from './media-store.ts';

/** @param folder made when absent; nobody but its owner looks in */
export function createFileStore(folder: string): MediaStore {
  return {
    async put(key, content) {
      const file = join(folder, key);
      await mkdir(dirname(file), { recursive: true, mode: ownerOnlyFolder });
      await writeAtomically(file, (handle) => handle.writeFile(content));
    },

    async open(key) {
      const file = join(folder, key);
      const found = await stat(file).catch(missing);
      return found?.isFile() ? { bytes: found.size, content: createReadStream(file) } : undefined;
    },
  };
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
  throw error;
}
