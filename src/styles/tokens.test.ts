/** The tokens can be read: every pair of colours that the shop shows, light and dark, has the contrast of WCAG 2.2 (1.4.3, 1.4.11). */
import { expect, test } from 'vitest';
import { locales } from '../../domain/constants.ts';
import { paints } from '../../domain/paint.ts';
import { manifestOf } from '../../server/http/manifest.ts';
import { contrast } from '../../test/house/contrast.ts';
import { colours, declarations, read, tokensIn } from '../../test/house/style-sheets.ts';

/** Letters; AAA for the number on the tag, which people compare with the one in their hand. */
const letters = 4.5;
const number = 7;
/** Icons, edges that say where to write, outlines, line drawings. */
const shapes = 3;

/** Colour, what it stands on, and the least contrast. */
const shown: readonly (readonly [string, readonly string[], number])[] = [
  ['ink', ['paper', 'surface', 'sunk', 'good-ground', 'unsure-ground'], letters],
  ['muted', ['paper', 'surface', 'sunk'], letters],
  ['good', ['paper', 'surface', 'good-ground'], letters],
  // Filled: what lies in the cart, a switch that is on.
  ['surface', ['good'], letters],
  ['bad', ['paper', 'surface'], letters],
  ['tag-ink', ['tag'], number],
  ['on-signal', ['signal', 'signal-strong'], letters],
  // Where one is, among links: the current page, messages.
  ['paper', ['ink'], letters],
  // The outline of the focus.
  ['aim', ['paper', 'surface', 'sunk'], shapes],
  // The current entry of the phone's bar; elsewhere icons, dots and ticked boxes.
  ['signal', ['surface', 'paper'], letters],
  ['signal', ['sunk'], shapes],
  ['signal-strong', ['paper', 'surface'], shapes],
  ['edge', ['paper', 'surface'], shapes],
  ['draw', ['sunk', 'surface'], shapes],
];

/** Colours of which nothing has to be read, and why. */
const leftOut = new Map([
  ['line', 'only parts what is apart anyway; a field has an edge'],
  ['tag-edge', 'the rim of the tag and of its hole; a notice has a sign and words beside it'],
  ['string', 'the cord of a tag; the tag itself says what it belongs to'],
  ...paints.map((paint) => [`paint-${paint}`, 'how a car was painted; a drawing has its pen'] as const),
  ['veil', 'lets through what it covers, which is out of reach then'],
]);

const pairs = shown.flatMap(([colour, grounds, least]) =>
  grounds.map((ground) => ({ colour, ground, least })),
);

test.each(['light', 'dark'] as const)('what the shop shows can be seen and read, %s', (scheme) => {
  const valueOf = (name: string): string => colours.get(name)?.[scheme] ?? `${name}, no token`;
  const ratios = pairs.map((pair) => ({
    ...pair,
    ratio: contrast(valueOf(pair.colour), valueOf(pair.ground)),
  }));
  expect(ratios.filter(({ ratio, least }) => ratio < least)).toEqual([]);
});

test('every colour is in these pairs, or left out by name', () => {
  const known = new Set([...leftOut.keys(), ...pairs.flatMap(({ colour, ground }) => [colour, ground])]);
  expect([...known].toSorted()).toEqual([...colours.keys()].toSorted());
});

test('what a rule writes on its own ground is in these pairs', () => {
  const isShown = (colour: string, ground: string) =>
    pairs.some((pair) => pair.colour === colour && pair.ground === ground && pair.least >= letters);
  const grounds = declarations.filter(({ property }) => /^background(-color)?$/.test(property));
  const written = grounds.flatMap(({ file, rule, value }) => {
    const inks = declarations.filter((one) => one.rule === rule && one.property === 'color');
    const solid = tokensIn(value).filter((ground) => !leftOut.has(ground));
    return solid.flatMap((ground) =>
      inks.flatMap((ink) => tokensIn(ink.value).map((colour) => ({ file, colour, ground }))),
    );
  });
  expect(written.length).toBeGreaterThan(10);
  expect(written.filter(({ colour, ground }) => !isShown(colour, ground))).toEqual([]);
});

test('contrast is what WCAG says it is', () => {
  expect(contrast('#fff', '#000')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

const full = (colour: string) => (colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour);

/** Pages and mails beside the shop's own, which bring their styles with them. */
const copies = [
  'index.html',
  'server/http/manifest.ts',
  'server/payments/sandbox.css',
  'public/plain.css',
  'server/http/api-docs.ts',
  'server/mail/mail-sheet.ts',
  'e2e/share-page.ts',
  'e2e/make-icons.ts',
];

test.each(copies)('%s has no colour but those of the tokens', (file) => {
  const ofTokens = new Set([...colours.values()].flatMap(({ light, dark }) => [full(light), full(dark)]));
  const used = [...read(file).matchAll(/#(?:[\da-f]{6}|[\da-f]{3})\b/gi)].map(([colour]) => full(colour));
  expect(used.filter((colour) => !ofTokens.has(colour))).toEqual([]);
});

test('what browsers paint around the shop has the colours of its tokens, in both schemes', () => {
  const surface = (scheme: 'light' | 'dark') => full(colours.get('surface')?.[scheme] ?? '');
  const paper = (scheme: 'light' | 'dark') => full(colours.get('paper')?.[scheme] ?? '');
  for (const scheme of ['light', 'dark'] as const) {
    expect(read('index.html')).toContain(
      `<meta name="theme-color" content="${surface(scheme)}" media="(prefers-color-scheme: ${scheme})" />`,
    );
  }
  const of = (scheme: 'light' | 'dark') => ({
    theme_color: surface(scheme),
    background_color: paper(scheme),
  });
  for (const locale of locales) {
    expect(manifestOf(locale)).toMatchObject({ ...of('light'), color_scheme_dark: of('dark') });
  }
});
