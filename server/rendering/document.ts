/** Fills the template: head, HTML and record of one rendered page. */
import { locales } from '../../domain/constants.ts';
import type { PageRecord, Rendered } from '../../domain/rendering.ts';
import { localized, routes } from '../../domain/routes.ts';
import { html } from '../http/html.ts';
import { manifestPath } from '../http/manifest.ts';
import type { EarlyFiles } from './renderer.ts';

type Page = Extract<Rendered, { kind: 'html' }>;

export type DocumentOptions = {
  /** Address of the shop, for what names itself in full. */
  readonly publicUrl: string;
  /** Whether to say on every page that payments are invented (design 2: the sandbox in production). */
  readonly isTrial: boolean;
  /** Whether browsers may keep the shop; else the page tells its code so. */
  readonly hasServiceWorker: boolean;
};

const trialNotice = {
  it: 'Negozio di prova: i pagamenti sono finti, non spediamo niente.',
  en: 'Trial shop: payments are invented, nothing is sent.',
};

/** Read by `src/lib/browser-later.ts`. */
const noServiceWorker = '<meta name="service-worker" content="off" />';

export function fillDocument(
  template: string,
  page: Page,
  files: EarlyFiles,
  { publicUrl, isTrial, hasServiceWorker }: DocumentOptions,
): string {
  const parts: Record<string, string> = {
    'lang="it"': `lang="${page.locale}"`,
    [manifestPath]: localized(manifestPath, page.locale),
    '<!--head-->': head(page, files, publicUrl) + (hasServiceWorker ? '' : noServiceWorker),
    '<!--notice-->': isTrial ? html`<p class="trial" role="note">${trialNotice[page.locale]}</p>`.text : '',
    '<!--html-->': page.html,
    '<!--record-->': `<script type="application/json" id="record">${escapeJson(page.record)}</script>`,
  };
  // One pass over the template: what a page holds is never searched for placeholders. Before a page the bare shell shows its sign.
  return template.replace(
    /lang="it"|\/manifest\.webmanifest|<!--(?:head|notice|html|record)-->|<!--shell-->.*?<!--\/shell-->\s*/gs,
    (placeholder) => parts[placeholder] ?? '',
  );
}

function head(page: Page, { code, words }: EarlyFiles, publicUrl: string): string {
  const isListed = page.status === 200 && page.name !== undefined && routes[page.name].index;
  const address = (locale: Page['locale']) => publicUrl + localized(page.path, locale);
  const lines = [
    html`<title>${page.title}</title>`,
    page.description ? html`<meta name="description" content="${page.description}" />` : html``,
    html`<meta property="og:title" content="${page.title}" />`,
    html`<meta property="og:image" content="${publicUrl + (page.image ?? '/share.png')}" />`,
    ...(isListed
      ? [
          html`<link rel="canonical" href="${address(page.locale)}" />`,
          ...locales.map(
            (locale) => html`<link rel="alternate" hreflang="${locale}" href="${address(locale)}" />`,
          ),
          html`<link rel="alternate" hreflang="x-default" href="${address('it')}" />`,
        ]
      : [html`<meta name="robots" content="noindex" />`]),
    ...code.map((file) => html`<link rel="modulepreload" href="${file}" />`),
    words ? html`<link rel="preload" as="fetch" crossorigin href="${words}" />` : html``,
  ];
  return lines.map(({ text }) => text).join('');
}

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that can stand in a `<script>`: nothing in it ends the element or starts a comment. */
function escapeJson(record: PageRecord): string {
  return JSON.stringify(record).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? '');
}
