/** How many calls of a kind are taken; more are answered 429 `too_many_requests` with `Retry-After`. */
import type { RateLimitOptions } from '@fastify/rate-limit';

/**
 * How many calls of a kind are taken in a minute, unless it says otherwise. Generous: a workshop behind one
 * address is one caller.
 */
export type Limits = {
  /** Attempts at one account from one address. */
  readonly signInAttempts: number;
  /** Sign-ins and sign-ups from one address: each of them costs a password's hash. */
  readonly accounts: number;
  /** Other writes, by person where one is signed in, else by address. */
  readonly writes: number;
};

export const defaultLimits: Limits = { signInAttempts: 10, accounts: 60, writes: 300 };

/** The limit on a route's writes, counted by person where one is signed in: people share addresses. */
export function personalWrites(limits: Limits): RateLimitOptions {
  return {
    max: limits.writes,
    timeWindow: '1 minute',
    // After authentication, or there is no person to count by.
    hook: 'preValidation',
    keyGenerator: ({ user, ip }) => user?.id ?? ip,
  };
}
