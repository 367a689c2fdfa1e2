/** What people and machines ask of a shop on an ordinary day, mistakes among it. */
import type { Request } from 'autocannon';

const words = ['fanale', 'alternatore panda', 'specchietto sx', 'centralina golf 5', 'cofno', '1K0', 'zzyzx'];
const pages = ['/', '/en', '/search', '/contact', '/toc', '/cart', '/auth', '/viewed', '/request'];
const browser = { 'accept-encoding': 'br', 'accept-language': 'it' };
const json = { 'content-type': 'application/json' };

/** @param parts how many there are, numbered from 1 */
export function soakRequests(parts: number): Request[] {
  const requests: Request[] = [];
  for (let nth = 0; nth < 600; nth++) {
    const id = 1 + ((nth * 37) % parts);
    const word = encodeURIComponent(words[nth % words.length]!);
    const get = (path: string): Request => ({ method: 'GET', path, headers: browser });
    const quote = { orderItems: [{ partId: id, quantity: 1 }], province: 'RM' };
    requests.push(
      get(`/parts/${id}`),
      get(`/en/parts/${id}`),
      get(pages[nth % pages.length]!),
      get(`/search?query=${word}&page=${1 + (nth % 5)}`),
      get(`/api/search/v2?query=${word}&price=-${100_000 - nth}`),
      get(`/api/parts/${id}`),
      get(`/non-esiste-${nth}`),
      get(`/api/search/v2?page=${nth % 2 === 0 ? 'x' : -nth}`),
      { method: 'POST', path: '/api/cart/quote', headers: json, body: JSON.stringify(quote) },
      { method: 'POST', path: '/api/cart/quote', headers: json, body: '{"orderItems":7}' },
    );
  }
  return requests;
}
