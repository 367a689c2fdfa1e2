/** An order as rows of the accountant's file: one a piece, then discount, shipping and what went back, so that a column adds up. */
import type { OrderState } from '../../../../domain/contract/orders.ts';
import { paymentMethodWords } from '../../../../domain/payment-methods.ts';
import type { RefundReason } from '../../../../domain/refund-reasons.ts';
import type { Cell } from '../../../files/csv-line.ts';
import { invoiceLines } from '../../../../domain/invoicing/invoice-lines.ts';
import { vatOf, type ExportedOrder, type ExportedRefund, type ExportedVat } from './exported-order.ts';

/** Cents; what stands in the columns that differ from row to row. */
type Row = {
  readonly kind: keyof typeof rowNames;
  readonly name: string;
  readonly serialNumber?: string;
  readonly quantity?: number;
  readonly price?: number;
  readonly discountedPrice?: number;
  /** Over the rows of an order that are no refunds it adds up to what was paid. */
  readonly amount: number;
  readonly vat: ExportedVat;
  readonly refund?: ExportedRefund;
};

type Column = (order: ExportedOrder, row: Row, at: number) => Cell;

const cents = (amount: number | undefined): Cell => (amount === undefined ? null : { cents: amount });

/** The columns in their order; what is the order's own is repeated on each of its rows, for filters and pivots. */
const columns = {
  numero_ordine: ({ orderNumber }) => orderNumber,
  stato: ({ state }) => stateNames[state],
  data_ordine: ({ placedOn }) => placedOn,
  data_acquisto: ({ purchasedOn }) => purchasedOn,
  riga: (_order, _row, at) => String(at + 1),
  tipo_riga: (_order, { kind }) => rowNames[kind],
  descrizione: (_order, { name }) => name,
  numero_pezzo: (_order, { serialNumber }) => serialNumber ?? null,
  quantita: (_order, { quantity }) => quantity?.toString() ?? null,
  prezzo: (_order, { price }) => cents(price),
  prezzo_scontato: (_order, { discountedPrice }) => cents(discountedPrice),
  importo: (_order, { amount }) => cents(amount),
  // Once an order, so that this column adds up too.
  totale_ordine: ({ finalPrice }, _row, at) => (at === 0 ? cents(finalPrice) : null),
  regime: (_order, { vat }) => (vat.scheme === 'margin' ? 'margine' : 'ordinario'),
  natura_iva: (_order, { vat }) => vat.nature,
  data_rimborso: (_order, { refund }) => refund?.doneOn ?? null,
  tipo_cliente: ({ buyer }) => (buyer.type === 'legal' ? 'azienda' : 'privato'),
  nome: ({ buyer }) => buyer.firstName,
  cognome: ({ buyer }) => buyer.lastName,
  ragione_sociale: ({ buyer }) => buyer.companyName,
  codice_fiscale: ({ buyer }) => buyer.fiscalCode,
  // With its country, as FatturaPA wants it; a spreadsheet would take the zeros from the beginning of a bare number.
  partita_iva: ({ buyer }) => buyer.vatNumber && `IT${buyer.vatNumber}`,
  codice_destinatario: ({ buyer }) => buyer.uniqueCode,
  pec: ({ buyer }) => buyer.pecAddress,
  email: ({ buyer }) => buyer.email,
  fattura_nome: ({ billingAddress }) => billingAddress.name,
  fattura_indirizzo: ({ billingAddress }) => billingAddress.address,
  fattura_cap: ({ billingAddress }) => billingAddress.postalCode,
  fattura_comune: ({ billingAddress }) => billingAddress.city,
  fattura_provincia: ({ billingAddress }) => billingAddress.region,
  fattura_nazione: ({ billingAddress }) => billingAddress.country,
  consegna_nome: ({ deliveryAddress }) => deliveryAddress.name,
  consegna_indirizzo: ({ deliveryAddress }) => deliveryAddress.address,
  consegna_cap: ({ deliveryAddress }) => deliveryAddress.postalCode,
  consegna_comune: ({ deliveryAddress }) => deliveryAddress.city,
  consegna_provincia: ({ deliveryAddress }) => deliveryAddress.region,
  consegna_nazione: ({ deliveryAddress }) => deliveryAddress.country,
  pagamento: ({ payment }) => paymentMethodWords[payment.method].it,
  gestore_pagamento: ({ payment }) => payment.provider,
  riferimento_pagamento: ({ payment }, { refund }) => (refund ? refund.reference : payment.reference),
  data_pagamento: ({ payment }) => payment.paidOn,
  iscrizione_autoriparatore: ({ buyer }) => buyer.repairerRegistration,
} satisfies Record<string, Column>;

export const columnNames = Object.keys(columns) as (keyof typeof columns)[];

/** @returns the cells of each row, in the order of `columnNames` */
export const orderRows = (order: ExportedOrder): Cell[][] =>
  rowsOf(order).map((row, at) =>
    columnNames.map((name) => {
      const column: Column = columns[name];
      return column(order, row, at);
    }),
  );

/** What costs nothing has no row; discount, shipping and refunds have one for each scheme that they are about. */
function rowsOf({ items, discount, shipping, refunds }: ExportedOrder): Row[] {
  const sold = items.map((item, at) => ({ ...item, id: String(at), sku: '', vatScheme: item.vat.scheme }));
  const extras = invoiceLines({ items: sold, discount, shipping }).flatMap(
    ({ about, unitCents, vatScheme }): Row[] =>
      about.kind === 'discount' || about.kind === 'shipping'
        ? [
            {
              kind: about.kind,
              name: about.kind === 'discount' ? 'Sconto di benvenuto' : 'Spedizione',
              amount: unitCents,
              vat: vatOf(vatScheme),
            },
          ]
        : [],
  );
  return [
    ...items.map(({ total, ...item }): Row => ({ kind: 'part', ...item, amount: total })),
    ...extras,
    ...refunds.flatMap((refund) =>
      refund.shares.map(({ amount, ...vat }): Row => ({
        kind: 'refund',
        name: `Rimborso${refund.doneOn ? '' : ' in corso'}: ${reasonNames[refund.reason]}`,
        amount: -amount,
        vat,
        refund,
      })),
    ),
  ];
}

/** What the accountant's file calls things: Italian, whatever the language of the order. */
const rowNames = {
  part: 'pezzo',
  discount: 'sconto',
  shipping: 'spedizione',
  refund: 'rimborso',
} as const;

const stateNames: Record<OrderState, string> = {
  awaiting_payment: 'in attesa',
  paid: 'pagato',
  shipped: 'spedito',
  delivered: 'consegnato',
  cancelled: 'annullato',
  refunded: 'rimborsato',
};

const reasonNames: Record<RefundReason, string> = {
  withdrawal: 'recesso',
  late_payment: 'pagamento arrivato tardi',
  by_shopkeeper: 'annullato dal negozio',
  cancelled: 'pezzo annullato dal negozio',
  lost: 'pacco perso dal corriere',
  defect: 'pezzo diverso dalla descrizione',
  missing: 'mancava qualcosa',
  late: 'arrivato tardi',
  shipping: 'spedizione',
  price: 'differenza di prezzo',
  goodwill: 'sconto dopo la vendita',
};
