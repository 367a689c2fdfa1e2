/** Who is signed in where. A session's cookie changes with each visit, so pages that are open at once have one each. */
import type { BrowserContext, Cookie } from '@playwright/test';
import type { SignUp } from '../../domain/contract/account.ts';

/** Pages that are open at once: one loads while the other is photographed. */
export const cameras = 2;

/** As the account's list of sessions calls it: Chrome on Linux. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

type Cookies = Pick<Cookie, 'name' | 'value'>[];
/** A place for each camera; nothing where a visit failed. */
type Places = (Cookies | undefined)[];

export function createSessions() {
  /** By address. */
  const kept = new Map<string, Promise<Places>>();

  return {
    /**
     * Makes a visit as somebody who is signed in.
     *
     * @param url of the shop
     * @param camera one visit at a time
     */
    async visitAs(
      person: SignUp,
      { url, context, camera }: { url: string; context: BrowserContext; camera: number },
      visit: () => Promise<void>,
    ): Promise<void> {
      const { email } = person;
      // For all cameras at once: a picture of the account lists as many sessions whenever it is taken.
      const opening = kept.get(email) ?? signInOften(url, person);
      kept.set(email, opening);
      const places = await opening;
      const cookies = places[camera] ?? (await signIn(url, person));
      // A visit that fails leaves nothing to go on with.
      places[camera] = undefined;
      await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url })));
      await visit();
      places[camera] = await context.cookies();
    },
  };
}

async function signInOften(url: string, person: SignUp): Promise<Places> {
  const places: Places = [];
  while (places.length < cameras) places.push(await signIn(url, person));
  return places;
}

async function signIn(url: string, { email, password }: SignUp): Promise<Cookies> {
  const answer = await fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ email, password }),
  });
  if (!answer.ok) throw new Error(`Signing in failed: ${await answer.text()}`);
  return answer.headers.getSetCookie().flatMap((line) => {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [{ name, value }];
  });
}
