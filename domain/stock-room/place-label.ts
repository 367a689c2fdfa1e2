/** The code on a place's label: an address of the desk, so that any telephone's camera leads there too. */

const path = '/desk/posti/';

/** @param publicUrl the shop's address, without a slash at its end */
export const placeAddress = (publicUrl: string, name: string): string =>
  `${publicUrl}${path}${encodeURIComponent(name)}`;

/** With the name as what is caught; whatever address the shop had when it was printed. */
const address = /^https?:\/\/[^/?#]+\/desk\/posti\/([^/?#]+)$/;

/** @returns the place that a label is of; undefined for any other code */
export function placeOnLabel(text: string): string | undefined {
  const [, encoded] = address.exec(text.trim()) ?? [];
  if (encoded === undefined) return undefined;
  try {
    return decodeURIComponent(encoded);
  } catch {
    return undefined;
  }
}
