/** The head of a page as far as it is the page's own: for the tab, for search engines, and for whoever is sent its address. */
import { locales, type Locale } from '../../domain/constants.ts';
import { inFull } from '../../domain/picture-address.ts';
import { shop } from '../../shop.config.ts';
import type { Config } from '../config/config.ts';
import { html, Html } from '../http/html.ts';
import { addressOf, type Address, type Page } from './head/address.ts';
import { describePart, describeSearch } from './head/describe.ts';
import { descriptions } from './head/descriptions.ts';
import type { EarlyFiles } from './renderer.ts';
import { dataOf } from './structured/data-of.ts';

/** Where the shop is, and where its pictures are had. */
export type HeadOptions = Pick<Config, 'publicUrl' | 'mediaUrl'>;

export function headOf(
  page: Page,
  { code, words }: EarlyFiles,
  { publicUrl, mediaUrl }: HeadOptions,
): string {
  const description = descriptionOf(page);
  const address = addressOf(page);
  return html`${[
    html`<title>${page.title}</title>`,
    ...earlyConnection(page, mediaUrl),
    // Browsers first: what search engines read can wait. The code comes after the styles (build/code-after-styles.ts).
    ...code.map((file) => html`<link rel="modulepreload" fetchpriority="low" href="${file}" />`),
    words ? html`<link rel="preload" as="fetch" fetchpriority="low" crossorigin href="${words}" />` : html``,
    description ? html`<meta name="description" content="${description}" />` : html``,
    ...listingLines(address, publicUrl),
    ...sharedLines(page, { description, url: publicUrl + address.shared, publicUrl }),
    ...(address.isListed ? dataOf(page, publicUrl).map(dataBlock) : []),
  ]}`.text;
}

/** Another host takes as long to reach as the page took: it is looked for before its first photo is read of. */
const earlyConnection = ({ html: body }: Page, mediaUrl: string | undefined): Html[] =>
  mediaUrl !== undefined && body.includes(`${mediaUrl}/`)
    ? [html`<link rel="preconnect" href="${new URL(mediaUrl).origin}" />`]
    : [];

function descriptionOf({ name, locale, subject: { part, search } }: Page): string | undefined {
  if (part) return describePart(part, locale);
  if (search) return describeSearch(search, locale);
  return name === undefined || name === 'part' || name === 'search' ? undefined : descriptions[locale][name];
}

function listingLines({ isListed, canonical, locale }: Address, publicUrl: string): Html[] {
  const robots = canonical ? 'noindex, follow' : 'noindex';
  return [
    ...(isListed ? [] : [html`<meta name="robots" content="${robots}" />`]),
    ...(canonical ? [html`<link rel="canonical" href="${publicUrl + canonical(locale)}" />`] : []),
    ...(isListed && canonical ? alternates((language) => publicUrl + canonical(language)) : []),
  ];
}

/** The same page in each language; whoever speaks neither gets Italian. */
const alternates = (addressIn: (locale: Page['locale']) => string): Html[] =>
  [...locales.map((locale) => [locale, locale] as const), ['x-default', 'it'] as const].map(
    ([hreflang, locale]) => html`<link rel="alternate" hreflang="${hreflang}" href="${addressIn(locale)}" />`,
  );

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that can stand in a `<script>`: nothing in it ends the element or starts a comment. */
export function escapeJson(data: unknown): string {
  return JSON.stringify(data).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? '');
}

/** For search engines, in the words of schema.org. */
const dataBlock = (data: object): Html =>
  new Html(`<script type="application/ld+json">${escapeJson(data)}</script>`);

type Shared = {
  readonly description: string | undefined;
  /** In full. */
  readonly url: string;
  readonly publicUrl: string;
};

/** English for people in Europe; networks know no closer one. */
const ogLocales: Record<Locale, string> = { it: 'it_IT', en: 'en_GB' };

/** Stands for every page without a photo. */
const shopPicture = {
  src: '/share.png',
  width: 1200,
  height: 630,
  alt: {
    it: 'Smonto, ricambi auto originali usati: il disegno di un pezzo e il suo numero.',
    en: 'Smonto, used original car parts: the drawing of a part and its number.',
  },
};

/** What a shared link shows: Open Graph, which chats and social networks read (ogp.me), and the size of X's card. */
function sharedLines(page: Page, { description, url, publicUrl }: Shared): Html[] {
  const { locale, title } = page;
  const { part } = page.subject;
  const picture = part?.images[0] ?? { ...shopPicture, alt: shopPicture.alt[locale] };
  const tags: [property: string, content: string | number | undefined][] = [
    ['og:type', part ? 'product' : 'website'],
    ['og:site_name', shop.name],
    ['og:title', title],
    ['og:description', description],
    ['og:url', url],
    ['og:locale', ogLocales[locale]],
    ['og:locale:alternate', ogLocales[locale === 'it' ? 'en' : 'it']],
    ['og:image', inFull(picture.src, publicUrl)],
    ['og:image:width', picture.width],
    ['og:image:height', picture.height],
    ['og:image:alt', picture.alt],
  ];
  return [
    ...tags.map(([property, content]) =>
      content === undefined ? html`` : html`<meta property="${property}" content="${content}" />`,
    ),
    html`<meta name="twitter:card" content="summary_large_image" />`,
  ];
}
