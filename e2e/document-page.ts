/** The shop's documents as HTML to be printed: Italian, then English, from the same texts as the pages. */
import { createHash } from 'node:crypto';
import { locales, type Locale } from '../domain/constants.ts';
import { documents, type DocumentName } from '../domain/documents.ts';
import { formatDay } from '../domain/format.ts';
import { routes } from '../domain/routes.ts';
import { Html, html } from '../server/http/html.ts';
import { shop } from '../shop.config.ts';
import { texts } from '../src/texts/all-texts.ts';
import { frame } from '../src/texts/frame.ts';
import type { Block, Line, TextLink } from '../src/texts/text.ts';
import { documentStyle } from './document-style.ts';

const other: Record<Locale, Locale> = { it: 'en', en: 'it' };

/** @returns a whole page for the printer; it asks for nothing from outside */
export function documentPage(name: DocumentName): string {
  const { title } = texts[name].it;
  return html`<!doctype html>
    <html lang="it">
      <head>
        <meta charset="utf-8" />
        <title>${title} · ${shop.name}</title>
        <style>
          ${new Html(documentStyle)}
        </style>
      </head>
      <body>
        ${locales.map((locale) => inLanguage(name, locale))}
      </body>
    </html> `.text;
}

/** Marks a document with the source it was made from, so that a changed text with an old document is found. */
export const sourceMark = (name: DocumentName): string =>
  `%source ${createHash('sha256').update(documentPage(name)).digest('hex')}\n`;

function inLanguage(name: DocumentName, locale: Locale): Html {
  const { title, lead, version, updated, sections } = texts[name][locale];
  const words = frame[locale];
  return html`<article lang="${locale}" id="${locale}">
    <header>
      <p class="shop">
        <span>${shop.name}</span
        ><a href="#${other[locale]}" lang="${other[locale]}">${words.otherLanguage}</a>
      </p>
      <h1>${title}</h1>
      <p class="lead">${lead}</p>
      <p class="note">${words.version(version, formatDay(updated, locale))}. ${words.template}</p>
    </header>
    ${sections.map(
      (section) =>
        html`<section>
          <h2>${section.title}</h2>
          ${section.blocks.map(writeBlock)}
        </section>`,
    )}
  </article>`;
}

function writeBlock(block: Block): Html {
  if (typeof block === 'string' || !('kind' in block)) return html`<p>${writeLine(block)}</p>`;
  if (block.kind === 'table') return writeTable(block);
  const items = block.lines.map((line) => html`<li>${writeLine(line)}</li>`);
  return block.kind === 'list'
    ? html`<ul>
        ${items}
      </ul>`
    : html`<ol>
        ${items}
      </ol>`;
}

const writeLine = (line: Line): readonly Html[] =>
  typeof line === 'string'
    ? [html`${line}`]
    : line.map((piece) => (typeof piece === 'string' ? html`${piece}` : writeLink(piece)));

/** Paper knows no address of the shop: a page or document of it is named by its path. */
function writeLink(link: TextLink): Html {
  if ('href' in link) return html`<a href="${link.href}">${link.words}</a>`;
  const path = 'to' in link ? routes[link.to].path : documents[link.document];
  return html`${link.words} (${path})`;
}

function writeTable({ caption, head, rows }: Extract<Block, { kind: 'table' }>): Html {
  return html`<table>
    <caption>
      ${caption}
    </caption>
    <thead>
      <tr>
        ${head.map((cell) => html`<th scope="col">${cell}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([name, ...cells]) =>
          html`<tr>
            <th scope="row">${name}</th>
            ${cells.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
