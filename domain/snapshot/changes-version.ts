/** The version that changes lead to, for who stores them without taking them in. */
import { createByteReader } from './bytes.ts';

/** @param changes as `writeChanges` writes them @throws RangeError where the bytes are no changes */
export const versionOfChanges = (changes: Uint8Array): string => createByteReader(changes).text();
