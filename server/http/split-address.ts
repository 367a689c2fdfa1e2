/** Parts of an address as a request line has it. */

/** `/search?query=a?b` as `/search` and `?query=a?b`; `search` is empty where nothing is asked. */
export function splitAddress(address: string): { readonly pathname: string; readonly search: string } {
  const [pathname = '', ...query] = address.split('?');
  return { pathname, search: query.length > 0 ? `?${query.join('?')}` : '' };
}

/**
 * Some mail programs encode the `#` of a link that is pressed in them: `/cart%23offerta=1`.
 *
 * @param pathname as a request has it
 * @returns the address that was meant, on this site; undefined where no such sign was encoded
 */
export function withFragment(pathname: string): string | undefined {
  const [, page, fragment] = /^(\/[^/\\%][^%]*)%23(.*)$/.exec(pathname) ?? [];
  return page && `${page}#${fragment}`;
}
