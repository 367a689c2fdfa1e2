/** Labels of parts as one page to be printed; it asks for nothing from outside. */
import { shop } from '../../../shop.config.ts';
import { html, Html } from '../../http/html.ts';
import { labelSizes, type LabelSize } from './label-sizes.ts';
import { labelStyle } from './label-style.ts';
import type { PartLabel } from './part-label.ts';
import { qrCode } from './qr-code.ts';

/** @param labels in the order in which they come out of the printer */
export function labelPage(labels: readonly PartLabel[], size: LabelSize): string {
  const { perSheet } = labelSizes[size];
  const sheets = Array.from({ length: Math.ceil(labels.length / perSheet) }, (_, at) =>
    labels.slice(at * perSheet, (at + 1) * perSheet),
  );
  return html`<!doctype html>
    <html lang="it">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Cartellini · ${shop.name}</title>
        <style>
          ${new Html(labelStyle(size))}
        </style>
      </head>
      <body>
        <p class="advice">Da stampare al 100 %, senza margini: ${labelSizes[size].paper}.</p>
        ${sheets.map((sheet) => html`<div class="sheet">${sheet.map((label) => oneLabel(label, size))}</div>`)}
      </body>
    </html> `.text;
}

function oneLabel(label: PartLabel, size: LabelSize): Html {
  const { number, name, car, condition, conditionInWords, price, sku, id, address } = label;
  const { width, height, outline, hole, room } = labelSizes[size];
  return html`<article class="label">
    <svg class="tag" viewBox="0 0 ${width} ${height}" aria-hidden="true">
      <path d="${outline}" />
      <circle cx="${hole.x}" cy="${hole.y}" r="4.2" />
      <circle class="hole" cx="${hole.x}" cy="${hole.y}" r="2.5" />
    </svg>
    <p class="number" style="font-size: ${letterHeight(number, room)}mm">${number}</p>
    <div class="what">
      <h2>${name}</h2>
      ${car && html`<p>${car}</p>`}
    </div>
    <p class="state">
      <b>${condition}</b> <span>${conditionInWords}</span> ${price && html`<strong>${price}</strong>`}
    </p>
    ${qrCode(address)}
    <p class="yard"><b>${sku}</b> <span>n. ${id}</span> <span>${shop.name}</span></p>
  </article>`;
}

/** A sign of a monospaced face is so wide, in parts of its height. */
const signWidth = 0.61;

/** As high as a number can be in one line, in mm; one that would be too small to read from afar breaks instead. */
function letterHeight(number: string, { width, highest }: { width: number; highest: number }): string {
  return Math.min(highest, Math.max(4.2, width / (number.length * signWidth))).toFixed(1);
}
