/** Which session cookie is still good: the rule of design 4.4, without database and clock. */
import { overtakenCookieGraceMs } from '../../domain/constants.ts';

/**
 * A session's cookies are numbered; `counter` is the current one. `rotations` tells when the latest of them were given
 * out, the current one first, in milliseconds since 1970. The first cookie of all came with the sign-in, by no rotation.
 */
export type CookieCount = { readonly counter: number; readonly rotations: readonly number[] };

/**
 * What a presented cookie brings: the next one, the current one once more, or the end of the session.
 *
 * The current cookie rotates. Its predecessor means that the answer with the current one was lost, or that
 * two tabs asked at once: the current one again, as often as it is asked for. An older one was overtaken when its
 * successor was used, which is when the one after that was given out, and stays good for 30 seconds from then,
 * however many have followed. Anything older was copied.
 */
export function judgeCookie(
  presented: number,
  { counter, rotations }: CookieCount,
  now: Date,
): 'rotate' | 'repeat' | 'end' {
  const age = counter - presented;
  if (age === 0) return 'rotate';
  if (age === 1) return 'repeat';
  // `rotations[0]` gave out the current cookie, `rotations[age - 2]` the one two after the presented one.
  const overtakenAt = rotations[age - 2];
  return overtakenAt !== undefined && isWithinGrace(overtakenAt, now) ? 'repeat' : 'end';
}

/** The times to keep when a cookie is given out now: those that can still matter. */
export function keepRotations(rotations: readonly number[], now: Date): number[] {
  return [now.getTime(), ...rotations.filter((at) => isWithinGrace(at, now))].slice(0, rotationsKept);
}

/** Nobody opens more pages than these in 30 seconds; whoever does is asked to sign in. */
const rotationsKept = 100;

const isWithinGrace = (at: number, now: Date): boolean => now.getTime() - at <= overtakenCookieGraceMs;
