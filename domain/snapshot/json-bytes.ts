/** Plain data as JSON in bytes: read at once, and not before it is wanted. */

export const toJsonBytes = (value: unknown): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(JSON.stringify(value));

/** @throws SyntaxError where it is none */
export const fromJsonBytes = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes));
