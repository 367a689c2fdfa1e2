/** Home, the catalogue and the parts that were seen. */
import { href, searchHref } from '../../../domain/routes.ts';
import type { Scene } from '../scene.ts';
import { withSlip } from '../../steps/shop.ts';
import { focusSearch } from '../steps.ts';
import { refused } from './refused.ts';

export const catalogueScenes: readonly Scene[] = [
  { name: 'home', steps: ({ open, locale }) => open(href(locale, 'home')) },
  {
    name: 'home-with-car',
    remembers: ({ fittingCar }) => ({ car: fittingCar }),
    steps: ({ open, locale }) => open(href(locale, 'home')),
  },
  {
    name: 'home-signed-in',
    who: 'buyer',
    remembers: ({ several }) => ({ cart: [{ id: several.id, quantity: 2 }] }),
    steps: ({ open, locale }) => open(href(locale, 'home')),
  },
  {
    name: 'home-with-photos',
    shop: 'yard',
    remembers: refused,
    steps: ({ open, locale }) => open(href(locale, 'home')),
  },
  { name: 'search', steps: ({ open, locale }) => open(searchHref(locale, {})) },
  {
    name: 'search-with-car',
    remembers: ({ fittingCar }) => ({ car: fittingCar }),
    steps: ({ open, locale }) => open(searchHref(locale, {})),
  },
  {
    name: 'search-only-mine',
    remembers: ({ fittingCar }) => ({ car: fittingCar }),
    steps: ({ open, locale, parts: { fittingCar: car } }) =>
      open(searchHref(locale, { brand: car.brand.id, model: car.model.id, year: car.year })),
  },
  {
    name: 'search-list',
    remembers: ({ fittingCar }) => ({ view: 'list', car: fittingCar }),
    steps: ({ open, locale }) => open(searchHref(locale, {})),
  },
  {
    name: 'search-list-without-car',
    remembers: () => ({ view: 'list' }),
    steps: ({ open, locale }) => open(searchHref(locale, {})),
  },
  { name: 'search-words', steps: ({ open, locale }) => open(searchHref(locale, { query: 'faro panda' })) },
  {
    name: 'search-filtered',
    steps: ({ open, locale, parts: { fittingCar: car } }) =>
      open(
        searchHref(locale, {
          brand: car.brand.id,
          model: car.model.id,
          condition: 'A,B',
          price: '20-',
          onlyStock: true,
          sort: 'price:asc',
        }),
      ),
  },
  { name: 'search-last-page', steps: ({ open, locale }) => open(searchHref(locale, { page: 308 })) },
  {
    name: 'search-ignored',
    steps: ({ open, locale }) => open(searchHref(locale, { query: 'alternatore panda qwrtzxcv' })),
  },
  {
    name: 'search-understood',
    steps: ({ open, locale }) =>
      open(searchHref(locale, { query: 'mi serve un alternatore golf 4 1.9 tdi diesel' })),
  },
  {
    name: 'search-one-kind-of-two',
    steps: ({ open, locale }) => open(searchHref(locale, { query: 'cappelliera baule punto' })),
  },
  {
    name: 'search-vin',
    steps: ({ open, locale }) => open(searchHref(locale, { query: 'ZFA16900001284563' })),
  },
  { name: 'search-plate', steps: ({ open, locale }) => open(searchHref(locale, { query: 'AB 123 CD' })) },
  {
    name: 'search-car-not-there',
    steps: ({ open, locale }) => open(searchHref(locale, { query: 'cofano alfa 145' })),
  },
  {
    name: 'search-nothing-together',
    steps: ({ open, locale, parts: { fittingCar: car } }) =>
      open(searchHref(locale, { query: 'alternatore fanale paraurti', brand: car.brand.id })),
  },
  { name: 'search-nothing', steps: ({ open, locale }) => open(searchHref(locale, { query: 'qwrtzxcv' })) },
  {
    name: 'search-slip',
    steps: ({ open, locale, parts: { plain } }) =>
      open(searchHref(locale, { query: withSlip(plain.serialNumber) })),
  },
  {
    name: 'search-nothing-filtered',
    steps: ({ open, locale, parts: { fittingCar: car } }) =>
      open(searchHref(locale, { query: 'alternatore', brand: car.brand.id, price: '1-2' })),
  },
  {
    name: 'search-filters-open',
    widths: [360],
    isWindow: true,
    async steps({ page, open, locale, parts: { fittingCar: car } }) {
      await open(searchHref(locale, { brand: car.brand.id, onlyStock: true }));
      await page.locator('button[popovertarget=filters]').first().click();
    },
  },
  {
    name: 'search-box-open',
    isWindow: true,
    async steps(stage) {
      await stage.open(href(stage.locale, 'home'));
      await focusSearch(stage);
    },
  },
  {
    name: 'search-suggestions',
    isWindow: true,
    async steps(stage) {
      await stage.open(href(stage.locale, 'home'));
      const box = await focusSearch(stage);
      await box.fill(stage.locale === 'it' ? 'alternatore panda 2010' : 'alternator panda 2010');
      await stage.page.getByRole('option', { name: '2010' }).first().waitFor();
    },
  },
  {
    name: 'search-suggestions-make',
    isWindow: true,
    async steps(stage) {
      await stage.open(href(stage.locale, 'home'));
      const box = await focusSearch(stage);
      await box.fill('fiat');
      await stage.page.getByRole('option', { name: 'Fiat' }).first().waitFor();
    },
  },
  {
    name: 'search-earlier',
    isWindow: true,
    async steps(stage) {
      await stage.open(href(stage.locale, 'home'));
      for (const query of ['faro golf', 'specchietto', '51 810 268']) {
        const box = await focusSearch(stage);
        await box.fill(query);
        await box.press('Enter');
        await stage.quiet();
      }
      await stage.open(href(stage.locale, 'home'));
      await focusSearch(stage);
      await stage.page.getByRole('link', { name: 'specchietto' }).waitFor();
    },
  },
  {
    name: 'search-with-photos',
    shop: 'yard',
    remembers: refused,
    steps: ({ open, locale }) => open(searchHref(locale, { query: 'faro' })),
  },
  { name: 'viewed-empty', steps: ({ open, locale }) => open(href(locale, 'viewed')) },
  {
    name: 'viewed',
    async steps({ open, locale, parts: { plain, reduced, sold, several, safety } }) {
      for (const { id } of [sold, several, safety, reduced, plain]) await open(href(locale, 'part', { id }));
      await open(href(locale, 'viewed'));
    },
  },
];
