/** Which session cookie is still good: the rule of design 4.4, without database and clock. */
import { overtakenCookieGraceMs } from '../../domain/constants.ts';

/** A session's cookies are numbered; `counter` is the current one, given out at `rotatedAt`. */
export type CookieCount = { readonly counter: number; readonly rotatedAt: Date };

/**
 * What a presented cookie brings: the next one, the current one once more, or the end of the session.
 *
 * The current cookie rotates. Its predecessor means that the answer with the current one was lost, or that
 * two tabs asked at once: the current one again, as often as it is asked for. The one before that was
 * overtaken when its successor was used, at `rotatedAt`, and stays good for 30 seconds. Anything older
 * was copied.
 */
export function judgeCookie(
  presented: number,
  { counter, rotatedAt }: CookieCount,
  now: Date,
): 'rotate' | 'repeat' | 'end' {
  switch (counter - presented) {
    case 0:
      return 'rotate';
    case 1:
      return 'repeat';
    case 2:
      return now.getTime() - rotatedAt.getTime() <= overtakenCookieGraceMs ? 'repeat' : 'end';
    default:
      return 'end';
  }
}
