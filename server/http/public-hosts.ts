/** Keeps what a yard's file or somebody at the desk names from reaching into the shop's own network: only addresses on the open internet are asked. */
import { lookup as ask, type LookupAddress } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import { request as requestPlain, type IncomingMessage } from 'node:http';
import { get, request } from 'node:https';

/** Special-purpose networks (IANA registries for IPv4 and IPv6): this machine, private ones, multicast, examples. */
const closed = new BlockList();
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]) {
  const [address = '', prefix] = network.split('/');
  closed.addSubnet(address, Number(prefix), 'ipv4');
}

/** Of IPv6 only 2000::/3 is the open internet; in it stand ways back to IPv4 (6to4, Teredo) and examples. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
const closedIn6 = new BlockList();
closedIn6.addSubnet('2001::', 23, 'ipv6');
closedIn6.addSubnet('2001:db8::', 32, 'ipv6');
closedIn6.addSubnet('2002::', 16, 'ipv6');
closedIn6.addSubnet('3fff::', 20, 'ipv6');

/** Whether an IP address is one of the open internet. */
export function isPublicIp(address: string): boolean {
  if (isIPv6(address)) return open.check(address, 'ipv6') && !closedIn6.check(address, 'ipv6');
  return isIP(address) === 4 && !closed.check(address, 'ipv4');
}

/** The host is not on the open internet. */
export class HostRefused extends Error {
  override readonly name = 'HostRefused';
}

/**
 * Finds a host's addresses as a connection does, and refuses it when any of them is not public. Handed to the connection
 * itself: what was checked is what is connected to, however often the name changes its mind.
 */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  ask(hostname, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    if (error) return callback(error, '');
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicIp(address))) {
      return callback(new HostRefused(`${hostname} is not on the open internet`), '');
    }
    return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
  });
};

/** Whether it is a literal address that is not public: such a one is connected to without being looked up. */
export function isClosed({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && !isPublicIp(host);
}

/**
 * An address that somebody else names and the shop is to send to, looked at before it is kept.
 *
 * @param isAnywhere whether the shop's own network may be named too, and http
 * @returns it as it is kept; undefined for anything but https to the open internet, or with a password in it
 */
export function fitAddress(typed: string, isAnywhere: boolean): string | undefined {
  const url = URL.parse(typed);
  const isFit =
    url !== null &&
    url.username === '' &&
    url.password === '' &&
    (url.protocol === 'https:' || (isAnywhere && url.protocol === 'http:')) &&
    (isAnywhere || !isClosed(url));
  if (!isFit) return undefined;
  url.hash = '';
  return url.href;
}

/** The beginning of an answer; its content has to be read or destroyed. */
type Answer = {
  readonly status: number;
  /** Where else to look, as the answer says it. */
  readonly location: string | undefined;
  readonly content: AsyncIterable<Uint8Array> & { destroy(): unknown };
};

export type Ask = (address: URL, signal: AbortSignal) => Promise<Answer>;

/** One https request to the open internet, and never anywhere else. */
export const askPublicHost: Ask = (address, signal) =>
  new Promise((resolve, reject) => {
    if (isClosed(address)) return reject(new HostRefused(`${address.hostname} is not on the open internet`));
    const headers = { accept: 'image/*', 'user-agent': 'Smonto (import of photos)' };
    // A connection of its own: one kept from before was checked under another name.
    get(address, { headers, signal, lookup: publicLookup, agent: false }, (answer: IncomingMessage) => {
      resolve({ status: answer.statusCode ?? 0, location: answer.headers.location, content: answer });
    }).on('error', reject);
  });

export type Post = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Within this time an answer has begun, in milliseconds. */
  readonly timeoutMs: number;
  /** Whether the shop's own network may be asked too, and without TLS: a setting of whoever runs it. */
  readonly isAnywhere: boolean;
};

/**
 * One request that brings something, to the open internet alone unless said otherwise. Redirects are not followed, and what is answered
 * beside the status is not read.
 *
 * @returns the status
 * @throws HostRefused, or what the network says
 */
export const post = (address: URL, { headers, body, timeoutMs, isAnywhere }: Post): Promise<number> =>
  new Promise((resolve, reject) => {
    if (!isAnywhere && (address.protocol !== 'https:' || isClosed(address)))
      return reject(new HostRefused(`${address.hostname} is not on the open internet`));
    const signal = AbortSignal.timeout(timeoutMs);
    const send = address.protocol === 'https:' ? request : requestPlain;
    const sent = send(
      address,
      { method: 'POST', headers, signal, agent: false, ...(!isAnywhere && { lookup: publicLookup }) },
      (answer) => {
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
