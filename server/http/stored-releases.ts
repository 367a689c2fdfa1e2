/**
 * The hashed files of earlier releases. A page that was opened before a deploy goes on asking for the files it was built
 * with: they are served beside the present ones until two more releases have come.
 *
 * Each release is a folder named by what is in it, which appears whole, by a rename. So any number of processes on one data
 * folder may start, restart and clear up at once, of the same release or of several.
 */
import { createHash, randomUUID } from 'node:crypto';
import { access, cp, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { ownerOnlyFolder } from '../files/owner-only.ts';
import type { Clock } from '../clock.ts';

/** Releases before the present one whose files are served. */
const earlierReleases = 2;

/** What a process that died left behind is no other's work any more after this time. */
const unfinishedMs = 60 * 60 * 1000;

const releaseName = /^[\da-f]{16}$/;
const unfinishedName = /^[\da-f]{16}\.[\da-f-]{36}\.part$/;

export type StoredReleases = {
  /** Takes the present release in and drops those that are too old. Called once it is being served. */
  keep(): Promise<void>;
  /**
   * The folder of the latest release that has a file.
   *
   * @param file a bare name, never a path
   */
  folderOf(file: string): Promise<string | undefined>;
};

/**
 * @param folder where releases are kept; made when absent
 * @param assets the present release's files
 */
export function storeReleases(folder: string, assets: string, clock: Clock): StoredReleases {
  /** Folders of releases, the one that was started last first. */
  async function releases(): Promise<string[]> {
    const names = (await readdir(folder).catch(() => [])).filter((name) => releaseName.test(name));
    const started = await Promise.all(names.map(async (name) => ({ name, at: await timeOf(name) })));
    return started.toSorted((one, other) => other.at - one.at).map(({ name }) => name);
  }

  /** When a folder was last said to be in use; one that somebody else just dropped, never. */
  const timeOf = (name: string): Promise<number> =>
    stat(join(folder, name)).then(
      ({ mtimeMs }) => mtimeMs,
      () => 0,
    );

  async function takeIn(release: string): Promise<void> {
    if (await isThere(join(folder, release))) return;
    const unfinished = join(folder, `${release}.${randomUUID()}.part`);
    try {
      await cp(assets, unfinished, { recursive: true });
      await rename(unfinished, join(folder, release));
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      // Another process of this release was faster: its files are the same.
      if (!(await isThere(join(folder, release)))) throw error;
    }
  }

  async function drop(release: string): Promise<void> {
    const unfinished = join(folder, `${release}.${randomUUID()}.part`);
    // Gone at once, so that nobody finds half of it; whoever else drops it is as welcome.
    await rename(join(folder, release), unfinished).catch(() => {});
    await rm(unfinished, { recursive: true, force: true });
  }

  async function clearUnfinished(): Promise<void> {
    const names = (await readdir(folder)).filter((name) => unfinishedName.test(name));
    for (const name of names) {
      const age = clock().getTime() - (await timeOf(name));
      if (age > unfinishedMs) await rm(join(folder, name), { recursive: true, force: true });
    }
  }

  return {
    async keep() {
      const release = nameOf(await readdir(assets));
      await mkdir(folder, { recursive: true, mode: ownerOnlyFolder });
      await takeIn(release);
      // A release that comes back, after a deploy was taken back, is the latest again.
      await utimes(join(folder, release), clock(), clock());
      const others = (await releases()).filter((name) => name !== release);
      for (const old of others.slice(earlierReleases)) await drop(old);
      await clearUnfinished();
    },

    async folderOf(file) {
      for (const release of await releases()) {
        if (await isThere(join(folder, release, file))) return join(folder, release);
      }
      return undefined;
    },
  };
}

/** A hashed name stands for its content: the same names are the same release. */
const nameOf = (files: readonly string[]): string =>
  createHash('sha256').update(files.toSorted().join('\n')).digest('hex').slice(0, 16);

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
