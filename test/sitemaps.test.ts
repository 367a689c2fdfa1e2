/** What search engines are told to look at, and where not to look. */
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { createCatalogueSearch } from '../server/catalogue/catalogue-search.ts';
import { sitemapRoutes } from '../server/catalogue/sitemap-routes.ts';
import { loadDemo } from '../server/catalogue/demo/load-demo.ts';
import { setMaintenance } from '../server/http/maintenance.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { readHead, type Head } from './read-head.ts';
import { readXml, textsOf, type Element } from './read-xml.ts';
import { openPages, renderPage } from './rendered.ts';

const publicUrl = 'https://smonto.example';
let shop: TestShop;
let pages: FastifyInstance;
beforeAll(async () => {
  shop = await openShop();
  await loadDemo(shop.database.db, shop.deps.clock, { parts: 30, seed: 3 });
  // Sold, and gone: the ids of a yard have gaps.
  await shop.database.db.execute(sql`update parts set on_hand = 0 where id in (4, 17)`);
  await shop.database.db.execute(sql`delete from parts where id in (9, 10, 11, 12)`);
  pages = await openPages(shop, { publicUrl });
});
afterAll(async () => {
  await pages.close();
  await shop.close();
});

async function xmlOf(path: string, app = pages): Promise<Element> {
  const answer = await app.inject(path);
  expect([path, answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
    path,
    200,
    'application/xml; charset=utf-8',
    expect.stringMatching(/^public, max-age=3600\b/),
  ]);
  return readXml(answer.body);
}

/** Paths of the sitemaps that the index names. */
async function sitemapsOf(app = pages): Promise<string[]> {
  const index = await xmlOf('/sitemap.xml', app);
  expect(index.name).toBe('sitemapindex');
  return textsOf(index, 'loc').map((address) => address.slice(publicUrl.length));
}

type Entry = { readonly address: string; readonly changed: string | undefined; readonly alternates: object };

async function entriesOf(path: string, app = pages): Promise<Entry[]> {
  return (await xmlOf(path, app)).children.map((url) => ({
    address: textsOf(url, 'loc')[0] ?? '',
    changed: textsOf(url, 'lastmod')[0],
    alternates: Object.fromEntries(
      url.children
        .filter(({ name }) => name === 'xhtml:link')
        .map(({ attributes }) => [attributes['hreflang'], attributes['href']]),
    ),
  }));
}

/** A server of sitemaps that hold no more than so many addresses. */
async function openSmall(addresses: number): Promise<FastifyInstance> {
  const app = Fastify();
  const config = { ...shop.deps.config, publicUrl };
  const search = createCatalogueSearch(shop.deps);
  const options = { ...shop.deps, config, search, isInMaintenance: async () => false, addresses };
  await app.register(sitemapRoutes, options);
  return app;
}

test(
  'every address that is listed is a page that says the same of itself',
  { tags: 'long', timeout: 120_000 },
  async () => {
    const paths = await sitemapsOf();
    expect(paths).toEqual(['/sitemap-pages.xml', '/sitemap-parts-1.xml']);
    const entries = (await Promise.all(paths.map((path) => entriesOf(path)))).flat();
    const addresses = entries.map(({ address }) => address);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const path of ['/', '/en', '/search', '/toc', '/en/contact', '/en/parts/1'])
      expect(addresses).toContain(publicUrl + path);

    const heads: Head[] = [];
    for (const { address, alternates } of entries) {
      const page = await renderPage(pages, address.slice(publicUrl.length));
      const head = readHead(page.text);
      expect([address, page.status, head.robots, head.canonical]).toEqual([address, 200, undefined, address]);
      expect(head.alternates, address).toEqual(alternates);
      // Both languages name each other, and stand in the list.
      expect(Object.values(alternates), address).toContain(address);
      for (const alternate of Object.values(alternates)) expect(addresses).toContain(alternate);
      expect(head.description.length, head.description).toBeGreaterThanOrEqual(70);
      expect(head.description.length, head.description).toBeLessThanOrEqual(160);
      heads.push(head);
    }
    for (const said of ['title', 'description'] as const) {
      const words = heads.map((head) => head[said]);
      expect(words.filter((one, at) => words.indexOf(one) !== at)).toEqual([]);
    }
  },
);

test('makes, models, groups and kinds are listed that have parts, and no others', async () => {
  const listed = (await entriesOf('/sitemap-pages.xml')).map(({ address }) => address);
  const { api } = shop.visitor();
  const stocked = (rows: { id: number; partCount: number }[]) =>
    rows.filter(({ partCount }) => partCount > 0);
  const [brands, models, categories] = [await api.brands(), await api.models(), await api.categories()];
  const landingPages = [
    ...stocked(brands).map(({ id }) => `/search/?brand=${id}`),
    ...models
      .filter(({ partCount }) => partCount > 0)
      .map(({ id, brandId }) => `/search/?brand=${brandId}&model=${id}`),
    ...stocked(categories).map(({ id }) => `/search/?category=${id}`),
  ];
  expect(brands.length).toBeGreaterThan(stocked(brands).length);
  expect(listed.filter((address) => address.startsWith(`${publicUrl}/search/`)).sort()).toEqual(
    landingPages.map((path) => publicUrl + path).sort(),
  );
});

test('parts stand with the day of their latest change, the sold ones not at all', async () => {
  const { rows } = await shop.database.db.execute<{ id: number; updatedAt: Date | string }>(
    sql`select id, updated_at as "updatedAt" from parts where on_hand > 0 order by id`,
  );
  expect(await entriesOf('/sitemap-parts-1.xml')).toEqual(
    rows.flatMap(({ id, updatedAt }) =>
      ['', '/en'].map((language) => ({
        address: `${publicUrl}${language}/parts/${id}`,
        changed: new Date(updatedAt).toISOString(),
        alternates: {
          it: `${publicUrl}/parts/${id}`,
          en: `${publicUrl}/en/parts/${id}`,
          'x-default': `${publicUrl}/parts/${id}`,
        },
      })),
    ),
  );
  const ids = rows.map(({ id }) => id);
  expect(ids).not.toContain(4);
  expect(ids.length).toBeGreaterThan(15);
});

