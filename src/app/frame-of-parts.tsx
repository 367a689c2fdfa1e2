/**
 * What stands around a part is the same on every part's page of a language, for all who are nobody in particular: the server renders
 * it once, and of each page the part alone. Nothing of this reaches a browser.
 */
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { createRemembered } from '../../domain/remembered.ts';
import { Rendered } from '../layouts/frame-or-main.tsx';
import type { PartInView } from '../lib/page.ts';
import { App } from './app.tsx';

/** What in a frame is of the one part, as it stands in attributes. */
type Own = { readonly address: string; readonly chat: string };

/** In pieces, between which that is put. */
type Half = readonly (readonly string[])[];
type Frame = { readonly above: Half; readonly below: Half };

/** Of each language, with statistics and without. */
const frames = createRemembered<string, Frame>(10);

/**
 * @param app for somebody without a session
 * @param path of the part's page, without language prefix and query
 * @returns what `renderToString` makes of the whole app
 */
export function renderInFrame(app: ComponentProps<typeof App>, path: string, part: PartInView): string {
  const { stores, i18n } = app;
  const words = encodeURIComponent(i18n.t('layout.chatAbout', { ...part })).replaceAll("'", '&#x27;');
  const own = { address: `${path}"`, chat: `?text=${words}"` };
  const { above, below } = frames(`${stores.locale} ${stores.statistics.atFirst}`, () =>
    inHalves(render('frame', app), own),
  );
  const html = render('main', app);
  // Before the part React names its photos, to be fetched first.
  const main = html.indexOf('<main');
  return html.slice(0, main) + filled(above, own) + html.slice(main) + filled(below, own);
}

const render = (what: 'frame' | 'main', app: ComponentProps<typeof App>): string =>
  renderToString(
    <Rendered value={what}>
      <App {...app} />
    </Rendered>,
  );

function inHalves(html: string, { address, chat }: Own): Frame {
  const [above = [], below = []] = html
    .split(/<main.*<\/main>/)
    .map((half) => half.split(chat).map((piece) => piece.split(address)));
  return { above, below };
}

const filled = (half: Half, { address, chat }: Own): string =>
  half.map((piece) => piece.join(address)).join(chat);
