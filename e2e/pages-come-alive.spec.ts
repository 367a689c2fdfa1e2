import { href, routes, type RouteName } from '../domain/routes.ts';
import { expect, test } from './fixtures.ts';

/** Pages anybody may open and whose address needs nothing filled in. */
const open = (Object.keys(routes) as RouteName[]).filter(
  (name) => routes[name].access === 'public' && !routes[name].path.includes(':'),
);

for (const locale of ['it', 'en'] as const) {
  for (const name of open) {
    const path = href(locale, name as 'home');
    test(`${path} comes alive without a complaint, with one headline`, async ({ page, gotoAlive }) => {
      await gotoAlive(path);
      await expect(page.locator('h1')).toHaveCount(1);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
    });
  }
}
