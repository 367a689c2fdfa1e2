/** The document of an order or of a refund, as data: whoever issues it hands in number and day. */
import type { PaymentMethod } from '../../../domain/payment-methods.ts';
import { dayInRome } from '../../../domain/rome-clock.ts';
import {
  readRegisterNumber,
  readSeat,
  readShareCapital,
} from '../../../domain/invoicing/company-register.ts';
import { creditLines, type GivenBack } from '../../../domain/invoicing/credit-lines.ts';
import type { Fattura, FatturaLine } from '../../../domain/invoicing/fattura.ts';
import { invoiceLines, type MoneyLine, type Sale } from '../../../domain/invoicing/invoice-lines.ts';
import type { Invoicing } from '../../../domain/invoicing/invoicing-terms.ts';
import { fineNet, fineOf, stampDutyOf, summariesOf } from '../../../domain/invoicing/vat-amounts.ts';
import { chosenRefundReasons, type RefundReason } from '../../../domain/refund-reasons.ts';
import { shop } from '../../../shop.config.ts';
import type { InvoiceDetails } from '../../db/schema/invoices.ts';
import type { PaidOrder } from '../reading/paid-orders.ts';
import { partyOf } from './buyer-party.ts';
import { basicLatin, latin } from './latin.ts';

/** What a document is called, and what it corrects. */
export type Heading = Pick<Fattura, 'progressive' | 'number' | 'day'>;

type Credit = {
  readonly corrects: NonNullable<Fattura['corrects']>;
  readonly earlier: readonly GivenBack[];
  readonly refund: GivenBack & { readonly reason: RefundReason; readonly note: string | null };
};

/** Why money went back, as a credit note says it: in Italian, as all of it. */
const creditReasons: Record<RefundReason, string> = {
  withdrawal: 'recesso',
  late_payment: 'pagamento arrivato tardi',
  by_shopkeeper: 'ordine annullato dal venditore',
  cancelled: 'pezzo non spedito',
  lost: 'pacco smarrito dal corriere',
  defect: 'riduzione del prezzo, pezzo diverso dalla descrizione',
  missing: 'riduzione del prezzo, qualcosa mancava',
  late: 'riduzione del prezzo, consegna in ritardo',
  shipping: 'rimborso della spedizione',
  price: 'differenza di prezzo',
  goodwill: 'riduzione del prezzo',
};

/** Card and wallet are cards to the tax office (MP08), a transfer is one (MP05). */
const paymentCodes: Record<PaymentMethod, string> = { card: 'MP08', wallet: 'MP08', bank_transfer: 'MP05' };

/** @param credit of a refund; null for the invoice itself */
export function composeFattura(
  paid: PaidOrder,
  details: InvoiceDetails,
  terms: Invoicing,
  heading: Heading,
  credit: Credit | null,
): Fattura {
  const { row } = paid;
  const sale = saleOf(paid);
  const lines = credit ? creditLines(sale, credit.earlier, credit.refund) : invoiceLines(sale);
  const summaries = summariesOf(lines, terms);
  const total = credit ? credit.refund.cents : row.finalPrice;
  return {
    ...heading,
    ...partyOf(row.buyer, row.billingAddress, details),
    seller: sellerOf(terms),
    kind: credit ? 'TD04' : 'TD01',
    total,
    stampDuty: stampDutyOf(summaries, terms.stampDuty),
    causes: credit
      ? creditCauses(row.orderNumber, credit)
      : [`Vendita a distanza, ordine ${row.orderNumber}`],
    order: { number: basicLatin(row.orderNumber, 20), day: dayInRome(row.placedAt) },
    corrects: credit?.corrects ?? null,
    lines: lines.map((line) => fatturaLine(line, terms, credit?.refund.reason)),
    summaries: summaries.map(({ vatScheme, ratePercent, taxable, tax }) => ({
      ratePercent,
      taxable,
      tax,
      nature: vatScheme === 'margin' ? terms.margin.nature : null,
      reference: vatScheme === 'margin' ? terms.margin.reference : null,
    })),
    payment: { code: paymentCodes[row.paymentMethod], cents: total },
  };
}

/** What it corrects, and why; a cause has 200 signs at most. */
const creditCauses = (orderNumber: string, { corrects, refund: { reason, note } }: Credit): string[] => [
  `Nota di credito per la fattura ${corrects.number} del ${corrects.day}, ordine ${orderNumber}`,
  latin(`Motivo: ${creditReasons[reason]}${note === null ? '' : `. ${note}`}`, 200),
];

export const saleOf = ({ row, items }: PaidOrder): Sale => ({
  items,
  discount: row.discount,
  shipping: row.shipping,
});

/** @param reason of the refund that it is a line of */
function fatturaLine(
  { about, quantity, unitCents, vatScheme }: MoneyLine,
  terms: Invoicing,
  reason: RefundReason | undefined,
): FatturaLine {
  const isMargin = vatScheme === 'margin';
  const unitPrice = isMargin ? fineOf(unitCents) : fineNet(unitCents, terms.ordinaryRatePercent);
  const item = 'item' in about ? about.item : undefined;
  return {
    isDiscount: about.kind === 'discount',
    codes: item ? [{ type: 'SKU', value: latin(item.sku, 35) }] : [],
    description: latin(descriptionOf(about, reason), 1000),
    quantity,
    unitPrice,
    total: unitPrice * BigInt(quantity),
    ratePercent: isMargin ? 0 : terms.ordinaryRatePercent,
    nature: isMargin ? terms.margin.nature : null,
  };
}

function descriptionOf(about: MoneyLine['about'], reason: RefundReason | undefined): string {
  switch (about.kind) {
    case 'part':
      return nameOf(about.item);
    case 'returned':
      return `${aboutReturned(reason)}: ${nameOf(about.item)}`;
    case 'discount':
      return 'Sconto di benvenuto';
    case 'shipping':
      return 'Spedizione';
    case 'returned_shipping':
      return 'Rimborso della spedizione';
    case 'paid_back':
      return 'Rimborso';
  }
}

/** A piece that came back, one that never left, or one that its buyer keeps. */
function aboutReturned(reason: RefundReason | undefined): string {
  if (reason === 'cancelled') return 'Non spedito';
  return chosenRefundReasons.some((chosen) => chosen === reason) ? 'Riduzione del prezzo' : 'Reso';
}

const nameOf = ({ name, serialNumber }: { name: string; serialNumber: string }): string =>
  serialNumber ? `Usato: ${name}, n. ${serialNumber}` : `Usato: ${name}`;

function sellerOf({ regime, soleShareholder, inLiquidation }: Invoicing): Fattura['seller'] {
  const { name, seat, rea, vatNumber, shareCapital } = shop.company;
  const place = readSeat(seat);
  const register = readRegisterNumber(rea);
  const capitalCents = readShareCapital(shareCapital);
  if (!place || !register || capitalCents === undefined)
    throw new Error('shop.config.ts was not checked: the company’s seat, REA or capital cannot be read');
  return {
    vat: { country: 'IT', code: vatNumber },
    name: latin(name, 80),
    regime,
    seat: { ...place, address: latin(place.address, 60), city: latin(place.city, 60), country: 'IT' },
    register: {
      ...register,
      capitalCents,
      hasSoleShareholder: soleShareholder,
      isInLiquidation: inLiquidation,
    },
  };
}
