/**
 * The shop's two typefaces, cut down to what it writes: a grotesque for headings, prices and buttons, a mono for numbers on tags. They
 * come whole from their packages; a tenth of that is enough, and a browser that has to wait for less shows it sooner.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Characters from one code point to another, both included. */
const between = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, nth) => String.fromCodePoint(first + nth)).join('');

const ascii = between(0x20, 0x7e);
const latin = between(0xa0, 0xff);

type Typeface = {
  /** As the style sheet asks for it. */
  readonly name: string;
  readonly source: string;
  readonly characters: string;
  /** An axis is one value for all, or a range. */
  readonly axes: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
  readonly features: readonly string[];
};

const typefaces: readonly Typeface[] = [
  {
    name: 'archivo',
    source: '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2',
    characters: `${ascii}${latin}ŒœŠšŽžŸ–—‘’“”„…•‹›€−×™\u202f`,
    // A little narrow, like the plates that machines bear: four figures and a long name fit a phone.
    axes: { wdth: 92, wght: { min: 600, max: 800 } },
    features: ['kern', 'tnum', 'mark'],
  },
  {
    name: 'jetbrains-mono',
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    // What makers stamp on parts.
    characters: `${ascii}\u00a0·–`,
    axes: { wght: 600 },
    // Without ligatures: `->` in a number is two signs.
    features: [],
  },
];

/** Where the cut typefaces are written, and what style sheets call that. */
const folder = join(import.meta.dirname, '../node_modules/.cache/typefaces');
export const typefaceAlias = { find: '@typefaces', replacement: folder };

const { resolve } = createRequire(import.meta.url);

async function cut({ name, source, characters, axes, features }: Typeface): Promise<void> {
  const whole = readFileSync(resolve(source));
  const options = {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: features,
    noHinting: true,
  } as const;
  writeFileSync(join(folder, `${name}.woff2`), await subsetFont(whole, characters, options));
}

/** Cuts them before anything is built or served. */
export const cutTypefaces: Plugin = {
  name: 'cut-typefaces',
  async configResolved() {
    mkdirSync(folder, { recursive: true });
    await Promise.all(typefaces.map(cut));
  },
};
