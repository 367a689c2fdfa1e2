/** Who is signed in where. A session's cookie changes with each visit, so pages that are open at once have one each. */
import type { BrowserContext, Cookie } from '@playwright/test';
import type { SignUp } from '../../domain/contract/account.ts';

export type Sessions = ReturnType<typeof createSessions>;

export function createSessions() {
  const kept = new Map<string, Cookie[]>();

  return {
    /**
     * Makes a visit as somebody who is signed in, whether anew or since the visit before.
     *
     * @param url of the shop
     * @param camera one visit at a time
     */
    async visitAs(
      { email, password }: SignUp,
      { url, context, camera }: { url: string; context: BrowserContext; camera: number },
      visit: () => Promise<void>,
    ): Promise<void> {
      const place = `${camera} ${email}`;
      const cookies = kept.get(place);
      // A visit that fails leaves nothing to go on with.
      kept.delete(place);
      if (cookies) await context.addCookies(cookies);
      else {
        const answer = await context.request.post(`${url}/api/auth/signin`, { data: { email, password } });
        if (!answer.ok()) throw new Error(`Signing in failed: ${await answer.text()}`);
      }
      await visit();
      kept.set(place, await context.cookies());
    },
  };
}
