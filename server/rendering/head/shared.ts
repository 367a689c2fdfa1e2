/** What a shared link shows: Open Graph, which chats and social networks read (ogp.me), and the size of X's card. */
import type { Locale } from '../../../domain/constants.ts';
import { shop } from '../../../shop.config.ts';
import { html, type Html } from '../../http/html.ts';
import type { Page } from './address.ts';

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

export function sharedLines(page: Page, { description, url, publicUrl }: Shared): Html[] {
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
    ['og:image', publicUrl + picture.src],
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
