/** A code for a piece that has none of the yard's own, made where there is no network: short enough for a marker, and nobody else's. */
import { readableSigns } from '../readable-signs.ts';

const length = 7;

/** @param random `ownCodeBytes` of chance. @returns `P-` and seven signs: 34 thousand million codes, and the shop refuses one that another piece has */
export const ownCode = (random: Uint8Array): string =>
  `P-${Array.from(random.slice(0, length), (byte) => readableSigns[byte % readableSigns.length]).join('')}`;

/** Bytes that a code takes. */
export const ownCodeBytes = length;
