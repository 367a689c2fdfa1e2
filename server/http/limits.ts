/** How many calls of a kind are taken; more are answered 429 `too_many_requests` with `Retry-After`. */
import { isIPv6 } from 'node:net';
import { normalizeIP, type RateLimitOptions } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';

/**
 * How many calls of a kind are taken in a minute, unless it says otherwise. Generous: a workshop behind one
 * address is one caller.
 */
export type Limits = {
  /** Attempts at one account from one address. */
  readonly signInAttempts: number;
  /** Wrong passwords of one account from all addresses that it does not know together, in 15 minutes. */
  readonly accountAttempts: number;
  /** Sign-ins and sign-ups from one address: each of them costs a password's hash. */
  readonly accounts: number;
  /** Other writes, by person where one is signed in, else by address. */
  readonly writes: number;
  /** Calls of one channel that sells elsewhere. */
  readonly channelCalls: number;
  /** Invoices of one person: each is drawn anew. */
  readonly invoices: number;
  /** Files with all of one person's data, in an hour. */
  readonly exports: number;
  /** Messages to the shop from one address, in 10 minutes: each is a mail that somebody reads. */
  readonly messages: number;
  /** Mails with a link to a new password to one account, in an hour. */
  readonly resetMails: number;
  /** Pieces ordered from one address by people who have never paid an order, in an hour: a provider's customers may share one. */
  readonly firstPieces: number;
  /** Those of them that are to be paid by bank transfer, in three days. */
  readonly firstTransferPieces: number;
};

export const defaultLimits: Limits = {
  signInAttempts: 10,
  accountAttempts: 30,
  accounts: 60,
  writes: 300,
  channelCalls: 600,
  invoices: 20,
  exports: 5,
  messages: 20,
  resetMails: 5,
  firstPieces: 300,
  firstTransferPieces: 100,
};

/** Whom an address counts for: in IPv6 the 64 bits that a network has, since each of its people has the rest to choose from. */
export const addressOf = ({ ip }: Pick<FastifyRequest, 'ip'>): string => normalizeIP(ip);

/** How many times what one address may a whole site may. */
export const siteFactor = 10;

/**
 * The 48 bits that a provider gives to a customer at most (RFC 6177), with 65,536 networks in them: whoever rents a server often
 * has as much. They count together, too.
 *
 * @returns undefined for IPv4, where an address costs something
 */
export function siteOf(request: Pick<FastifyRequest, 'ip'>): string | undefined {
  const address = addressOf(request);
  return isIPv6(address) ? `${normalizeIP(address, 48)}/48` : undefined;
}

/** Whose calls count together, and how many times the limit is theirs. */
export type Sender = { readonly name: string; readonly factor: number };

/** Whom a call counts for: the address, and the site where there is one. */
export function sendersOf(request: Pick<FastifyRequest, 'ip'>): readonly Sender[] {
  const address = { name: addressOf(request), factor: 1 };
  const site = siteOf(request);
  return site ? [address, { name: site, factor: siteFactor }] : [address];
}

/** Routes count apart from each other. */
const onRoute = ({ method, routeOptions }: FastifyRequest): string => `${method} ${routeOptions.url}`;

/** A limit on a route's calls, counted by person where one is signed in: people share addresses. */
const personal = (max: number): RateLimitOptions => ({
  max,
  timeWindow: '1 minute',
  // After authentication, or there is no person to count by.
  hook: 'preValidation',
  keyGenerator: (request) =>
    `${onRoute(request)} ${request.user?.id ?? request.channel?.id ?? addressOf(request)}`,
});

/** The limit on a route's writes. */
export const personalWrites = ({ writes }: Limits): RateLimitOptions => personal(writes);

/** The limit on invoices. */
export const personalInvoices = ({ invoices }: Limits): RateLimitOptions => personal(invoices);

/** The limit on files with all of one's data. */
export const personalExports = ({ exports }: Limits): RateLimitOptions => ({
  ...personal(exports),
  timeWindow: '1 hour',
});

/** The limit on the calls of a channel that sells elsewhere. */
export const channelCalls = ({ channelCalls: most }: Limits): RateLimitOptions => personal(most);
