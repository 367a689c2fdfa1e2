/** The sitemap of everything that is no part: the shop's own pages, and the landing pages of the catalogue that have something on them. */
import type { Locale } from '../../../domain/constants.ts';
import { localized, routes, type Route } from '../../../domain/routes.ts';
import { landingPageHref, type LandingPage } from '../../../domain/landing-page.ts';
import type { Executor } from '../../db/client.ts';
import { listBrands, listCategories, listModels } from '../lists.ts';
import { closeUrls, openUrls, pageEntries } from './sitemap-xml.ts';

/** @param publicUrl address of the shop, without a slash at the end */
export async function pageSitemap(db: Executor, publicUrl: string): Promise<string> {
  const all: Route[] = Object.values(routes);
  const own = all
    .filter(({ index, path }) => index && !path.includes(':'))
    .map(
      ({ path }) =>
        (locale: Locale) =>
          localized(path, locale),
    );
  const landings = (await listLandingPages(db)).map(
    (landing) => (locale: Locale) => landingPageHref(landing, locale),
  );
  const entries = [...own, ...landings].map((path) => pageEntries((locale) => publicUrl + path(locale)));
  return openUrls + entries.join('') + closeUrls;
}

/** Some hundred of them: makes, their models, groups and kinds. */
async function listLandingPages(db: Executor): Promise<LandingPage[]> {
  const brands = await listBrands(db, 'it');
  const models = await listModels(db, 'it');
  const categories = await listCategories(db, 'it');
  const isStocked = ({ partCount }: { readonly partCount: number }) => partCount > 0;
  return [
    ...brands.filter(isStocked).map((brand) => ({ brand })),
    ...models.filter(isStocked).flatMap((model) => {
      const brand = brands.find(({ id }) => id === model.brandId);
      return brand ? [{ brand, model }] : [];
    }),
    ...categories.filter(isStocked).map((category) => ({ category })),
  ];
}
