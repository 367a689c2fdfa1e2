import fc from 'fast-check';
import { expect, test } from 'vitest';
import { strayCookieMs } from '../../domain/constants.ts';
import type { CookieTrail } from '../db/schema/accounts.ts';
import { newTrail, takeCookie, type Sender } from './rotation.ts';

const seconds = (count: number) => count * 1000;
const phone: Sender = { browser: 'Chrome on Android', network: 'home' };
const phoneOutside: Sender = { ...phone, network: 'mobile' };
const thief: Sender = { browser: 'curl', network: 'elsewhere' };
/** Whoever copies a cookie can copy the browser's name too. */
const disguised: Sender = { ...phone, network: 'elsewhere' };

/** A session on the server: gives out cookies until two browsers have it. */
function openSession() {
  let trail: CookieTrail = newTrail(0);
  let given = 0;
  let isOpen = true;
  return {
    get isOpen() {
      return isOpen;
    },
    get remembered() {
      return trail.cookies.length;
    },
    /** @returns the next cookie, undefined when the session is over */
    present(cookie: number, at: number, sender = phone): number | undefined {
      const next = isOpen ? takeCookie(trail, cookie, given + 1, sender, seconds(at)) : undefined;
      isOpen = next !== undefined;
      if (!next) return undefined;
      trail = next;
      return ++given;
    },
  };
}

type TestSession = ReturnType<typeof openSession>;

/** Presents the first cookie of a session at its beginning, and hands on what it brings. */
function began(): { session: TestSession; first: number; second: number } {
  const session = openSession();
  return { session, first: 0, second: session.present(0, 0) ?? -1 };
}

test('each answer has a cookie of its own', () => {
  const { session, first, second } = began();
  const third = session.present(second, 600);
  const lost = session.present(third ?? -1, 1200);
  const again = session.present(third ?? -1, 1201);
  expect(new Set([first, second, third, lost, again]).size).toBe(5);
  expect(session.isOpen).toBe(true);
});

test('whose answer was lost asks with the same cookie again, however late and wherever they are by then', () => {
  const { session, first } = began();
  for (const at of [10, 70, 86_400]) expect(session.present(first, at, phoneOutside)).toBeDefined();
});

test('a cookie is taken for a minute after its successor was given out, and no longer once that was used', () => {
  for (const [at, isOpen] of [
    [60, true],
    [61, false],
  ] as const) {
    const { session, first, second } = began();
    session.present(second, 30);
    session.present(first, at);
    expect(session.isOpen).toBe(isOpen);
  }
});

test('that minute is not prolonged by presenting it', () => {
  const { session, first, second } = began();
  session.present(second, 5);
  for (const at of [20, 40, 60]) expect(session.present(first, at)).toBeDefined();
  expect(session.present(first, 61)).toBeUndefined();
});

test('another browser with a cookie that was used ends the session at once', () => {
  const { session, first } = began();
  expect(session.present(first, 1, thief)).toBeUndefined();
});

test('a cookie that was never given out ends the session', () => {
  const { session } = began();
  expect(session.present(7, 1)).toBeUndefined();
});

test('who polls with the previous cookie while its owner is away is found out when the owner comes back', () => {
  const { session, first, second } = began();
  for (let at = 5; at <= 110; at += 5) expect(session.present(first, at, disguised)).toBeDefined();
  expect(session.present(second, 600)).toBeUndefined();
});

test('two networks in turn that bring the same cookies end the session', () => {
  const session = openSession();
  let current = 0;
  let turns = 0;
  while (session.isOpen && turns < 22) {
    const previous = current;
    const at = turns * 5;
    current = session.present(current, at) ?? -1;
    session.present(previous, at + 2, disguised);
    turns += 1;
  }
  expect(turns).toBeLessThan(10);
});

test('a request on its way for half a minute is overtaken by what its answer would have replaced', () => {
  const session = openSession();
  const early = session.present(0, 0) ?? -1;
  const late = session.present(0, 59) ?? -1;
  expect(session.present(late, 61)).toBeDefined();
  expect(session.present(early, 89)).toBeDefined();
});

