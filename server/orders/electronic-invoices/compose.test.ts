/** Whatever an order is like, its papers are valid and add up to the money that moved. */
import * as fc from 'fast-check';
import { XmlDocument } from 'libxml2-wasm';
import { expect, test } from 'vitest';
import { discounted, percentOf } from '../../../domain/money.ts';
import { violationsOf } from '../../../domain/invoicing/control-table.ts';
import { refundOf } from '../../../domain/refund.ts';
import { vatSchemes } from '../../../domain/vocabulary.ts';
import { invoicing } from '../../../shop.config.ts';
import { paidOrder } from '../../../test/paid-order.ts';
import type { PaidOrder } from '../reading/paid-orders.ts';
import { openSchema } from './check-xml.ts';
import { composeFattura } from './compose.ts';
import { writeXml } from './write-xml.ts';

const check = await openSchema();
const heading = { progressive: 'W0001', number: 'W-2026-1', day: '2026-11-20' };
const today = '2026-11-26';

/** Names as people have them, in any script, and what they paste. */
const words = (longest: number) =>
  fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: longest }),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: longest }),
    fc.constantFrom(
      'Łukasz Wiśniewski',
      'Иван Петров',
      '王小明',
      'محمد',
      'Ελένη',
      'D’Angelo & “Figli” <srl>',
      '🔧🚗',
      ' ',
    ),
  );

const item = fc.record({
  name: words(200),
  serialNumber: fc.oneof(fc.constant(''), words(60)),
  sku: words(80),
  quantity: fc.integer({ min: 1, max: 99 }),
  price: fc.integer({ min: 1, max: 2_000_000 }),
  percent: fc.integer({ min: 0, max: 100 }),
  vatScheme: fc.constantFrom(...vatSchemes),
});

const people = [
  { ...paidOrder.row.buyer, vatNumber: '09876540379' },
  { ...individual(), fiscalCode: 'RSSMRA80A41A944M' },
  { ...individual(), firstName: '王', lastName: '🔧' },
] as const;

function individual() {
  return {
    type: 'individual' as const,
    email: 'maria@example.com',
    firstName: 'Maria',
    lastName: 'Rossi',
    phoneNumber: '+39 333 1234567',
    fiscalCode: null,
    companyName: null,
    vatNumber: null,
    uniqueCode: null,
    pecAddress: null,
  };
}

const place = fc.record({
  name: words(120),
  address: words(160),
  city: words(80),
  postalCode: words(12),
  region: words(80),
});

/** An order as the shop reckons one: goods, the welcome discount in percent, shipping. */
const anyOrder = fc
  .record({
    items: fc.array(item, { minLength: 1, maxLength: 6 }),
    welcomePercent: fc.integer({ min: 0, max: 90 }),
    shipping: fc.integer({ min: 0, max: 50_000 }),
    who: fc.integer({ min: 0, max: people.length - 1 }),
    place,
    method: fc.constantFrom('card' as const, 'wallet' as const, 'bank_transfer' as const),
  })
  .map(({ items, welcomePercent, shipping, who, place: written, method }): PaidOrder => {
    const lines = items.map(({ percent, ...each }, at) => ({
      ...paidOrder.items[0]!,
      ...each,
      id: `item-${at}`,
      discountedPrice: discounted(each.price, percent),
    }));
    const goods = lines.reduce((sum, each) => sum + each.discountedPrice * each.quantity, 0);
    const discount = percentOf(goods, welcomePercent);
    // Who has no number at all lives abroad: SdI takes no Italian without one.
    const isAbroad = who === 2;
    return {
      ...paidOrder,
      items: lines,
      row: {
        ...paidOrder.row,
        buyer: people[who] as PaidOrder['row']['buyer'],
        billingAddress: isAbroad
          ? { ...written, country: 'FR' }
          : { ...written, postalCode: '00184', region: 'RM', country: 'IT' },
        paymentMethod: method,
        goods,
        discount,
        shipping,
        finalPrice: goods - discount + shipping,
      },
    };
  });

/** The texts of elements, as whoever reads the file finds them. */
function readFile(xml: string) {
  const document = XmlDocument.fromString(xml);
  const all = (path: string): string[] => document.find(path).map((node) => node.content);
  const cents = (path: string): number =>
    all(path).reduce((sum, text) => sum + Math.round(Number(text) * 100), 0);
  const read = {
    total: cents('//ImportoTotaleDocumento'),
    summaries: cents('//DatiRiepilogo/ImponibileImporto') + cents('//DatiRiepilogo/Imposta'),
    payment: cents('//ImportoPagamento'),
    tax: cents('//DatiRiepilogo/Imposta'),
    lines: all('//PrezzoTotale').length,
  };
  document.dispose();
  return read;
}

