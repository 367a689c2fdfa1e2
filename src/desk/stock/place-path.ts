/** The address of a place at the desk: what stands on its label. */

export const placePath = (name: string): string => `/posti/${encodeURIComponent(name)}`;

/** Where what lies at a place is counted. */
export const countPath = (name: string): string => `${placePath(name)}/conta`;

/**
 * The name of the place that an address is of, decoded once.
 *
 * @param pathname as it stands in the address: the router has decoded some signs already, and cannot tell `%20` in a name from a blank
 * @returns as it stands there where it was not encoded; '' where there is none
 */
export function placeInPath(pathname: string): string {
  const [, part = ''] = /\/posti\/([^/]+)/.exec(pathname) ?? [];
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
