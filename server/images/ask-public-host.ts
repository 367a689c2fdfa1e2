/** One https request to the open internet, and never anywhere else. */
import type { IncomingMessage } from 'node:http';
import { get } from 'node:https';
import { isIP } from 'node:net';
import { HostRefused, isPublicIp, publicLookup } from './public-hosts.ts';

/** The beginning of an answer; its content has to be read or destroyed. */
export type Answer = {
  readonly status: number;
  /** Where else to look, as the answer says it. */
  readonly location: string | undefined;
  readonly content: AsyncIterable<Uint8Array> & { destroy(): unknown };
};

export type Ask = (address: URL, signal: AbortSignal) => Promise<Answer>;

export const askPublicHost: Ask = (address, signal) =>
  new Promise((resolve, reject) => {
    const host = address.hostname.replace(/^\[|\]$/g, '');
    // A literal address is connected to without being looked up.
    if (isIP(host) !== 0 && !isPublicIp(host)) {
      reject(new HostRefused(`${host} is not on the open internet`));
      return;
    }
    const headers = { accept: 'image/*', 'user-agent': 'Smonto (import of photos)' };
    // A connection of its own: one kept from before was checked under another name.
    get(address, { headers, signal, lookup: publicLookup, agent: false }, (answer: IncomingMessage) => {
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, content: answer });
    }).on('error', reject);
  });
