/** Who is signed in where. A session's cookie changes with each visit, so pages that are open at once have one each. */
import type { BrowserContext, Cookie } from '@playwright/test';
import type { SignUp } from '../../domain/contract/account.ts';

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions(url: string) {
  const kept = new Map<string, Cookie[]>();
  return {
    /** @param place where the person is signed in; one visit at a time */
    async enter(context: BrowserContext, { email, password }: SignUp, place: string): Promise<void> {
      const cookies = kept.get(place + email);
      if (cookies) return context.addCookies(cookies);
      const data = { email, password };
      const answer = await context.request.post(`${url}/api/auth/signin`, { data });
      if (!answer.ok()) throw new Error(`Signing in failed: ${await answer.text()}`);
    },
    /** After the visit. */
    async keep(context: BrowserContext, { email }: SignUp, place: string): Promise<void> {
      kept.set(place + email, await context.cookies());
    },
    /** After a visit that failed, in whatever state it left the session. */
    forget: ({ email }: SignUp, place: string) => void kept.delete(place + email),
  };
}
