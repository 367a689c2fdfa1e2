/**
 * What an installed shop is called, looks like and can do, in each language. The id is the same: it is one shop, which changes
 * its language with the person.
 */
import type { FastifyInstance } from 'fastify';
import type { Cart } from '../../domain/cart.ts';
import { handedCartParameter, readHandedCart, writeHandedCart } from '../../domain/handed-cart.ts';
import { type Locale, locales } from '../../domain/constants.ts';
import { href, localized, searchFragment } from '../../domain/routes.ts';
import { sharePath, sharedHref } from '../../domain/shared-text.ts';
import { shop } from '../../shop.config.ts';
import { markPublic } from './caching.ts';

/** Without the language prefix. `index.html` names it too; the page's language is put into the link (`rendering/document.ts`). */
export const manifestPath = '/manifest.webmanifest';

/** Of the tokens `surface` and `paper`; `src/styles/tokens.test.ts` compares them. */
export const light = { theme_color: '#ffffff', background_color: '#f6f4ee' };
const dark = { theme_color: '#161f2d', background_color: '#0e1520' };

const words = {
  it: {
    what: 'ricambi auto originali usati',
    description: "Ricambi auto originali usati, con il numero del costruttore e l'auto da cui vengono.",
    search: 'Cerca un pezzo',
    cart: 'Carrello',
    orders: 'I tuoi ordini',
    pictures: { home: 'La pagina iniziale', search: 'Il catalogo', part: 'Un pezzo, con la sua auto' },
  },
  en: {
    what: 'used original car parts',
    description: 'Used original car parts, with the maker’s number and the car they come from.',
    search: 'Find a part',
    cart: 'Cart',
    orders: 'Your orders',
    pictures: { home: 'The home page', search: 'The catalogue', part: 'A part, with its car' },
  },
};

/** The pictures in `public/screenshots/`, which `npm run screens -- --install` takes. Chrome shows PNG and JPEG alone. */
export const screenshots = [
  { picture: 'home', form: 'narrow', width: 720, height: 1560 },
  { picture: 'search', form: 'narrow', width: 720, height: 1560 },
  { picture: 'part', form: 'narrow', width: 720, height: 1560 },
  { picture: 'home', form: 'wide', width: 1280, height: 800 },
  { picture: 'part', form: 'wide', width: 1280, height: 800 },
] as const;

export const screenshotFile = ({ picture, form }: (typeof screenshots)[number], locale: Locale): string =>
  `/screenshots/${locale}/${form}-${picture}.png`;

const icon = (file: string, side: number, purpose?: 'maskable' | 'monochrome') => ({
  src: `/icons/${file}-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  ...(purpose && { purpose }),
});

export const appIcons = [
  icon('icon', 192),
  icon('icon', 512),
  icon('maskable', 512, 'maskable'),
  icon('monochrome', 512, 'monochrome'),
];

/** @param cart what lies in the cart of who installs it by hand; it is handed over by the address that the app begins with */
export function manifestOf(locale: Locale, cart: Cart = []): object {
  const { what, description, pictures, ...named } = words[locale];
  return {
    id: '/',
    name: `${shop.name}: ${what}`,
    short_name: shop.name,
    description,
    lang: locale,
    dir: 'ltr',
    start_url:
      href(locale, 'home') + (cart.length > 0 ? `?${handedCartParameter}=${writeHandedCart(cart)}` : ''),
    scope: '/',
    display: 'standalone',
    ...light,
    color_scheme_dark: dark,
    categories: ['shopping'],
    icons: appIcons,
    screenshots: screenshots.map((screenshot) => ({
      src: screenshotFile(screenshot, locale),
      sizes: `${screenshot.width}x${screenshot.height}`,
      type: 'image/png',
      form_factor: screenshot.form,
      label: pictures[screenshot.picture],
    })),
    shortcuts: (['search', 'cart', 'orders'] as const).map((page) => ({
      name: named[page],
      // Who comes for the search wants to type.
      url: href(locale, page) + (page === 'search' ? `#${searchFragment}` : ''),
      icons: [icon(`shortcut-${page}`, 192)],
    })),
    share_target: {
      action: localized(sharePath, locale),
      method: 'GET',
      // Chromium wants it said, though a GET has none.
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'text', url: 'url' },
    },
    // One window: what is shared or asked for by a shortcut comes to where the cart and what was typed are.
    launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  };
}

const maxAgeSeconds = 3_600;

/** `GET /manifest.webmanifest` and `GET /share`, and both under `/en`: the installed shop, and what is shared with it. */
export async function installingRoutes(app: FastifyInstance): Promise<void> {
  for (const locale of locales) {
    const plain = JSON.stringify(manifestOf(locale));
    app.get(localized(manifestPath, locale), { schema: { hide: true } }, async (request, reply) => {
      const { searchParams } = new URL(request.url, 'http://shop.invalid');
      const cart = readHandedCart(searchParams.get(handedCartParameter));
      markPublic(reply, maxAgeSeconds);
      return reply
        .type('application/manifest+json; charset=utf-8')
        .send(cart.length > 0 ? JSON.stringify(manifestOf(locale, cart)) : plain);
    });
    app.get(localized(sharePath, locale), { schema: { hide: true } }, async (request, reply) => {
      const { pathname, searchParams } = new URL(request.url, 'http://shop.invalid');
      const to = sharedHref(pathname, searchParams) ?? href(locale, 'search');
      return reply.header('cache-control', 'no-store').redirect(to, 302);
    });
  }
}
