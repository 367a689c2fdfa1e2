/** The way to a page, which search engines show in place of its address. */
import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { Locale } from '../../../domain/constants.ts';
import { href } from '../../../domain/routes.ts';
import {
  landingPageHref,
  landingPageOf,
  type Searched,
  type LandingPage,
} from '../../../domain/landing-page.ts';

type Step = { readonly name: string; readonly path: string };

export function trailOf(publicUrl: string, steps: readonly Step[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: publicUrl + path,
    })),
  };
}

const catalogue: Record<Locale, string> = { it: 'Catalogo', en: 'Catalogue' };

/** From the catalogue by make and model, or by group and kind; of what is no landing page of its own, and of the catalogue, there is none. */
export function landingPageTrail(
  searched: Searched,
  locale: Locale,
  publicUrl: string,
): WithContext<BreadcrumbList> | undefined {
  const { landing, isAll } = landingPageOf(searched);
  const step = ({ name }: { readonly name: string }, of: LandingPage): Step => ({
    name,
    path: landingPageHref(of, locale),
  });
  const { brand, model, category } = landing;
  const group = searched.categories.find(({ id }) => id === category?.parentId);
  const steps = [
    ...(brand ? [step(brand, { brand })] : []),
    ...(model ? [step(model, landing)] : []),
    ...(group ? [step(group, { category: group })] : []),
    ...(category ? [step(category, { category })] : []),
  ];
  if (!isAll || steps.length === 0) return undefined;
  return trailOf(publicUrl, [{ name: catalogue[locale], path: href(locale, 'search') }, ...steps]);
}