test('a list that is too long for one sitemap is split, and no part is missed or told twice', async () => {
  const whole = await entriesOf('/sitemap-parts-1.xml');
  const small = await openSmall(9);
  const paths = (await sitemapsOf(small)).filter((path) => path.includes('parts'));
  // Four parts in two languages each; those with the ids 9 to 12 are gone.
  expect(paths.slice(0, 3)).toEqual(['/sitemap-parts-1.xml', '/sitemap-parts-2.xml', '/sitemap-parts-4.xml']);
  const split = await Promise.all(paths.map((path) => entriesOf(path, small)));
  for (const entries of split) {
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.length).toBeLessThanOrEqual(9);
  }
  expect(split.flat()).toEqual(whole);

  const index = await xmlOf('/sitemap.xml', small);
  const latest = index.children.map((sitemap) => textsOf(sitemap, 'lastmod')[0]).filter(Boolean);
  expect(latest).toEqual(
    split.map((entries) =>
      entries
        .map(({ changed }) => changed ?? '')
        .sort()
        .at(-1),
    ),
  );
  await small.close();
});

test('a long sitemap is read in many goes', async () => {
  const { db } = shop.database;
  await db.execute(sql`
    insert into parts (sku, category_id, name_it, name_en, serial_number, serial_key, price, discounted_price, on_hand,
      listed_quantity, condition, weight_kg, updated_at)
    select 'many-' || n, (select min(id) from categories), 'Clip', 'Clip', '1', '1', 100, 100, 1, 1, 'A', 1, now()
    from generate_series(1, 900) n`);
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from parts where on_hand > 0`,
  );
  const entries = await entriesOf('/sitemap-parts-1.xml');
  expect(entries).toHaveLength((rows[0]?.count ?? 0) * 2);
  expect(new Set(entries.map(({ address }) => address)).size).toBe(entries.length);
  await db.execute(sql`delete from parts where sku like 'many-%'`);
});

test('what there is no sitemap of is a 404, and no page is led to another language', async () => {
  for (const path of [
    '/sitemap-parts-2.xml',
    '/sitemap-parts-0.xml',
    '/sitemap-parts-1e9.xml',
    '/sitemap-cars.xml',
  ])
    expect([path, (await pages.inject(path)).statusCode]).toEqual([path, 404]);
  for (const path of ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-parts-1.xml', '/robots.txt']) {
    const answer = await pages.inject({
      url: path,
      headers: { 'accept-language': 'en' },
      cookies: { locale: 'en' },
    });
    expect([path, answer.statusCode]).toEqual([path, 200]);
  }
});

test('sitemaps travel compressed', async () => {
  for (const path of ['/sitemap-pages.xml', '/sitemap-parts-1.xml'])
    for (const encoding of ['br', 'gzip']) {
      const { headers } = await pages.inject({ url: path, headers: { 'accept-encoding': encoding } });
      expect([path, headers['content-encoding']]).toEqual([path, encoding]);
    }
});

test('robots may read every page that is listed, are kept from the rest, and told where the list is', async () => {
  const { statusCode, headers, body } = await pages.inject('/robots.txt');
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const lines = body.split('\n');
  expect(lines[0]).toBe('User-agent: *');
  expect(lines).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  const forbidden = lines.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
  const isForbidden = (path: string) => forbidden.some((beginning) => path.startsWith(beginning));
  for (const path of [
    '/api/brands',
    '/sandbox/pay/1',
    '/cart',
    '/en/cart/checkout',
    '/account/orders',
    '/auth/reset?token=x',
    '/en/viewed',
  ])
    expect([path, isForbidden(path)]).toEqual([path, true]);
  const listed = (await Promise.all((await sitemapsOf()).map((path) => entriesOf(path)))).flat();
  const open = [
    ...listed.map(({ address }) => address.slice(publicUrl.length)),
    // What is not listed has to be read to know it; so has the page that says when the shop is back.
    '/search/?query=faro',
    '/maintenance',
    '/share.png',
    '/assets/x.js',
    '/media/x/320.jpg',
  ];
  expect(open.filter(isForbidden)).toEqual([]);
});

test('what is no page tells search engines not to list it', async () => {
  for (const path of [
    '/api/brands',
    '/api/docs',
    '/api/nothing',
    '/documents/privacy-policy.pdf',
    '/sandbox/pay/1',
  ])
    expect((await pages.inject(path)).headers['x-robots-tag'], path).toBe('noindex');
  for (const path of ['/', '/share.png', '/sitemap.xml', '/robots.txt'])
    expect((await pages.inject(path)).headers, path).not.toHaveProperty('x-robots-tag');
});

test('a closed shop asks robots to come again, and does not forbid itself to them', async () => {
  const { db } = shop.database;
  const later = () => shop.setTime(new Date(shop.deps.clock().getTime() + 1_000));
  await setMaintenance(db, true, shop.deps.clock());
  later();
  for (const path of ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-parts-1.xml']) {
    const { statusCode, headers } = await pages.inject(path);
    expect([path, statusCode, headers['retry-after']]).toEqual([path, 503, '30']);
  }
  expect((await pages.inject('/robots.txt')).statusCode).toBe(200);
  await setMaintenance(db, false, shop.deps.clock());
  later();
  expect((await pages.inject('/sitemap.xml')).statusCode).toBe(200);
});
