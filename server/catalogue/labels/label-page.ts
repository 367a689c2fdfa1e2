/** Labels of parts as one page to be printed; it asks for nothing from outside. */
import { encode } from 'uqr';
import { carLine } from '../../../domain/car-line.ts';
import { darkSquares } from '../../../domain/dark-squares.ts';
import type { Condition } from '../../../domain/contract/parts.ts';
import { href } from '../../../domain/routes.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { shop } from '../../../shop.config.ts';
import type { WholePart } from '../shopkeeping/whole-part.ts';
import { html, Html } from '../../http/html.ts';
import { labelSizes, type LabelSize, labelStyle } from './label-style.ts';

/** @param labels in the order in which they come out of the printer */
export function labelPage(labels: readonly PartLabel[], size: LabelSize): string {
  return pageOfLabels(
    labels.map((label) => oneLabel(label, size)),
    size,
  );
}

/** @param labels made with `onTag`, in the order in which they come out of the printer */
export function pageOfLabels(labels: readonly Html[], size: LabelSize): string {
  const { perSheet } = labelSizes[size];
  const sheets = Array.from({ length: Math.ceil(labels.length / perSheet) }, (_, at) =>
    labels.slice(at * perSheet, (at + 1) * perSheet),
  );
  return html`<!doctype html>
    <html lang="it">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Etichette · ${shop.name}</title>
        <style>
          ${new Html(labelStyle(size))}
        </style>
      </head>
      <body>
        <p class="advice">Da stampare al 100 %, senza margini: ${labelSizes[size].paper}.</p>
        ${sheets.map((sheet) => html`<div class="sheet">${sheet}</div>`)}
      </body>
    </html> `.text;
}

/**
 * One label on the shop's tag.
 *
 * @param large what is read from afar
 * @param rest what stands below it, by the areas of `labelStyle`
 */
export function onTag(large: string, rest: Html, size: LabelSize): Html {
  const { width, height, outline, hole, room } = labelSizes[size];
  return html`<article class="label">
    <svg class="tag" viewBox="0 0 ${width} ${height}" aria-hidden="true">
      <path d="${outline}" />
      <circle cx="${hole.x}" cy="${hole.y}" r="4.2" />
      <circle class="hole" cx="${hole.x}" cy="${hole.y}" r="2.5" />
    </svg>
    <p class="number" style="font-size: ${letterHeight(large, room)}mm">${large}</p>
    ${rest}
  </article>`;
}

function oneLabel(label: PartLabel, size: LabelSize): Html {
  const { number, others, place, name, car, condition, conditionInWords, price, sku, id, address } = label;
  return onTag(
    number || sku,
    html`<div class="what">
        <h2>${name}</h2>
        ${others.length > 0 ? html`<p>${others.join(' · ')}</p>` : undefined} ${car && html`<p>${car}</p>`}
      </div>
      <p class="state">
        <b>${condition}</b> <span>${conditionInWords}</span> ${price && html`<strong>${price}</strong>`}
      </p>
      ${qrCode(address)}
      <p class="yard">
        <b>${sku}</b> ${place && html`<b>${place}</b>`} <span>n. ${id}</span> <span>${shop.name}</span>
      </p>`,
    size,
  );
}

/** A sign of a monospaced face is so wide, in parts of its height. */
const signWidth = 0.61;

/** As high as a number can be in one line, in mm; one that would be too small to read from afar breaks instead. */
function letterHeight(number: string, { width, highest }: { width: number; highest: number }): string {
  return Math.min(highest, Math.max(4.2, width / (number.length * signWidth))).toFixed(1);
}

export type PartLabel = {
  /** As stamped on the part; empty where nobody could read one. */
  readonly number: string;
  /** Its further numbers. */
  readonly others: readonly string[];
  /** Where it lies in the yard. */
  readonly place: string | undefined;
  readonly name: string;
  /** The donor car, as far as the yard noted it. */
  readonly car: string | undefined;
  readonly condition: Condition;
  /** Of the condition, in a word or two. */
  readonly conditionInWords: string;
  /** What it costs today; undefined where that shall not stand on it. */
  readonly price: string | undefined;
  /** The yard's own code, and the part's number in the shop. */
  readonly sku: string;
  readonly id: number;
  /** Of its page. */
  readonly address: string;
};

const conditions: Record<Condition, string> = { A: 'come nuovo', B: 'buono', C: 'usato sano' };

/** @param publicUrl the shop's address; @param withPrice whether the price is for everybody to see */
export function partLabel(part: WholePart, publicUrl: string, withPrice: boolean): PartLabel {
  const { id, sku, name, serialNumber, otherNumbers, place, condition, discountedPrice } = part;
  return {
    number: serialNumber,
    others: otherNumbers,
    place: place ?? undefined,
    name,
    car: donorLine(part),
    condition,
    conditionInWords: conditions[condition],
    price: withPrice ? formatMoney(discountedPrice, 'it') : undefined,
    sku,
    id,
    address: publicUrl + href('it', 'part', { id }),
  };
}

/** A part without a donor car names the first car that it fits: that is not where it comes from. The plate is nobody's business. */
function donorLine({ car, models: [model] }: WholePart): string | undefined {
  if (!car) return undefined;
  const { year, mileageKm, engineCode } = car;
  const line = carLine({ model, year, mileageKm }, 'it');
  return engineCode ? `${line} · motore ${engineCode}` : line;
}

/** How many modules of white a reader needs around a code (ISO/IEC 18004). */
const quietZone = 4;

/** Withstands a scratch or a drop of oil: 15 % of it may be gone. @param text an address; some hundred signs fit */
export function qrCode(text: string): Html {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone });
  return html`<svg
    class="code"
    viewBox="0 0 ${size} ${size}"
    shape-rendering="crispEdges"
    role="img"
    aria-label="${text}"
  >
    <path fill="#fff" d="M0 0h${size}v${size}H0z" />
    <path d="${darkSquares(data)}" />
  </svg>`;
}
