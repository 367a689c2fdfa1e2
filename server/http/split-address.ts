/** Parts of an address as a request line has it. */

/** `/search?query=a?b` as `/search` and `?query=a?b`; `search` is empty where nothing is asked. */
export function splitAddress(address: string): { readonly pathname: string; readonly search: string } {
  const [pathname = '', ...query] = address.split('?');
  return { pathname, search: query.length > 0 ? `?${query.join('?')}` : '' };
}
