import { expect, test } from 'vitest';
import { Buyer } from '../../../domain/buyer.ts';
import { paidOrder } from '../../../test/paid-order.ts';
import { readPdf } from '../../../test/read-pdf.ts';
import type { Face } from './faces.ts';
import { invoiceOf } from './invoice.ts';
import { createPaper, left, width } from './paper.ts';

/** Every letter of the three scripts that names in Europe are written in, but for two that were new in 2024. */
const letters = Array.from({ length: 0x2000 }, (_, code) => String.fromCodePoint(code)).filter(
  (letter) =>
    /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(letter) &&
    /\p{L}/u.test(letter) &&
    !/[\u1c89\u1c8a]/.test(letter) &&
    letter.normalize('NFC') === letter,
);

// First, before anything else was drawn: what is drawn as a part of Ț would be read as a Ț ever after.
test('a letter is itself, whatever name stood on the invoice before', async () => {
  const { row } = paidOrder;
  const buyer = Buyer.parse({ ...row.buyer, companyName: 'Țepeș Ťažký' });
  const romanian = await readPdf((await invoiceOf({ ...paidOrder, row: { ...row, buyer } })).content);
  expect(romanian.sheets.join(' ').normalize('NFC')).toContain('Țepeș Ťažký');
  const english = await readPdf((await invoiceOf({ ...paidOrder, row: { ...row, locale: 'en' } })).content);
  expect(english.sheets.join(' ')).toContain('This is a courtesy copy');
});

test.each<Face>(['plain', 'bold', 'mono'])(
  'every letter is shown in the %s face, as itself',
  async (face) => {
    const about = { title: 'Lettere', author: 'Smonto', language: 'it-IT', at: new Date(0), foot: '' };
    const paper = createPaper(about, () => {});
    const of = paper.part('Sect');
    for (let at = 0; at < letters.length; at += 20) {
      const line = letters.slice(at, at + 20).map((letter) => `x${letter}x`);
      paper.ensureSpace(20);
      paper.y += paper.write(line.join(' '), { x: left, width, face }, { of });
    }
    const { sheets } = await readPdf(await paper.finish());
    const words = new Set(sheets.join(' ').normalize('NFC').split(' '));
    expect(letters.filter((letter) => !words.has(`x${letter}x`))).toEqual([]);
  },
);
