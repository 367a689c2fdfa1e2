/** The way to a page, which search engines show in place of its address. */
import type { BreadcrumbList, WithContext } from 'schema-dts';
import type { Locale } from '../../../domain/constants.ts';
import { href } from '../../../domain/routes.ts';
import { shelfHref, shelfOf, type Searched, type Shelf } from '../../../domain/search-shelf.ts';

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

/** From the catalogue by make and model, or by group and kind; of what is no shelf of its own, and of the catalogue, there is none. */
export function shelfTrail(
  searched: Searched,
  locale: Locale,
  publicUrl: string,
): WithContext<BreadcrumbList> | undefined {
  const { shelf, isAll } = shelfOf(searched);
  const step = ({ name }: { readonly name: string }, of: Shelf): Step => ({
    name,
    path: shelfHref(of, locale),
  });
  const { brand, model, category } = shelf;
  const group = searched.categories.find(({ id }) => id === category?.parentId);
  const steps = [
    ...(brand ? [step(brand, { brand })] : []),
    ...(model ? [step(model, shelf)] : []),
    ...(group ? [step(group, { category: group })] : []),
    ...(category ? [step(category, { category })] : []),
  ];
  if (!isAll || steps.length === 0) return undefined;
  return trailOf(publicUrl, [{ name: catalogue[locale], path: href(locale, 'search') }, ...steps]);
}
