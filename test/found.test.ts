/** The shop as search engines meet it: heads of pages, and what they say to machines. */
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { locales } from '../domain/constants.ts';
import { headScript } from '../domain/head-script.ts';
import { href, routes, searchHref, type RouteName } from '../domain/routes.ts';
import { withdrawalPeriod } from '../domain/withdrawal-period.ts';
import { partPhotos, parts, photos } from '../server/db/schema/catalogue.ts';
import { policies } from '../shop.config.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { readHead, type Head } from './read-head.ts';
import { openPages, renderPage, scripts, withoutScripts } from './rendered.ts';
import { stockPart } from './stock-part.ts';

const publicUrl = 'https://smonto.example';
let shop: TestShop;
let pages: FastifyInstance;
beforeAll(async () => {
  shop = await openShop();
  pages = await openPages(shop, { publicUrl });
});
afterAll(async () => {
  await pages.close();
  await shop.close();
});

async function headOf(path: string): Promise<Head> {
  const page = await renderPage(pages, path);
  expect(page.status, path).toBe(200);
  return readHead(page.text);
}

/** What is said of a type. */
const dataOf = ({ data }: Head, type: string) => data.find((one) => one['@type'] === type);

test('a part says what it is, what it is from, what it costs and where it is in the other language', async () => {
  const id = await stockPart(shop, { price: 7900, discount: 10 });
  const italian = await headOf(`/parts/${id}`);
  expect(italian).toMatchObject({
    title: 'Fanale anteriore sinistro 51 810 268, Fiat Panda · Smonto',
    description: expect.stringMatching(
      /^Fanale anteriore sinistro 51 810 268: ricambio originale usato, smontato da Fiat Panda del 2009\. Condizione A, 71,10\u00a0€\./,
    ),
    robots: undefined,
    canonical: `${publicUrl}/parts/${id}`,
    alternates: {
      it: `${publicUrl}/parts/${id}`,
      en: `${publicUrl}/en/parts/${id}`,
      'x-default': `${publicUrl}/parts/${id}`,
    },
    shared: {
      'og:type': 'product',
      'og:site_name': 'Smonto',
      'og:title': italian.title,
      'og:description': italian.description,
      'og:url': `${publicUrl}/parts/${id}`,
      'og:locale': 'it_IT',
      'og:locale:alternate': 'en_GB',
      'og:image': `${publicUrl}/share.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'og:image:alt': expect.stringMatching(/^Smonto, ricambi/),
      'twitter:card': 'summary_large_image',
    },
  });
  const english = await headOf(`/en/parts/${id}`);
  expect(english).toMatchObject({
    description: expect.stringContaining(
      `Left headlight 51 810 268: used original part, taken from Fiat Panda, 2009. Condition A, €71.10. ${withdrawalPeriod('en', policies.withdrawalDays)} to give it back.`,
    ),
    canonical: `${publicUrl}/en/parts/${id}`,
    alternates: italian.alternates,
    shared: { 'og:locale': 'en_GB', 'og:locale:alternate': 'it_IT' },
  });
});

test('a part is shared with its own photo', async () => {
  const id = await stockPart(shop);
  const { db } = shop.database;
  const hash = 'ab'.repeat(32);
  const row = { hash, width: 1700, height: 1275, placeholder: 'data:,', addedAt: shop.deps.clock() };
  const [photo] = await db.insert(photos).values(row).returning();
  await db.insert(partPhotos).values({ partId: id, position: 0, photoId: photo?.id ?? 0 });
  const head = await headOf(`/en/parts/${id}`);
  const picture = `${publicUrl}/media/${hash}/1600.jpg`;
  expect(head.shared).toMatchObject({
    'og:image': picture,
    'og:image:width': '1600',
    'og:image:height': '1200',
    'og:image:alt': 'Photo of the part: Left headlight.',
  });
  expect(dataOf(head, 'Product')).toMatchObject({ image: [picture] });
});

test('machines are told the price that the page shows, and the way to it', async () => {
  const id = await stockPart(shop, { price: 7900, discount: 10 });
  const page = await renderPage(pages, `/parts/${id}`);
  const head = readHead(page.text);
  expect(withoutScripts(page.text)).toContain('71,10\u00a0€');
  expect(dataOf(head, 'Product')).toMatchObject({
    '@context': 'https://schema.org',
    name: 'Fanale anteriore sinistro',
    sku: String(id),
    mpn: '51 810 268',
    offers: {
      url: `${publicUrl}/parts/${id}`,
      price: '71.10',
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      itemCondition: 'https://schema.org/UsedCondition',
    },
  });
  const steps = dataOf(head, 'BreadcrumbList')?.['itemListElement'] as { name: string; item: string }[];
  expect(steps.map(({ name }) => name)).toEqual([
    'Fanale anteriore',
    'Fiat',
    'Panda',
    'Fanale anteriore sinistro',
  ]);
  for (const { item } of steps) {
    const path = item.slice(publicUrl.length);
    expect((await renderPage(pages, path)).status, item).toBe(200);
  }
});

test('a part that is sold keeps its page and its place with search engines, and says so', async () => {
  const id = await stockPart(shop, { quantity: 0 });
  const head = await headOf(`/parts/${id}`);
  expect(head.robots).toBeUndefined();
  expect(head.description).toMatch(/Venduto/);
  expect(head.description).not.toMatch(/€/);
  expect(dataOf(head, 'Product')).toMatchObject({
    offers: { availability: 'https://schema.org/OutOfStock' },
  });
});

test('the home page says who sells and how to search', async () => {
  for (const locale of locales) {
    const head = await headOf(href(locale, 'home'));
    expect(dataOf(head, 'AutoPartsStore')).toMatchObject({
      name: 'Smonto',
      telephone: '+39 051 000 0001',
      address: { streetAddress: 'Via dei Demolitori 12', addressLocality: 'Bologna', addressCountry: 'IT' },
    });
    const site = dataOf(head, 'WebSite') as { potentialAction: { target: { urlTemplate: string } } };
    const { urlTemplate } = site.potentialAction.target;
    const path = urlTemplate.replace('{search_term_string}', 'fanale').slice(publicUrl.length);
    const found = await renderPage(pages, path);
    expect([found.status, found.lang]).toEqual([200, locale]);
    expect(readHead(found.text).title).toContain('“fanale”');
  }
});

test('a make, a model and a kind are listed, under one spelling, with the way to them', async () => {
  const id = await stockPart(shop);
  const { models, category } = await shop.visitor().api.part(id);
  const brand = models[0]?.brand.id ?? 0;
  const model = models[0]?.id ?? 0;
  const landingPages: [asked: string, canonical: string, way: string[]][] = [
    [`/search/?brand=${brand}`, searchHref('it', { brand }), ['Catalogo', 'Fiat']],
    [
      `/search?model=${model}&utm_source=x`,
      searchHref('it', { brand, model }),
      ['Catalogo', 'Fiat', 'Panda'],
    ],
    [
      `/search/?page=1&category=${category.id}`,
      searchHref('it', { category: category.id }),
      ['Catalogo', 'Fanale anteriore'],
    ],
  ];
  for (const [asked, canonical, way] of landingPages) {
    const head = await headOf(asked);
    expect(head, asked).toMatchObject({ robots: undefined, canonical: publicUrl + canonical });
    expect(head.alternates, asked).toEqual({
      it: publicUrl + canonical,
      en: `${publicUrl}/en${canonical}`,
      'x-default': publicUrl + canonical,
    });
    const trail = dataOf(head, 'BreadcrumbList')?.['itemListElement'] as { name: string }[];
    expect(trail.map(({ name }) => name)).toEqual(way);
  }
  expect(await headOf('/en/search')).toMatchObject({
    robots: undefined,
    canonical: `${publicUrl}/en/search`,
    data: [],
  });
});

test('a narrower search is not listed, leads to its landing page, and is shared as it is', async () => {
  const id = await stockPart(shop);
  const [model] = (await shop.visitor().api.part(id)).models;
  const landingPage = `/search/?brand=${model?.brand.id}`;
  for (const more of ['&sort=price%3Aasc', '&price=10-200', '&onlyStock=true', '&query=fanale']) {
    const head = await headOf(landingPage + more);
    expect(head, more).toMatchObject({
      robots: 'noindex, follow',
      canonical: publicUrl + landingPage,
      alternates: {},
      data: [],
    });
    const { searchParams } = new URL(head.shared['og:url'] ?? '');
    const asked = new URLSearchParams(landingPage.slice('/search/'.length) + more);
    expect(Object.fromEntries(searchParams)).toEqual(Object.fromEntries(asked));
  }
  await stockPart(shop);
  expect(await headOf('/search?limit=1&page=2')).toMatchObject({
    robots: 'noindex, follow',
    canonical: `${publicUrl}/search`,
    data: [],
  });
});

test('every page of the route table has words of its own, and only those of the table are listed', async () => {
  const names = (Object.keys(routes) as RouteName[]).filter(
    (name) => routes[name].access === 'public' && name !== 'part' && name !== 'maintenance',
  );
  for (const locale of locales) {
    const heads = new Map<RouteName, Head>();
    for (const name of names) heads.set(name, await headOf(href(locale, name as 'home')));
    for (const [name, { title, description, robots, canonical, alternates }] of heads) {
      expect(description.length, `${locale} ${name}: ${description}`).toBeGreaterThanOrEqual(70);
      expect(description.length, `${locale} ${name}: ${description}`).toBeLessThanOrEqual(160);
      expect(title.length, title).toBeLessThanOrEqual(60);
      const { index } = routes[name];
      expect([name, robots, canonical]).toEqual(
        index ? [name, undefined, publicUrl + href(locale, name as 'home')] : [name, 'noindex', undefined],
      );
      expect(Object.keys(alternates)).toEqual(index ? ['it', 'en', 'x-default'] : []);
    }
    for (const said of ['title', 'description'] as const) {
      const words = [...heads.values()].map((head) => head[said]);
      expect(new Set(words).size).toBe(words.length);
    }
  }
});

test('no name breaks out of the head or of what machines read', async () => {
  const id = await stockPart(shop);
  const attack = `</script><script>alert(1)</script>"'><!-- ]]> & \u2028`;
  await shop.database.db
    .update(parts)
    .set({ nameIt: attack, descriptionIt: attack, serialNumber: attack })
    .where(eq(parts.id, id));
  const page = await renderPage(pages, `/parts/${id}`);
  const head = readHead(page.text);
  expect(dataOf(head, 'Product')).toMatchObject({ name: attack, description: attack, mpn: attack });
  expect(head.title).toContain('</script><script>alert(1)');
  expect(head.shared['og:image:alt']).toBeTruthy();
  expect(withoutScripts(page.text)).not.toMatch(/<\/?script|"'>|<!-- \]\]/i);
  const own = scripts(page.text).filter(({ body }) => body !== headScript);
  const kinds = own.map(({ tag }) => /src=|ld\+json|id="record"/.exec(tag)?.[0]);
  expect(kinds).toEqual(['src=', 'ld+json', 'ld+json', 'id="record"']);
});
