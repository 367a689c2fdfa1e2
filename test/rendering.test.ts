import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sessionLifetimeDays } from '../domain/constants.ts';
import type { User } from '../domain/contract/account.ts';
import { headScript } from '../domain/head-script.ts';
import { parts } from '../server/db/schema/catalogue.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { signedIn } from './people.ts';
import { openPages, renderPage, scripts, withoutScripts } from './rendered.ts';
import { stockPart } from './stock-part.ts';

let shop: TestShop;
let pages: FastifyInstance;
let partId: number;
beforeAll(async () => {
  shop = await openShop();
  pages = await openPages(shop);
  partId = await stockPart(shop);
}, 60_000);
afterAll(async () => {
  await pages.close();
  await shop.close();
});

const attack = '</script><script>alert(1)</script>';
const privately = 'private, no-store';

test("pages are rendered by React's build for production", async () => {
  const { jsx } = await import('react/jsx-runtime');
  // The other one notes in every element where it was made.
  expect(jsx('p', {})).not.toHaveProperty('_store');
});

describe('a hundred pages at once', () => {
  test('nobody sees the name, the language or the token of another', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `Persona-${String(index).padStart(2, '0')}-qz`);
    const people = await Promise.all(
      names.map(async (lastName) => {
        const { cookies } = await signedIn(shop, { lastName });
        return { lastName, cookies: Object.fromEntries(cookies) };
      }),
    );
    const strangers = Array.from({ length: 20 }, () => ({ lastName: undefined, cookies: {} }));
    const visits = [...people, ...strangers].flatMap((visitor, index) => {
      const [here, there] = index % 2 === 0 ? ['', '/en'] : ['/en', ''];
      return [
        { ...visitor, address: `${here}/parts/${partId}` },
        { ...visitor, address: `${there}/search` },
        ...(index % 2 === 0 ? [{ ...visitor, address: here === '' ? '/' : '/en' }] : []),
      ];
    });
    expect(visits).toHaveLength(100);

    const rendered = await Promise.all(
      visits.map(async (visit) => ({
        ...visit,
        page: await renderPage(pages, visit.address, visit.cookies),
      })),
    );
    const tokens = new Map<string, string>();
    for (const { lastName, address, page } of rendered) {
      expect(page.status, address).toBe(200);
      expect(page.lang, address).toBe(address.startsWith('/en') ? 'en' : 'it');
      expect(page.headers['content-language']).toBe(page.lang);
      expect(page.text).toContain(page.lang === 'en' ? 'Skip to content' : 'Vai al contenuto');
      expect(names.filter((name) => page.text.includes(name))).toEqual(lastName ? [lastName] : []);

      const { personal } = page.record;
      expect(personal?.person.user.lastName).toBe(lastName);
      if (personal) tokens.set(personal.person.token, personal.person.user.lastName);
      expect(page.headers['cache-control']).toBe(lastName ? privately : 'no-cache');
    }
    for (const { page } of rendered) {
      const seen = [...tokens].filter(([token]) => page.text.includes(token)).map(([, name]) => name);
      expect(new Set(seen)).toEqual(
        new Set(page.record.personal && [page.record.personal.person.user.lastName]),
      );
    }
    for (const [token, lastName] of tokens) {
      const me = await pages.inject({ url: '/api/users/me', headers: { authorization: `Bearer ${token}` } });
      expect(me.json<User>().lastName).toBe(lastName);
    }
  });
});

describe('what a stranger gets', () => {
  test('holds no person, sets no cookie, and differs by language and cookie', async () => {
    const page = await renderPage(pages, `/parts/${partId}`);
    expect(page.record).toEqual({ madeAt: expect.any(Number), answers: expect.anything() });
    // What the shell shows until there is a page.
    expect(page.text).not.toContain('shell');
    expect(Object.keys(page.record.answers)).toContain(`GET /api/parts/${partId}`);
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.headers['vary']).toMatch(/Accept-Language, Cookie/);
  });

  test('a part that is not there is a 404 that nobody should list', async () => {
    for (const address of ['/parts/999999', '/parts/niente', '/en/parts/999999', '/non-esiste']) {
      const page = await renderPage(pages, address);
      expect(page.status, address).toBe(404);
      expect(page.text).toContain('<meta name="robots" content="noindex" />');
      expect(page.text).toMatch(/<h1[^>]*>(Errore|Error)\.<\/h1>/);
    }
  });
});

test('what stands around a part is rendered once, and is what its whole page has there', async () => {
  const counting = await openPages(shop, { analyticsId: 'G-TEST123456' });
  const odd = await stockPart(shop);
  const nameIt = `'"><b>&amp;</main> $& /parts/${odd}"`;
  await shop.database.db.update(parts).set({ nameIt, nameEn: nameIt }).where(eq(parts.id, odd));
  const bodyOf = ({ text }: { text: string }) => withoutScripts(text.slice(text.indexOf('<body')));
  for (const app of [pages, counting])
    for (const address of [odd, partId, odd].flatMap((id) => [`/parts/${id}`, `/en/parts/${id}`])) {
      const framed = bodyOf(await renderPage(app, address));
      // With a query it is rendered whole.
      const whole = bodyOf(await renderPage(app, `${address}?of=one`));
      expect(whole).toContain(`${address}?of=one"`);
      expect(framed, address).toBe(whole.replaceAll('?of=one', ''));
    }
  await counting.close();
});

