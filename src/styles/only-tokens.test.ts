/** The styles are built from the tokens: no sheet and no component has a colour, size, corner, shadow or pace of its own. */
import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { declarations, read, tokens, type Declaration } from '../../test/house/style-sheets.ts';

/** What may stand where a token would, and why. */
const exceptions: readonly (readonly [file: string, property: string, value: string, why: string])[] = [
  ['src/styles/base.css', '--paper', '#fff', 'printed on white'],
  ['src/styles/base.css', 'color', '#566176', 'the margin of a printed page knows no tokens'],
  ['src/styles/base.css', 'font', '8pt sans-serif', 'the margin of a printed page knows no tokens'],
  ['src/styles/base.css', 'font-size', '87.5%', 'paper is held nearer than a screen'],
  [
    'src/layouts/phone-bar.module.css',
    'font-size',
    'min(var(--text-s), 5vw)',
    'four words beside each other have no more room',
  ],
  ['src/styles/base.css', 'animation-duration', '0.01ms !important', 'for who asks for no motion'],
  ['src/styles/base.css', 'transition-duration', '0.01ms !important', 'for who asks for no motion'],
];
const isException = ({ file, property, value }: Declaration): boolean =>
  exceptions.some((one) => one[0] === file && one[1] === property && one[2] === value);

/** Declarations of these properties whose value says more than the pattern allows. */
const offending = (properties: RegExp, allowed: RegExp): string[] =>
  declarations
    .filter((one) => properties.test(one.property) && !allowed.test(one.value) && !isException(one))
    .map(({ file, property, value }) => `${file}: ${property}: ${value}`);

const whole = (...parts: readonly string[]): RegExp => new RegExp(`^(?:(?:${parts.join('|')})[ ,/]*)+$`);
const token = (beginning: string): string => `var\\(--${beginning}[\\w-]*\\)`;
const length = String.raw`-?[\d.]+(?:px|rem|em|%|lh)?|calc\([^()]*(?:\([^()]*\)[^()]*)*\)`;

test('colours', () => {
  const paints =
    /^(color|background(-color|-image)?|border(-(left|right|top|bottom))?(-color)?|outline(-color)?|fill|stroke|accent-color|--\w+)$/;
  // Of a system that chooses the colours itself: its ink, and what cannot be used.
  const words = 'currentColor|transparent|none|inherit|solid|dashed|dotted|!important|CanvasText|GrayText';
  const gradient = String.raw`linear-gradient\((?:\d+deg, )?(?:(?:var\(--[\w-]+\)|currentColor|transparent)[, ]*)+\)`;
  expect(offending(paints, whole(token(''), words, gradient, length))).toEqual([]);
});

test('sizes of letters', () => {
  expect(offending(/^font-size$/, whole(token('text')))).toEqual([]);
  expect(
    offending(/^font$/, /^inherit$|^\d{3} var\(--text[\w-]*\) \/ [\d.]+ var\(--(sans|display|mono)\)$/),
  ).toEqual([]);
  expect(offending(/^font-family$/, whole(token('sans'), token('display'), token('mono')))).toEqual([]);
});

test('corners', () => {
  const within = String.raw`calc\(var\(--radius\) - 1px\)`;
  expect(offending(/radius$/, whole(token('radius'), token('round'), '50%', '0', within))).toEqual([]);
});

test('shadows, or rings that take no room', () => {
  const ring = String.raw`(?:inset )?0 0 0 [\d.]+px var\(--[\w-]+\)`;
  expect(offending(/shadow$/, whole(token('shadow'), 'none', ring))).toEqual([]);
});

test('paces', () => {
  const paced = /^(transition|animation)(-duration|-delay|-timing-function)?$/;
  const names = '[a-z-]+';
  expect(offending(paced, whole(token('(?:quick|glide|breath|patience)'), names))).toEqual([]);
});

/** Distances that are no step of the rhythm of 8 px, nor half of one. May only become fewer. */
const offTheRhythm = 44;

test('distances', () => {
  const steps = new Map(
    [...tokens].filter(([name]) => name.startsWith('space')).map(([name, at]) => [at, name]),
  );
  const distances = declarations
    .filter(({ property }) => /^((row-|column-)?gap|(padding|margin)(-[a-z-]+)?)$/.test(property))
    .flatMap(({ file, value }) =>
      [...value.replace(/calc\(.*\)/g, '').matchAll(/[\d.]+(?:rem|px|em)/g)].map(([at]) => ({ file, at })),
    );
  expect(distances.filter(({ at }) => steps.has(at))).toEqual([]);
  expect(distances.length).toBeLessThanOrEqual(offTheRhythm);
});

test('components paint nothing themselves', () => {
  const painting = /style=\{|(?:fill|stroke|color)="(?!none|currentColor)|#[\da-f]{6}\b|\b(?:rgb|hsl)a?\(/i;
  const files = globSync('src/**/*.tsx', { cwd: new URL('../..', import.meta.url).pathname });
  expect(files.filter((file) => painting.test(read(file)))).toEqual([]);
});

test('no token lies idle', () => {
  const everything = [...declarations.map(({ value }) => value), ...tokens.values()].join(' ');
  expect([...tokens.keys()].filter((name) => !everything.includes(`var(--${name})`))).toEqual([]);
});
