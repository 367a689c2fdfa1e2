import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paidOrder } from '../../../../test/paid-order.ts';
import { exportedOrder, type ExportedOrder } from './exported-order.ts';
import { columnNames, orderRows } from './order-rows.ts';

const order = exportedOrder(paidOrder);

type Name = (typeof columnNames)[number];
const rowsOf = (of: ExportedOrder) =>
  orderRows(of).map(
    (cells) => Object.fromEntries(columnNames.map((name, at) => [name, cells[at]])) as Record<Name, unknown>,
  );
const centsIn = (rows: readonly Record<Name, unknown>[], name: Name): number =>
  rows.reduce((sum, row) => sum + ((row[name] as { cents: number } | null)?.cents ?? 0), 0);

test('an order has a row for each piece, for discount, shipping and what went back', () => {
  const rows = rowsOf(order);
  expect(rows.map(({ riga, tipo_riga, importo }) => [riga, tipo_riga, importo])).toEqual([
    ['1', 'pezzo', { cents: 19_800 }],
    ['2', 'pezzo', { cents: 9_000 }],
    ['3', 'sconto', { cents: -4_320 }],
    ['4', 'spedizione', { cents: 1_190 }],
    ['5', 'rimborso', { cents: -7_650 }],
  ]);
  // Half past midnight in Rome.
  expect(rows[4]).toMatchObject({ descrizione: 'Rimborso: recesso', data_rimborso: '2026-12-04' });
  expect(rows[4]).toMatchObject({ riferimento_pagamento: 'ref_01', natura_iva: 'N5' });
  expect(rows[0]).toMatchObject({ partita_iva: 'IT01234560371', fattura_cap: '00184', stato: 'consegnato' });
});

test('what has not gone back yet says so, and has no day', () => {
  const waiting = order.refunds.map((refund) => ({ ...refund, doneOn: null }));
  expect(rowsOf({ ...order, refunds: waiting }).at(-1)).toMatchObject({
    descrizione: 'Rimborso in corso: recesso',
    data_rimborso: null,
  });
});

test('the rows of an order add up to what was paid, to the cent, and its total stands there once', () => {
  const item = fc
    .record({ quantity: fc.integer({ min: 1, max: 9 }), discountedPrice: fc.integer({ min: 1, max: 9e6 }) })
    .map((some) => ({ ...order.items[0]!, ...some, total: some.quantity * some.discountedPrice }));
  fc.assert(
    fc.property(
      fc.array(item, { minLength: 1, maxLength: 8 }),
      fc.nat(100),
      fc.nat(20_000),
      (items, percent, shipping) => {
        const goods = items.reduce((sum, { total }) => sum + total, 0);
        const discount = Math.floor((goods * percent) / 100);
        const finalPrice = goods - discount + shipping;
        const rows = rowsOf({ ...order, items, goods, discount, shipping, finalPrice });
        const sold = rows.filter(({ tipo_riga }) => tipo_riga !== 'rimborso');
        expect(centsIn(sold, 'importo')).toBe(finalPrice);
        expect(centsIn(rows, 'totale_ordine')).toBe(finalPrice);
        expect(centsIn(rows, 'importo')).toBe(finalPrice - 7_650);
      },
    ),
  );
});
