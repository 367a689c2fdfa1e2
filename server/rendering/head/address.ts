/** Under which address a page stands with search engines, and whether it does (decision 0025). */
import type { Locale } from '../../../domain/constants.ts';
import type { Rendered } from '../../../domain/rendering.ts';
import { href, localized, routes, searchHref } from '../../../domain/routes.ts';
import { landingPageHref, landingPageOf } from '../../../domain/landing-page.ts';

export type Page = Extract<Rendered, { kind: 'html' }>;

export type Address = {
  readonly locale: Locale;
  readonly isListed: boolean;
  /** Path of the page that stands for this one in a language; none where no page should. */
  readonly canonical: ((locale: Locale) => string) | undefined;
  /** Path under which it is shared. */
  readonly shared: string;
};

export function addressOf({ name, status, path, locale, subject: { part, search } }: Page): Address {
  const plain = (language: Locale) => localized(path, language);
  if (name === undefined || status !== 200 || !routes[name].index)
    return { locale, isListed: false, canonical: undefined, shared: plain(locale) };
  if (search) {
    const { landing, isAll } = landingPageOf(search);
    const canonical = (language: Locale) => landingPageHref(landing, language);
    // Whoever is sent a narrower search wants to see that, and not the landing page.
    const shared = isAll ? canonical(locale) : searchHref(locale, search.options);
    return { locale, isListed: isAll, canonical, shared };
  }
  const own = part ? (language: Locale) => href(language, 'part', { id: part.id }) : plain;
  return { locale, isListed: true, canonical: own, shared: own(locale) };
}
