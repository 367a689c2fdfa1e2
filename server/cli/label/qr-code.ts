/** A QR code as markup, for print. */
import { encode } from 'uqr';
import { html, Html } from '../../http/html.ts';

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
    <path d="${data.map(darkRuns).join('')}" />
  </svg>`;
}

/** The dark stretches of a row, each a rectangle. */
function darkRuns(row: readonly boolean[], y: number): string {
  const dark = row.map((isDark) => (isDark ? '1' : '0')).join('');
  return [...dark.matchAll(/1+/g)]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');
}
