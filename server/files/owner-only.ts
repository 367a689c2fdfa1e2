/** Files and folders with people's data in them: nobody else on the machine looks in. */
import { closeSync, fchmodSync, fstatSync, openSync } from 'node:fs';

/** Modes of a folder, and of a file. */
export const ownerOnlyFolder = 0o700;
export const ownerOnlyFile = 0o600;

/**
 * Opens a file for writing from its beginning. One that was there before, readable for others, is its owner's alone from now on;
 * what is no file (a pipe, a terminal) stays as it is.
 *
 * @returns its descriptor
 */
export function openForOwner(path: string): number {
  const file = openSync(path, 'w', ownerOnlyFile);
  try {
    if (fstatSync(file).isFile()) fchmodSync(file, ownerOnlyFile);
    return file;
  } catch (error) {
    closeSync(file);
    throw error;
  }
}
