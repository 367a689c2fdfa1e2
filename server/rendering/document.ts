/** Fills the template: head, HTML and record of one rendered page. */
import { headScript } from '../../domain/head-script.ts';
import { createRemembered } from '../../domain/remembered.ts';
import { isFirstPage, localized } from '../../domain/routes.ts';
import { html } from '../http/html.ts';
import { manifestPath } from '../http/manifest.ts';
import { escapeJson, headOf, type HeadOptions } from './page-head.ts';
import type { Page } from './head/address.ts';
import type { EarlyFiles } from './renderer.ts';

export type DocumentOptions = HeadOptions & {
  /** Whether to say on every page that payments are invented (design 2: the sandbox in production). */
  readonly isTrial: boolean;
  /** Whether browsers may keep the shop; else the page tells its code so. */
  readonly hasServiceWorker: boolean;
};

const trialNotice = {
  it: 'Negozio di prova: i pagamenti sono finti, non spediamo niente.',
  en: 'Trial shop: payments are invented, nothing is sent.',
};

const withoutScripts = {
  it: 'Senza JavaScript puoi cercare e guardare i pezzi; per comprare o scriverci attivalo nel browser.',
  en: 'Without JavaScript you can search and look at parts; to buy or to write to us, switch it on in your browser.',
};

/** Read by `src/browser/service-worker.ts`. */
const noServiceWorker = '<meta name="service-worker" content="off" />';

export function fillDocument(
  template: string,
  page: Page,
  files: EarlyFiles,
  { isTrial, hasServiceWorker, ...where }: DocumentOptions,
): string {
  const parts: Record<string, string> = {
    'lang="it"': `lang="${page.locale}"`,
    [manifestPath]: localized(manifestPath, page.locale),
    '<!--head-->':
      `<script>${headScript}</script>` +
      headOf(page, files, where) +
      (hasServiceWorker ? '' : noServiceWorker),
    ' data-later': isFirstPage(page.name) ? laterStylesAhead : '',
    '<!--notice-->':
      (isTrial ? noticeOf(trialNotice[page.locale]) : '') +
      `<noscript>${noticeOf(withoutScripts[page.locale])}</noscript>`,
    '<!--html-->': page.html,
    '<!--record-->': `<script type="application/json" id="record">${escapeJson(page.record)}</script>`,
  };
  return inPieces(template, () => template.split(placeholders))
    .map((piece, at) => (at % 2 === 0 ? piece : (parts[piece] ?? '')))
    .join('');
}

/** No medium: the browser fetches them after all else and waits for nothing. `rel="prefetch"` is refused by Firefox under the shop's policy. */
const laterStylesAhead = ' data-later media="not all"';

/** What a page is put in place of; what it holds is never searched for them. Before a page the bare shell shows its sign. */
const placeholders =
  /(lang="it"|\/manifest\.webmanifest| data-later|<!--(?:head|notice|html|record)-->|<!--shell-->[^]*?<!--\/shell-->\s*)/;

/** Each second piece is a placeholder. Of templates there are a few. */
const inPieces = createRemembered<string, readonly string[]>(20);

const noticeOf = (text: string): string => html`<p class="trial" role="note">${text}</p>`.text;
