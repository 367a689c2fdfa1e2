/** The address of a place at the desk: what stands on its label. */

export const placePath = (name: string): string => `/posti/${encodeURIComponent(name)}`;

/** Where what lies at a place is counted. */
export const countPath = (name: string): string => `${placePath(name)}/conta`;

/** @param part as the router gives it, which leaves some signs as they were encoded */
export function placeInPath(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
