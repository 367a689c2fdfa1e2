/** Whether all who present a session's cookies can be one browser: the rule of decision 0043, without database and clock. */
import { strayCookieMs } from '../../domain/constants.ts';
import type { CookieTrail, GivenCookie } from '../db/schema/accounts.ts';

/** Who presents a cookie; either is a hash. */
export type Sender = { readonly browser: string; readonly network: string };

/** The trail of a session that has just begun. */
export const newTrail = (now: number): CookieTrail => ({
  cookies: [{ number: 0, from: null, givenAt: now }],
  network: '',
  turns: 0,
});

/**
 * Takes a cookie. Each answer has a cookie of its own, so that two browsers which hold copies of one have different ones from
 * then on. A browser holds one at a time, that of the answer that reached it last; answers may be lost, and requests of
 * several tabs overtake each other by `strayCookieMs` at most.
 *
 * @param next the number of the cookie that is given out for it, larger than all before
 * @returns the trail from now on, or undefined when more than one browser has the session
 */
export function takeCookie(
  { cookies, network, turns: turnsBefore }: CookieTrail,
  presented: number,
  next: number,
  sender: Sender,
  now: number,
): CookieTrail | undefined {
  const pathTo = findPaths(cookies);
  const path = pathTo(presented);
  const [cookie] = path;
  // Forgotten as one that nobody can bring any more, or never given out.
  if (!cookie || !isPossible(cookies, pathTo, path, now)) return undefined;
  const rivals = rivalsOf(cookies, path);
  if (rivals.some(({ used }) => used.by !== sender.browser)) return undefined;

  // Tabs that open at once bring one cookie, each by whatever way the network takes: one turn.
  const isTurn = rivals.length > 0 && cookies.filter(({ from }) => from === presented).length < 2;
  const turns = sender.network === network ? 0 : turnsBefore + Number(isTurn);
  if (turns >= turnsMost) return undefined;

  const given = [
    ...cookies.map((other) =>
      other === cookie ? { ...other, used: { at: now, by: sender.browser } } : other,
    ),
    { number: next, from: presented, givenAt: now },
  ];
  return { cookies: forget(given, now).slice(-cookiesMost), network: sender.network, turns };
}

/** Whoever walks out of the Wi-Fi does not come back so often in turn, each time with what the other network had used. */
const turnsMost = 8;

/** Nobody opens more pages in a minute; whoever does is asked to sign in. */
const cookiesMost = 100;

/** A cookie, the one that it was given out for, and so on. */
type Path = readonly GivenCookie[];
type PathTo = (number: number) => Path;

function findPaths(cookies: readonly GivenCookie[]): PathTo {
  const byNumber = new Map(cookies.map((cookie) => [cookie.number, cookie]));
  return (number) => {
    const path: GivenCookie[] = [];
    for (let cookie = byNumber.get(number); cookie; cookie = byNumber.get(cookie.from ?? -1))
      path.push(cookie);
    return path;
  };
}

type Rival = Required<GivenCookie>;

/** Those that were presented, except what a cookie came of: another presentation of itself, what came of it, other lines. */
const rivalsOf = (cookies: readonly GivenCookie[], [, ...before]: Path): Rival[] =>
  cookies.filter((other): other is Rival => other.used !== undefined && !before.includes(other));

/** Whether the browser that has presented the rest can present the first cookie of a path now. */
function isPossible(cookies: readonly GivenCookie[], pathTo: PathTo, path: Path, now: number): boolean {
  return !wasLost(path) && !rivalsOf(cookies, path).some((rival) => isApart(path, rival, pathTo, now));
}

/**
 * Whether an answer on the way to a cookie never reached the browser that asked: when it must have arrived, that browser
 * asked with the same cookie once more. Whoever has what came with it is another.
 */
const wasLost = (path: Path): boolean =>
  path.some(({ givenAt }, index) => hasArrived(givenAt, path[index + 1]?.used?.at ?? givenAt));

/** Whether one browser cannot present a cookie now and have presented its rival before. */
function isApart([cookie]: Path, rival: Rival, pathTo: PathTo, now: number): boolean {
  if (!cookie || cookie === rival) return false;
  const line = pathTo(rival.number);
  const successor = line[line.indexOf(cookie) - 1];
  // The rival came of it: the answer with its successor has arrived.
  if (successor) return hasArrived(successor.givenAt, now);
  // Neither came of the other: the one that came later would have replaced the other one.
  return hasArrived(rival.givenAt, now) && hasArrived(cookie.givenAt, rival.used.at);
}

/** Leaves out what nobody can present any more; what such a cookie came of cannot be presented either. */
function forget(cookies: readonly GivenCookie[], now: number): readonly GivenCookie[] {
  const pathTo = findPaths(cookies);
  return cookies.filter(({ number }) => isPossible(cookies, pathTo, pathTo(number), now));
}

/** Whether an answer has reached whom it went to, or never will, and no request from before is on its way any more. */
const hasArrived = (givenAt: number, then: number): boolean => then - givenAt > strayCookieMs;
