/** The secret that a shop makes for itself where it is given none. */
import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownerOnlyFolder, ownerOnlyFile } from '../files/owner-only.ts';
import { StartError } from './start-error.ts';

/** A shorter secret could be found by trying. */
export const leastSecretLength = 32;

/** Random ones of that length have sixteen and more, those in hexadecimal ten at the very least. */
const leastDifferent = 8;

/** Whether a secret is one sign again and again, a few of them, or a short text repeated: it could be found by trying, too. */
export const isGuessable = (secret: string): boolean =>
  new Set(secret).size < leastDifferent || /^(.{1,12})\1+.{0,11}$/su.test(secret);

/** Where the shop keeps the secret that it made for itself. */
export const secretFile = (dataDir: string): string => join(dataDir, 'session-secret');

/**
 * A secret made on the first start and kept, so that a restart signs nobody out.
 *
 * @throws StartError in production, which must bring its own, and where the file holds none
 */
export function generatedSecret(dataDir: string, isProduction: boolean): string {
  if (isProduction)
    throw new StartError(
      'The setting SESSION_SECRET is missing: production needs one of at least 32 characters.',
    );
  const file = secretFile(dataDir);
  mkdirSync(dataDir, { recursive: true, mode: ownerOnlyFolder });
  if (!existsSync(file)) makeSecret(file);
  const secret = readFileSync(file, 'utf8').trim();
  // A disk that was full when it was made leaves an empty file, and anybody can sign with nothing.
  if (secret.length < leastSecretLength || isGuessable(secret))
    throw new StartError(`The file ${file} holds no secret: delete it, and the next start makes one.`);
  return secret;
}

/** Written beside and then linked to its name: of processes that start together one is first, and no other reads half of it. */
function makeSecret(file: string): void {
  const written = `${file}.${process.pid}`;
  writeFileSync(written, randomBytes(32).toString('base64url'), { mode: ownerOnlyFile });
  try {
    linkSync(written, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    unlinkSync(written);
  }
}
