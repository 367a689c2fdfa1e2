/** A page to leaf through all pictures of a folder, narrowed by width, scheme and language. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { html, Html } from '../../server/http/html.ts';
import { allLooks, fileOf, type Look } from './looks.ts';
import { allScenes } from './scenes/all-scenes.ts';

const { widths, schemes, locales } = allLooks;
const looks: readonly Look[] = locales.flatMap((locale) =>
  schemes.flatMap((scheme) => widths.map((width) => ({ width, scheme, locale }))),
);
/** Ids of the ticks, and classes of the pictures that go with them. */
const choices = [...widths.map((width) => `w${width}`), ...schemes, ...locales];

const style = new Html(`
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; background: #8a8f98; }
  header { position: sticky; top: 0; padding: 0.5rem 1rem; background: #fff; }
  header label { margin-inline-end: 1rem; }
  nav, section { padding: 0.5rem 1rem; }
  nav { columns: 14rem; }
  nav a { display: block; color: #000; }
  section { scroll-margin-top: 2.5rem; }
  div { display: flex; gap: 1rem; align-items: start; overflow-x: auto; }
  ${choices.map((choice) => `body:not(:has(#${choice}:checked)) .${choice} { display: none; }`).join('\n')}
`);

/** Writes `index.html` over everything that lies in the folder, of this run and of earlier ones. */
export function writeIndex(folder: string): void {
  const scenes = allScenes
    .map(({ name }) => ({
      name,
      taken: looks.filter((look) => existsSync(join(folder, name, fileOf(look)))),
    }))
    .filter(({ taken }) => taken.length > 0);
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Smonto, screen by screen</title>
        <style>
          ${style}
        </style>
      </head>
      <body>
        <header>${choices.map(tick)}</header>
        <nav>${scenes.map(({ name }) => html`<a href="#${name}">${name}</a>`)}</nav>
        ${scenes.map(({ name, taken }) => section(name, taken))}
      </body>
    </html> `;
  writeFileSync(join(folder, 'index.html'), page.text);
}

const tick = (choice: string): Html =>
  html`<label><input type="checkbox" id="${choice}" checked /> ${choice.replace('w', '')}</label>`;

const section = (name: string, taken: readonly Look[]): Html => html`
  <section id="${name}">
    <h2><a href="sheets/${name}.png">${name}</a></h2>
    <div>${taken.map((look) => picture(name, look))}</div>
  </section>
`;

function picture(name: string, look: Look): Html {
  const { width, scheme, locale } = look;
  const file = `${name}/${fileOf(look)}`;
  return html`<a class="w${width} ${scheme} ${locale}" href="${file}"
    ><img src="${file}" alt="${name} ${width} ${scheme} ${locale}" width="${width / 2}" loading="lazy"
  /></a>`;
}