test('a page beyond the last of the results leads to the last, with all that was asked', async () => {
  await stockPart(shop);
  const { status, headers } = await renderPage(pages, '/en/search?onlyStock=false&limit=1&page=900');
  expect(status).toBe(302);
  const last = await renderPage(pages, String(headers['location']));
  expect(last.status).toBe(200);
  expect(String(headers['location'])).toMatch(
    /^\/en\/search\/\?(?=.*limit=1)(?=.*onlyStock=false)(?=.*page=\d+)/,
  );
  expect(withoutScripts(last.text)).toMatch(/aria-current="page"[^>]*>\d+</);
  // Where nothing was found there is no other page to show.
  expect((await renderPage(pages, '/search?query=qqzzqq&page=3')).status).toBe(200);
});

test('a shop without parts says so where they would be, and stands', async () => {
  const empty = await openShop();
  const app = await openPages(empty);
  for (const [address, words] of [
    ['/', 'Nessun dato'],
    ['/en', 'No data'],
  ] as const) {
    const page = await renderPage(app, address);
    expect(page.status).toBe(200);
    expect(withoutScripts(page.text)).toContain(`>${words}<`);
  }
  await app.close();
  await empty.close();
});

describe('a session', () => {
  test('is rotated by each page, also by two that are asked for at once with the same cookie', async () => {
    const { cookies } = await signedIn(shop);
    const sent = Object.fromEntries(cookies);
    const counterOf = (cookie: string | undefined) => cookie?.split('.')[1];
    const [one, other] = await Promise.all([
      renderPage(pages, '/', sent),
      renderPage(pages, '/search', sent),
    ]);
    expect(counterOf(sent['session'])).toBe('0');
    const given = [one, other].map((page) => counterOf(page.cookies['session']));
    expect(new Set(given)).toEqual(new Set(['1', '2']));
    expect(one.cookies['signed_in']).toBe('1');
    expect([one.headers['set-cookie']].flat()).toHaveLength(2);
    expect(one.headers['cache-control']).toBe(privately);
  });

  test('that is over is taken away, and the page is a stranger’s', async () => {
    const { cookies } = await signedIn(shop);
    const sent = Object.fromEntries(cookies);
    const before = shop.deps.clock();
    shop.setTime(new Date(before.getTime() + (sessionLifetimeDays + 1) * 86_400_000));
    const page = await renderPage(pages, '/', sent);
    shop.setTime(before);
    expect(page.status).toBe(200);
    expect(page.cookies).toEqual({ session: '', signed_in: '' });
    expect(page.record.personal).toBeUndefined();

    const guarded = await renderPage(pages, '/account', sent);
    expect(guarded.status).toBe(302);
    expect(guarded.headers['location']).toBe('/auth?unautorhized=true');
    expect(guarded.cookies).toEqual({ session: '', signed_in: '' });
  });

  test('that somebody made up opens nothing', async () => {
    const page = await renderPage(pages, '/en', { session: 'made.up', signed_in: '1' });
    expect(page.status).toBe(200);
    expect(page.cookies).toEqual({ session: '', signed_in: '' });
    expect(page.record.personal).toBeUndefined();
  });
});

describe('markup in what people write', () => {
  test('a name cannot break out of the page or its record', async () => {
    const { cookies } = await signedIn(shop, {
      firstName: attack,
      lastName: '<!--<img src=x onerror=alert(1)>',
    });
    const page = await renderPage(pages, '/', Object.fromEntries(cookies));
    expect(page.record.personal?.person.user.firstName).toBe(attack);
    expectUnbroken(page.text);
    expect(page.text).not.toContain('<img src=x');
    expect(page.text.match(/<!--/g) ?? []).toEqual(
      page.text.match(/<!--( |\/?\$)-->/g)?.map(() => '<!--') ?? [],
    );
  });

  test('a search cannot break out of the title, the field or the record', async () => {
    for (const address of ['/search', '/en/search']) {
      const page = await renderPage(pages, `${address}?query=${encodeURIComponent(attack)}`);
      expect(page.status).toBe(200);
      expectUnbroken(page.text);
      expect(page.text).toContain('&lt;/script&gt;&lt;script&gt;alert(1)&lt;/script&gt;');
    }
    const tracked = await renderPage(
      pages,
      `/search?brand=${encodeURIComponent('"><script>alert(1)</script>')}`,
    );
    expectUnbroken(tracked.text);
  });
});

/** Code by its address alone but for what notes early presses, one record, and nothing that somebody brought along. */
function expectUnbroken(text: string): void {
  const inline = scripts(text).filter(
    ({ tag, body }) => !/ src="\/assets\/|^ type="application\/ld\+json"$/.test(tag) && body !== headScript,
  );
  expect(inline.map(({ tag }) => tag.trim())).toEqual(['type="application/json" id="record"']);
  for (const { tag, body } of scripts(text)) if (tag.includes('src=')) expect(body).toBe('');
  expect(withoutScripts(text)).not.toMatch(/<\/?script/i);
}
