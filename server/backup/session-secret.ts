/** The secret that the shop made for itself, without which nobody stays signed in. One of the settings is not touched. */
import { readFile } from 'node:fs/promises';
import type { Config } from '../config/config.ts';
import { secretFile } from '../config/generated-secret.ts';
import { writeOrExplain } from './backup-error.ts';

/** @returns undefined when the settings bring the secret */
export async function storedSecret({ dataDir, sessionSecret }: Config): Promise<string | undefined> {
  const secret = await readFile(secretFile(dataDir), 'utf8').catch(() => '');
  return secret.trim() === sessionSecret ? sessionSecret : undefined;
}

/** What became of the secret: `as_it_was`, `written` (a running shop still has the other one), or `not_ours` to write. */
export type SecretOutcome = 'as_it_was' | 'written' | 'not_ours';

/** @param secret of the backup; undefined when that shop had it from its settings */
export async function bringBackSecret(config: Config, secret: string | undefined): Promise<SecretOutcome> {
  if (secret === undefined || secret === config.sessionSecret) return 'as_it_was';
  if ((await storedSecret(config)) === undefined) return 'not_ours';
  await writeOrExplain(secretFile(config.dataDir), (file) => file.writeFile(secret));
  return 'written';
}
