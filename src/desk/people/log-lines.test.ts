import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Locale } from '../../../domain/constants.ts';
import { deskActionNames, type DeskActionName } from '../../../domain/desk/actions.ts';
import { en } from '../words/en.ts';
import { it } from '../words/it.ts';
import { ofOrders, type LogExample } from './log-examples.ts';
import { logLines } from './log-lines.ts';

const at = '2026-11-20T10:00:00.000Z';
const uuid = '0198c0de-0000-7000-8000-000000000007';

const linesOf = (before: unknown, after: unknown, locale: Locale = 'it'): string[] =>
  logLines({ at, before, after }, { words: locale === 'it' ? it : en, locale }).map((line) =>
    line.replaceAll('\u00a0', ' '),
  );

const photos = (...order: string[]) => ({ photos: order.length, order: order.join(' ') });

/** As the server writes them. */
const examples: Record<DeskActionName, LogExample[]> = {
  ...ofOrders,
  staff_added: [
    { after: { name: 'Anna', role: 'yard', forgetsFactors: false }, told: ['nome: Anna', 'ruolo: piazzale'] },
    {
      before: { name: 'Anna', role: 'yard' },
      after: { name: 'Anna', role: 'owner', forgetsFactors: true },
      told: ['ruolo: piazzale → titolare', 'secondo passo: da rifare'],
    },
  ],
  staff_removed: [{ before: { name: 'Anna', role: 'owner' }, told: ['nome: Anna', 'ruolo: titolare'] }],
  factor_added: [
    { after: { what: 'recovery codes' }, told: ['quale: codici di recupero'] },
    { after: { what: 'telefono di Anna' }, told: ['quale: telefono di Anna'] },
  ],
  factor_removed: [{ before: { what: 'codes' }, told: ['quale: app di codici'] }],
  signed_in: [{ told: [] }],
  part_listed: [
    {
      after: {
        car: {
          brandId: 3,
          modelId: 12,
          year: 2010,
          mileageKm: 120_000,
          fuel: 'lpg',
          engineCode: null,
          colour: 'rosso',
          vin: null,
        },
        kindId: 9,
        side: 'left',
        axle: null,
        numbers: ['51717171', '46821721'],
        condition: 'A',
        tested: 'running',
        price: 4_550,
        place: 'B-10',
        name: 'Fanale anteriore sinistro',
        photos: 2,
      },
      told: [
        'nome: Fanale anteriore sinistro',
        'posizione: B-10',
        'lato: sinistro',
        'numeri originali: 51717171, 46821721',
        'condizione: A, come nuovo',
        'prova: sull’auto',
        'anno dell’auto: 2010',
        'chilometri: 120.000',
        'carburante: GPL',
        'colore: rosso',
        'foto: 2',
        'prezzo: 45,50 €',
      ],
    },
  ],
  place_added: [
    { after: { isBox: true }, told: ['tipo: cassa'] },
    { after: { isBox: false }, told: ['tipo: scaffale'] },
  ],
  place_changed: [
    {
      before: { isBox: true, place: 'A1' },
      after: { isBox: false, place: null },
      told: ['tipo: cassa → scaffale', 'posizione: A1 → niente'],
    },
    {
      before: { isBox: false, place: null },
      after: { isBox: true, place: null },
      told: ['tipo: scaffale → cassa'],
    },
  ],
  part_moved: [
    { before: { place: 'B-10' }, after: { place: 'B-11' }, told: ['posizione: B-10 → B-11'] },
    { before: { place: null }, after: { place: 'B-11' }, told: ['posizione: B-11'] },
  ],
  box_moved: [{ before: { place: 'B-10' }, after: { place: 'B-11' }, told: ['posizione: B-10 → B-11'] }],
  place_counted: [
    {
      before: { pieces: 5 },
      after: { pieces: 4, tooFew: 'D1-000007, D1-000008' },
      told: ['pezzi: 5 → 4', 'meno di quelli venduti o tenuti per chi paga: D1-000007, D1-000008'],
    },
    { before: { pieces: 5 }, after: { pieces: 5, tooFew: null }, told: ['pezzi: 5'] },
  ],
  part_counted: [{ before: { pieces: 3 }, after: { pieces: 0 }, told: ['pezzi: 3 → 0'] }],
  car_changed: [
    {
      before: { year: 2007, mileageKm: null, fuel: 'petrol', vin: 'ZFA16900000334871' },
      after: { year: 2008, mileageKm: 98_500, fuel: null, vin: 'ZFA16900000334872', parts: 14 },
      told: [
        'anno dell’auto: 2007 → 2008',
        'chilometri: 98.500',
        'carburante: benzina → niente',
        'telaio: ZFA16900000334871 → ZFA16900000334872',
        'pezzi: 14',
      ],
    },
  ],
  part_changed: [
    { before: { price: 5_000 }, after: { price: 5_500 }, told: ['prezzo: 50,00 € → 55,00 €'] },
    {
      before: { condition: 'A', onHand: 1, purchasePrice: null, internalNotes: 'Gancio rotto', side: null },
      after: { condition: 'B', onHand: 2, purchasePrice: 2_000, internalNotes: null, side: 'right' },
      told: [
        'lato: destro',
        'condizione: A, come nuovo → B, buono',
        'pezzi in magazzino: 1 → 2',
        'costo d’acquisto: 20,00 €',
        'note per noi: Gancio rotto → niente',
      ],
    },
    {
      before: {
        kindId: 9,
        kind: 'Faro anteriore',
        carId: 3,
        donorCar: 'Fiat Panda (169) · 2008',
        serialNumber: '51 810 268',
        otherNumbers: ['51 810 269'],
        nameIt: null,
        vatScheme: 'margin',
      },
      after: {
        kindId: 12,
        kind: 'Fendinebbia',
        carId: null,
        donorCar: null,
        serialNumber: '46 846 999',
        otherNumbers: [],
        nameIt: 'Fendinebbia Valeo',
        vatScheme: 'ordinary',
      },
      told: [
        'nome in italiano: Fendinebbia Valeo',
        'che pezzo è: Faro anteriore → Fendinebbia',
        'auto da cui viene: Fiat Panda (169) · 2008 → niente',
        'numero originale: 51 810 268 → 46 846 999',
        'altri numeri: 51 810 269 → niente',
        'comprato: senza IVA, a margine → con IVA',
      ],
    },
  ],
  part_photos_changed: [
    { before: photos('aaaaaaaa'), after: photos('aaaaaaaa', 'bbbbbbbb'), told: ['foto: 1 → 2'] },
    {
      before: photos('aaaaaaaa', 'bbbbbbbb'),
      after: photos('bbbbbbbb', 'aaaaaaaa'),
      told: ['foto: 2', 'in un altro ordine'],
    },
    {
      before: photos('aaaaaaaa', 'bbbbbbbb'),
      after: photos('aaaaaaaa', 'cccccccc'),
      told: ['foto: 2', 'alcune sono cambiate'],
    },
  ],
  part_removed: [
    {
      before: { pieces: 1 },
      after: { pieces: 0, reason: 'sold_elsewhere', note: null },
      told: ['pezzi: 1 → 0', 'motivo: venduto al banco'],
    },
    {
      before: { pieces: 1 },
      after: { pieces: 0, reason: 'broken', note: null },
      told: ['pezzi: 1 → 0', 'motivo: si è rotto'],
    },
  ],
  sold_at_counter: [
    {
      before: { pieces: 3 },
      after: { pieces: 1, soldFor: 12_000, note: 'Officina Rossi' },
      told: ['pezzi: 3 → 1', 'incassato al banco: 120,00 €', 'nota: Officina Rossi'],
    },
  ],
  counter_sale_taken_back: [
    {
      before: { pieces: 1, soldFor: 12_000 },
      after: { pieces: 3 },
      told: ['pezzi: 1 → 3', 'incassato al banco: 120,00 €'],
    },
  ],
  prices_changed: [
    {
      before: { sum: 20_000 },
      after: { sum: 18_000, parts: 1_200, rule: { percent: -10 }, names: { brand: 'Fiat' } },
      told: ['pezzi: 1.200', 'prezzi in tutto: 200,00 € → 180,00 €'],
    },
  ],
  prices_put_back: [
    {
      before: { parts: 12 },
      after: { putBack: 10, left: 2 },
      told: ['pezzi: 12', 'rimessi: 10', 'lasciati, perché hanno già un altro prezzo: 2'],
    },
  ],
  channel_added: [
    {
      after: { rights: ['read', 'sell'], webhookUrl: 'https://canale.example/avvisi' },
      told: [
        'che cosa può fare: leggere il magazzino, vendere',
        'indirizzo per gli avvisi: https://canale.example/avvisi',
      ],
    },
    { after: { rights: ['read'], webhookUrl: null }, told: ['che cosa può fare: leggere il magazzino'] },
  ],
  channel_revoked: [{ told: [] }],
  sold_elsewhere_picked: [
    {
      before: { pickedBy: null },
      after: { channel: 'eBay', reference: '27-1', pickedBy: 'Anna' },
      told: ['canale: eBay', 'riferimento: 27-1', 'preso da: Anna'],
    },
  ],
  sold_elsewhere_put_back: [
    {
      before: { pickedBy: 'Anna' },
      after: { channel: 'eBay', reference: '27-1', pickedBy: null },
      told: ['canale: eBay', 'riferimento: 27-1', 'preso da: Anna → nessuno'],
    },
  ],
  request_answered: [
    {
      after: {
        answerId: uuid,
        parts: [
          { id: 7, code: 'D1-000007', price: 1_200 },
          { id: 8, code: 'D1-000008' },
        ],
        offerDays: 7,
      },
      told: ['D1-000007: riservato 12,00 € fino al 27 novembre 2026', 'D1-000008: al prezzo di tutti'],
    },
    { after: { answerId: uuid, parts: [], offerDays: 7 }, told: [] },
    // Answers were written down without the parts' codes once.
    {
      after: { answerId: uuid, parts: [{ id: 7, price: 1_200 }], offerDays: 2 },
      told: ['pezzo n. 7: riservato 12,00 € fino al 22 novembre 2026'],
    },
  ],
  offer_taken_back: [
    {
      before: { partId: 7, code: 'D1-000007', price: 1_200, until: '2026-11-27T22:59:59.999Z' },
      told: ['D1-000007: riservato 12,00 € fino al 27 novembre 2026'],
    },
  ],
  request_closed: [{ told: [] }],
  invoice_asked: [
    { after: {}, told: [] },
    {
      after: { fiscalCode: 'RSSMRA80A41A944M', pecAddress: 'maria@pec.example' },
      told: ['codice fiscale: RSSMRA80A41A944M', 'PEC: maria@pec.example'],
    },
  ],
  invoice_issued: [
    {
      after: { paper: 'TD04', orderNumber: 'S-26-7K2M9Q', total: 7_905 },
      told: ['tipo: nota di credito', 'ordine: S-26-7K2M9Q', 'totale: 79,05 €'],
    },
  ],
  invoice_sent: [
    {
      after: { fileName: 'IT01234560371_W0001.xml', timesSent: 2 },
      told: ['file: IT01234560371_W0001.xml', 'volte inviato: 2'],
    },
  ],
  invoice_refused: [
    {
      after: { fileName: 'IT01234560371_W0001.xml', refusal: '00305' },
      told: ['file: IT01234560371_W0001.xml', 'che cosa ha detto SdI: 00305'],
    },
  ],
  invoice_corrected: [
    { after: { fileName: 'IT01234560371_W0002.xml' }, told: ['file: IT01234560371_W0002.xml'] },
  ],
  request_reopened: [{ told: [] }],
};

test.each(deskActionNames)('the log tells what was %s in words', (action) => {
  for (const { before = null, after = null, told } of examples[action])
    expect(linesOf(before, after)).toEqual(told);
});

test('in English the same is told, and everything has an English name', () => {
  expect(linesOf({ price: 5_000 }, { price: 5_500 }, 'en')).toEqual(['price: €50.00 → €55.00']);
  for (const { before = null, after = null, told } of Object.values(examples).flat())
    expect(linesOf(before, after, 'en')).toHaveLength(told.length);
});

test('what nobody knows yet is told as it is, and whatever it is, no object or id is shown', () => {
  expect(linesOf(null, { later: { one: 1, two: ['a', uuid], three: true } })).toEqual(['later: 1, a, sì']);
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
      expect(linesOf(before, after).join('\n')).not.toContain('[object');
    }),
  );
  fc.assert(
    fc.property(
      fc.constantFrom('price', 'parts', 'role', 'car', 'order', 'until', 'offerDays', 'partId', 'reason'),
      fc.jsonValue(),
      (name, value) => {
        const told = linesOf({ [name]: uuid }, { [name]: value }).join('\n');
        expect(told).not.toContain('[object');
        expect(told).not.toContain(uuid);
      },
    ),
  );
});
