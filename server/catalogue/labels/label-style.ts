/** How labels look: the paper they are printed on, and the shop's tag on it, for a printer that may know no colour. Lengths in millimetres. */

type Label = {
  readonly perSheet: number;
  readonly width: number;
  readonly height: number;
  /** The tag's edge, to be cut along: two corners are gone beside the string. */
  readonly outline: string;
  /** Middle of the hole for the string. */
  readonly hole: { readonly x: number; readonly y: number };
  /** For the part's number. */
  readonly room: { readonly width: number; readonly highest: number };
  /** For the person at the printer. */
  readonly paper: string;
};

export const labelSizes = {
  '62x100': {
    perSheet: 1,
    width: 62,
    height: 100,
    outline: 'M18 2h26l16 11v82a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3V13z',
    hole: { x: 31, y: 8.5 },
    room: { width: 51, highest: 9 },
    paper: 'rotolo di etichette 62 × 100 mm',
  },
  A4: {
    perSheet: 8,
    width: 105,
    height: 74.25,
    outline: 'M16 5h82a3 3 0 0 1 3 3v58.25a3 3 0 0 1-3 3H16L5 54.25V20z',
    hole: { x: 11.5, y: 37.125 },
    room: { width: 76, highest: 11 },
    paper: 'A4, otto etichette da ritagliare',
  },
} as const satisfies Record<string, Label>;

export type LabelSize = keyof typeof labelSizes;

/** A roll goes through a printer that has only black: yellow would come out as dots, and the string is tied all the same. */
const fill: Record<LabelSize, string> = { '62x100': '#fff', A4: '#ffd257' };

const arrangement: Record<LabelSize, string> = {
  '62x100': `
.label { padding: 15mm 5.5mm 5mm; grid-template: 'number number' auto 'what what' 1fr 'state state' auto 'code yard' auto / 30mm 1fr; gap: 1.5mm 2mm; }
.code { width: 30mm; }
.yard { display: grid; align-content: end; gap: 1mm; }`,
  A4: `
.sheet { display: grid; grid-template-columns: 105mm 105mm; grid-auto-rows: 74.25mm; width: 210mm; height: 297mm; }
.label { padding: 8mm 7mm 7.5mm 20mm; grid-template: 'number number' auto 'what code' 1fr 'state code' auto 'yard yard' auto / 1fr 30mm; gap: 1.5mm 3mm; }
.code { width: 30mm; align-self: end; }
.state strong { flex-basis: 100%; margin: 0; }
.yard { display: flex; gap: 4mm; white-space: nowrap; }
.yard b { overflow: hidden; text-overflow: ellipsis; }
.yard span:last-child { margin-left: auto; }`,
};

const paper: Record<LabelSize, string> = { '62x100': '62mm 100mm', A4: 'A4' };

/**
 * A label is contained: a browser that prints would else lay out its grid before breaking it, and one line over the other.
 *
 * @returns a style sheet that needs nothing else
 */
export function labelStyle(size: LabelSize): string {
  const { width, height } = labelSizes[size];
  return `
@page { size: ${paper[size]}; margin: 0; }
* { box-sizing: border-box; }
html { color: #000; font: 3.2mm/1.25 'Liberation Sans', Arial, Helvetica, sans-serif; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
body { margin: 0; }
h2, p { margin: 0; }
.sheet { break-after: page; overflow: hidden; }
.sheet:last-child { break-after: auto; }
.label { position: relative; display: grid; width: ${width}mm; height: ${height}mm; contain: strict; }
.label > * { position: relative; min-width: 0; overflow-wrap: anywhere; }
.label > .tag { position: absolute; inset: 0; width: 100%; height: 100%; fill: ${fill[size]}; stroke: #000; stroke-width: 0.35; }
.tag .hole { fill: #fff; }
.number { grid-area: number; font-family: 'Liberation Mono', Consolas, Menlo, monospace; font-weight: 700; line-height: 1.1; }
.what { grid-area: what; overflow: hidden; }
.what h2 { font-size: 4.1mm; line-height: 1.2; }
.what h2, .what p { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 4; }
.what p { margin-top: 1mm; -webkit-line-clamp: 2; }
.state { grid-area: state; display: flex; flex-wrap: wrap; align-items: center; gap: 1mm 1.5mm; }
.state b { padding: 0.4mm 1.6mm; border: 0.5mm solid; border-radius: 1mm; font-size: 4.6mm; line-height: 1.1; }
.state strong { margin-left: auto; font-size: 5mm; white-space: nowrap; }
.code { grid-area: code; display: block; }
.yard { grid-area: yard; font-size: 2.8mm; }
.yard b { font-family: 'Liberation Mono', Consolas, Menlo, monospace; }
.advice { display: none; }
@media screen {
  body { padding: 6mm; background: #e8e5dc; }
  .advice { display: block; margin-bottom: 6mm; font-size: 4mm; }
  .sheet { margin-bottom: 4mm; background: #fff; width: fit-content; }
}
${arrangement[size]}
`;
}