test('many tabs that open at once over two networks are one turn', () => {
  const session = openSession();
  for (let tab = 0; tab < 30; tab += 1)
    expect(session.present(0, tab / 10, tab % 2 ? phone : phoneOutside)).toBeDefined();
});

test('what nobody can bring any more is forgotten', () => {
  const session = openSession();
  let current = 0;
  for (let page = 0; page < 300; page += 1) {
    const tabs = [current, current, current].map((cookie) => session.present(cookie, page * 20));
    current = tabs[page % 3] ?? -1;
    expect(session.remembered).toBeLessThan(30);
  }
  session.present(session.present(current, 10_000) ?? -1, 20_000);
  expect(session.remembered).toBe(2);
});

/** What a browser may see of its line: how long each way takes, and what never comes. */
const slowest = strayCookieMs / 2000;
const way = fc.oneof(fc.constantFrom(0, slowest), fc.integer({ min: 0, max: slowest }));
const request = fc.record({
  /** Since the one before. */
  pause: fc.oneof(
    fc.integer({ min: 0, max: 5 }),
    fc.integer({ min: 0, max: slowest }),
    fc.nat({ max: 3600 }),
  ),
  there: way,
  back: way,
  isLost: fc.boolean(),
  /** Goes by another network from here on. */
  isMoved: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
});

test('one browser is never signed out: not by tabs at once, nor by lost or late answers, nor elsewhere', () => {
  fc.assert(
    fc.property(fc.array(request, { maxLength: 40 }), (requests) => {
      const session = openSession();
      const events: { at: number; happens: () => void }[] = [];
      const plan = (at: number, happens: () => void) => void events.push({ at, happens });
      let held = 0;
      let sender = phone;
      let at = 0;
      for (const { pause, there, back, isLost, isMoved } of requests) {
        at += pause;
        const sentAt = at;
        plan(sentAt, () => {
          const carried = held;
          if (isMoved) sender = sender === phone ? phoneOutside : phone;
          const from = sender;
          plan(sentAt + there, () => {
            const next = session.present(carried, sentAt + there, from);
            if (!isLost && next !== undefined) plan(sentAt + there + back, () => (held = next));
          });
        });
      }
      while (events.length > 0) {
        events.sort((one, other) => one.at - other.at);
        events.shift()?.happens();
      }
      expect(session.isOpen).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test('a thief with a copy is found out by the time both have come twice, minutes apart, whatever cookie they bring', () => {
  const step = fc.record({
    pause: fc.integer({ min: 0, max: 300 }),
    isOwner: fc.boolean(),
    /** Which of the cookies that the thief has: the latest, the one before it, or any. */
    choice: fc.nat(),
  });
  const strategy = fc.constantFrom('previous', 'latest', 'any');
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), strategy, fc.boolean(), (steps, bring, isCopyUsed) => {
      const session = openSession();
      let owned = 0;
      const stolen = [0];
      let at = 0;
      if (isCopyUsed) owned = session.present(0, 0) ?? -1;
      const come = (isOwner: boolean, choice: number) => {
        if (isOwner) {
          owned = session.present(owned, at) ?? -1;
          return;
        }
        const index = { previous: stolen.length - 2, latest: stolen.length - 1, any: choice % stolen.length };
        // Beside its owner, and under the same name: nothing but the cookies tells them apart.
        const next = session.present(stolen[Math.max(0, index[bring])] ?? -1, at, phone);
        if (next !== undefined) stolen.push(next);
      };
      for (const { pause, isOwner, choice } of steps) {
        at += pause;
        come(isOwner, choice);
      }
      // The owner rests, as people do, and both are there again.
      for (const isOwner of [true, false, true, false]) {
        at += 2 * (strayCookieMs / 1000) + 1;
        come(isOwner, 0);
      }
      expect(session.isOpen).toBe(false);
    }),
    { numRuns: 500 },
  );
});
