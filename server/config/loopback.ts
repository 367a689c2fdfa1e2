/** The machine itself: nobody listens between it and itself, and nobody else reaches it by these names. */
import { isIPv4 } from 'node:net';

/** @param hostname as `URL` gives it, an IPv6 address in brackets */
export function isLoopback(hostname: string): boolean {
  const name = hostname.replace(/^\[|\]$/g, '');
  return name === 'localhost' || name === '::1' || (isIPv4(name) && name.startsWith('127.'));
}
