import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { labelPage, type PartLabel } from './label-page.ts';
import { placeOnLabel } from '../../../domain/stock-room/place-label.ts';
import { labelSizes, type LabelSize } from './label-style.ts';
import { placeLabelPage } from './place-labels.ts';

// The shop's own reading of pictures, which may be loaded beside this, takes no drawings.
const drawings = { operation: ['VipsForeignLoadSvg'] };
beforeAll(() => sharp.unblock(drawings));
afterAll(() => sharp.block(drawings));

const sizes = Object.keys(labelSizes) as LabelSize[];

const lamp: PartLabel = {
  number: '51 810 268',
  others: [],
  place: undefined,
  name: 'Fanale <script>alert(1)</script> & "specchio"',
  car: 'Fiat Panda (169) · 2009',
  condition: 'B',
  conditionInWords: 'buono',
  price: '79,00 €',
  sku: 'F-1042',
  id: 17,
  address: 'https://smonto.example/parts/17',
};

const countOf = (page: string, words: string): number => page.split(words).length - 1;

/** What a telephone reads in the codes of a page, one after the other. */
async function scanned(page: string): Promise<(string | undefined)[]> {
  const codes = page.match(/<svg\s+class="code"[^]*?<\/svg>/g) ?? [];
  return Promise.all(
    codes.map(async (code) => {
      const drawn = code.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"');
      const { data, info } = await sharp(Buffer.from(drawn))
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
    }),
  );
}

test.each(sizes)('a label of %s says what the part is, in words that stay words', (size) => {
  const page = labelPage([lamp], size);
  for (const words of ['51 810 268', 'Fiat Panda (169) · 2009', 'buono', '79,00 €', 'F-1042', 'n. 17'])
    expect(page).toContain(words);
  expect(page).toContain('Fanale &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;specchio&quot;');
  expect(page).not.toMatch(/<script|undefined|\[object/);
});

test.each(sizes)('the code on a label of %s leads to the page of its part', async (size) => {
  const longest = { ...lamp, address: `https://${'ricambi-'.repeat(9)}usati.example/parts/999999999` };
  expect(await scanned(labelPage([lamp, longest], size))).toEqual([lamp.address, longest.address]);
});

test('a page asks for nothing from outside', () => {
  const page = labelPage([{ ...lamp, address: 'urn:nothing' }], 'A4');
  expect(page).not.toMatch(/https?:|src=|href=|@import|url\(/);
});

test('what is not known of a part is left out', () => {
  const page = labelPage([{ ...lamp, car: undefined, price: undefined }], '62x100');
  expect(page).not.toMatch(/Panda|€|undefined/);
});

test('eight labels are a sheet of A4, and each is its own on a roll', () => {
  const nine = Array.from({ length: 9 }, (_, at) => ({ ...lamp, id: at + 1 }));
  expect(countOf(labelPage(nine, 'A4'), 'class="sheet"')).toBe(2);
  expect(countOf(labelPage(nine, '62x100'), 'class="sheet"')).toBe(9);
  expect(countOf(labelPage(nine, 'A4'), 'class="label"')).toBe(9);
});

test('a number is as large as its length allows', () => {
  const letterHeight = (number: string) =>
    Number(/font-size: ([\d.]+)mm"/.exec(labelPage([{ ...lamp, number }], '62x100'))?.[1]);
  expect(letterHeight('7')).toBe(labelSizes['62x100'].room.highest);
  expect(letterHeight('8E0 857 551 AF')).toBeLessThan(letterHeight('51 810 268'));
  expect(letterHeight('1'.repeat(60))).toBe(4.2);
});

test.each(sizes)('a place’s label of %s says its name, and its code is read as that place', async (size) => {
  const places = [
    { name: 'B-10', isBox: false },
    { name: 'Cassa <7> & “ruote”', isBox: true },
  ];
  const page = placeLabelPage(places, 'https://ricambi.example', size);
  for (const words of ['B-10', 'Scaffale', 'Cassa &lt;7&gt; &amp; “ruote”']) expect(page).toContain(words);
  expect((await scanned(page)).map((text) => placeOnLabel(text ?? ''))).toEqual([
    'B-10',
    'Cassa <7> & “ruote”',
  ]);
});