test('any order of ours gives a valid invoice whose totals are the money that was paid, to the cent', () => {
  fc.assert(
    fc.property(anyOrder, (order) => {
      const fattura = composeFattura(order, {}, invoicing, heading, null);
      expect(violationsOf(fattura, today)).toEqual([]);
      const xml = writeXml(fattura);
      expect(check(xml)).toEqual([]);
      const { finalPrice } = order.row;
      expect(readFile(xml)).toMatchObject({ total: finalPrice, summaries: finalPrice, payment: finalPrice });
    }),
    { numRuns: 300 },
  );
});

test('whatever is given back and in whatever order, the notes are valid, each is the money that went, and no scheme gives back more than it took', () => {
  const corrects = { number: 'W-2026-1', day: '2026-11-20' };
  fc.assert(
    fc.property(anyOrder, fc.infiniteStream(fc.nat()), fc.boolean(), (order, chances, endsWhole) => {
      const moved = refundsOf(order, chances, endsWhole);
      const taken = summed([composeFattura(order, {}, invoicing, heading, null)]);
      const notes = moved.map((refund, at) =>
        composeFattura(order, {}, invoicing, heading, {
          corrects,
          earlier: moved.slice(0, at),
          refund: { ...refund, reason: 'withdrawal', note: null },
        }),
      );
      for (const [at, note] of notes.entries()) {
        expect(violationsOf(note, today)).toEqual([]);
        const xml = writeXml(note);
        expect(check(xml)).toEqual([]);
        expect(readFile(xml)).toMatchObject({ total: moved[at]!.cents, summaries: moved[at]!.cents });
      }
      const given = summed(notes);
      for (const [rate, cents] of given) expect(cents).toBeLessThanOrEqual(taken.get(rate) ?? 0);
      expect([...given.values()].reduce((sum, cents) => sum + cents, 0)).toBe(
        moved.reduce((sum, { cents }) => sum + cents, 0),
      );
    }),
    { numRuns: 200 },
  );
});

/** Gross cents by rate. */
const summed = (documents: readonly ReturnType<typeof composeFattura>[]): Map<number, number> =>
  documents
    .flatMap(({ summaries }) => summaries)
    .reduce(
      (sums, { ratePercent, taxable, tax }) =>
        sums.set(ratePercent, (sums.get(ratePercent) ?? 0) + taxable + tax),
      new Map<number, number>(),
    );

/** Items given back one after the other as the shop pays them back, and perhaps all that is left at once. */
function refundsOf({ row, items }: PaidOrder, chances: Iterable<number>, endsWhole: boolean) {
  const next = chances[Symbol.iterator]();
  const left = items.map((each) => ({
    ...each,
    state: 'ordered' as 'ordered' | 'refunded',
    returnedAt: null as string | null,
  }));
  const count = (next.next().value ?? 0) % (items.length + 1);
  const moved: { itemId: string | null; cents: number }[] = [];
  let rest = row.finalPrice;
  for (let nth = 0; nth < count; nth += 1) {
    const open = left.filter(({ state }) => state === 'ordered');
    const given = open[(next.next().value ?? 0) % open.length]!;
    given.returnedAt = `2026-11-${21 + nth}`;
    given.state = 'refunded';
    const cents = Math.min(rest, refundOf({ ...row, items: left }, given).total);
    rest -= cents;
    if (cents > 0) moved.push({ itemId: given.id, cents });
  }
  if (endsWhole && rest > 0) moved.push({ itemId: null, cents: rest });
  return moved;
}

test('an invoice under the margin scheme shows no VAT and says why, one with VAT shows it, and both stand beside each other', () => {
  const [first, second] = paidOrder.items;
  const xml = writeXml(
    composeFattura(
      {
        ...paidOrder,
        row: {
          ...paidOrder.row,
          buyer: people[0] as PaidOrder['row']['buyer'],
          goods: 22_000,
          discount: 0,
          shipping: 0,
          finalPrice: 22_000,
        },
        items: [
          { ...first!, quantity: 1, discountedPrice: 9_800 },
          { ...second!, discountedPrice: 12_200, vatScheme: 'ordinary' },
        ],
      },
      {},
      invoicing,
      heading,
      null,
    ),
  );
  expect(xml).toContain(
    '<AliquotaIVA>0.00</AliquotaIVA>\n<Natura>N5</Natura>\n<ImponibileImporto>98.00</ImponibileImporto>\n<Imposta>0.00</Imposta>',
  );
  expect(xml).toContain(
    '<RiferimentoNormativo>Regime del margine - beni usati, art. 36 D.L. 41/1995</RiferimentoNormativo>',
  );
  expect(xml).toContain(
    '<AliquotaIVA>22.00</AliquotaIVA>\n<ImponibileImporto>100.00</ImponibileImporto>\n<Imposta>22.00</Imposta>\n<EsigibilitaIVA>I</EsigibilitaIVA>',
  );
  expect(xml).toContain('<BolloVirtuale>SI</BolloVirtuale>\n<ImportoBollo>2.00</ImportoBollo>');
});
