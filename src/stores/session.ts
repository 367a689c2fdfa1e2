/** Who is signed in. The token lives in memory only; a lost network never signs anybody out (design 4.4, 4.5). */
import { batch, computed, signal, type ReadonlySignal } from '@preact/signals-react';
import type { Send } from '../../domain/api-call.ts';
import { refreshEveryMs, signedInCookie, type Locale } from '../../domain/constants.ts';
import type { SignIn, User } from '../../domain/contract/account.ts';
import { Problem } from '../../domain/problem.ts';
import { createApi } from '../lib/api.ts';
import { readCookie } from '../browser/storage.ts';
import { onOnline } from '../browser/network.ts';
import { ownVisit } from '../browser/visit.ts';
import { openChannel } from '../browser/tabs.ts';
import { every } from '../browser/time.ts';
import { withLock } from '../offline/with-lock.ts';
import type { Person } from '../../domain/rendering.ts';
import type { Owner } from './owner.ts';

/** What tabs tell each other. */
type Told = { token: string; user?: User } | { signedOut: true };

export type SessionOptions = {
  readonly send: Send;
  readonly locale: Locale;
  /** Whom the server rendered the page for. */
  readonly person: Person | undefined;
};

/** @param openOwner brings what clears up after a session, which no page needs at first */
export function createSession({ send, locale, person }: SessionOptions, openOwner: () => Promise<Owner>) {
  const token = signal(person?.token);
  const user = signal(person?.user);
  const api = createApi({ send, locale, token: () => token.peek() });
  let tell: (message: Told) => void = () => {};
  let onExpired: () => void = () => {};

  const isMarked = (): boolean => readCookie(signedInCookie) !== undefined;

  /** What the browser stored of the person goes, now or, where the code for it cannot be had, with the next page. */
  async function end(isAsked = false): Promise<void> {
    const whose = user.peek()?.id ?? (token.peek() && '');
    batch(() => {
      token.value = undefined;
      user.value = undefined;
    });
    ownVisit(undefined);
    await openOwner()
      .then((owner) => owner.endOf(whose, isAsked))
      .catch(() => {});
  }

  function left(isAsked?: boolean): Promise<void> {
    tell({ signedOut: true });
    return end(isAsked);
  }

  /** Fetches a new token; tabs take turns, and who waited takes what the one before got. */
  async function renew(): Promise<string | undefined> {
    const before = token.peek();
    // Without the mark there is no session to refresh, and nothing is asked.
    if (before === undefined && !isMarked()) return undefined;
    return withLock('refresh', async () => {
      if (token.peek() !== before) return token.peek();
      try {
        const answer = await api.refresh();
        token.value = answer.token;
        tell(answer);
        return answer.token;
      } catch (error) {
        // Only the server's word ends a session; no answer changes nothing.
        if (error instanceof Problem && error.code === 'session_expired') {
          void left();
          onExpired();
        }
        return undefined;
      }
    });
  }

  async function restore(): Promise<void> {
    if (token.peek() === undefined && (await renew()) === undefined) return;
    if (user.peek() === undefined) user.value = await api.me().catch(() => undefined);
  }

  return {
    user: user as ReadonlySignal<User | undefined>,
    /** Whom the page was written for. */
    atFirst: person?.user,
    token: token as ReadonlySignal<string | undefined>,
    isSignedIn: computed(() => token.value !== undefined || user.value !== undefined),
    /** Whether somebody is signed in as far as this browser knows, before the session has been taken up too. */
    isExpected: (): boolean => token.peek() !== undefined || isMarked(),
    renew,
    /** Takes the session up again, after a time without a network. */
    restore,

    async signIn(form: SignIn): Promise<void> {
      const answer = await api.signIn(form);
      token.value = answer.token;
      const profile = await api.me();
      user.value = profile;
      tell({ ...answer, user: profile });
    },

    /**
     * The server knows no session of this browser any more: it was signed out, or ended with the password or the account.
     *
     * @param isAsked whether they were asked about what was written and has not gone
     */
    left,

    /** The profile was changed: names stand on every page. */
    changed(profile: User): void {
      user.value = profile;
      const current = token.peek();
      if (current !== undefined) tell({ token: current, user: profile });
    },

    /** After hydration: takes up the session, and keeps it fresh. `expired` is called when the server ends it. */
    start(expired: () => void): void {
      onExpired = expired;
      tell = openChannel<Told>('session', (told) => {
        if ('signedOut' in told) void end();
        else {
          batch(() => {
            token.value = told.token;
            // Somebody signed in there: the same person here.
            if (told.user) user.value = told.user;
          });
          void restore();
        }
      });
      void restore();
      every(refreshEveryMs, () => void (token.peek() !== undefined && renew()));
      onOnline(() => void restore());
    },
  };
}
