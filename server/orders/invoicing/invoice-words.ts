/** What the courtesy invoice says, in the order's language. */
import type { Locale } from '../../../domain/constants.ts';

export const invoiceWords = {
  it: {
    language: 'it-IT',
    title: 'Copia di cortesia',
    about: (orderNumber: string) => `Copia di cortesia dell’ordine ${orderNumber}`,
    file: (orderNumber: string) => `copia-di-cortesia-${orderNumber}.pdf`,
    order: 'Ordine',
    purchased: (day: string) => `Acquisto del ${day}`,
    seller: 'Venditore',
    billing: 'Fatturazione',
    delivery: 'Consegna',
    collection: 'Ritiro in sede',
    vatNumber: 'P. IVA',
    fiscalCode: 'Codice fiscale',
    uniqueCode: 'Codice destinatario',
    pecAddress: 'PEC',
    columns: {
      part: 'Pezzo',
      quantity: 'Quantità',
      price: 'Prezzo',
      discounted: 'Scontato',
      total: 'Importo',
    },
    paid: (day: string) => `Pagato il ${day}`,
    refunded: (day: string) => `Rimborsato il ${day}`,
    refundAsked: (day: string) => `Rimborso in corso dal ${day}`,
    reasons: {
      withdrawal: 'recesso',
      late_payment: 'pagamento arrivato tardi',
      by_shopkeeper: 'ordine annullato da noi',
      cancelled: 'pezzo annullato da noi',
      lost: 'pacco perso dal corriere',
      defect: 'pezzo diverso dalla descrizione',
      missing: 'mancava qualcosa',
      late: 'arrivato tardi',
      shipping: 'spedizione',
      price: 'differenza di prezzo',
      goodwill: 'sconto dopo la vendita',
    },
    margin:
      'Regime del margine – beni usati (art. 36 D.L. 41/1995): l’IVA è compresa nei prezzi, non è esposta e non è detraibile.',
    ordinary: (parts: string) =>
      `L’IVA ordinaria, compresa nei prezzi, si applica a: ${parts}. La espone la fattura elettronica.`,
    repairer: (registration: string) =>
      `Per i pezzi di sicurezza chi compra ha dichiarato di essere un’impresa di autoriparazione (L. 122/1992), iscritta al numero ${registration}.`,
    courtesy: 'Questa è una copia di cortesia, senza valore fiscale.',
    electronic: {
      individual:
        'La fattura elettronica, se l’hai chiesta, passa dal Sistema di Interscambio: la trovi nell’area riservata dell’Agenzia delle Entrate.',
      legal:
        'La fattura elettronica passa dal Sistema di Interscambio e arriva all’indirizzo indicato sopra.',
    },
  },
  en: {
    language: 'en-IE',
    title: 'Courtesy invoice',
    about: (orderNumber: string) => `Courtesy invoice of order ${orderNumber}`,
    file: (orderNumber: string) => `courtesy-invoice-${orderNumber}.pdf`,
    order: 'Order',
    purchased: (day: string) => `Purchased on ${day}`,
    seller: 'Seller',
    billing: 'Billing',
    delivery: 'Delivery',
    collection: 'Collection at the yard',
    vatNumber: 'VAT no.',
    fiscalCode: 'Italian tax code',
    uniqueCode: 'Recipient code',
    pecAddress: 'PEC',
    columns: {
      part: 'Part',
      quantity: 'Quantity',
      price: 'Price',
      discounted: 'Discounted',
      total: 'Amount',
    },
    paid: (day: string) => `Paid on ${day}`,
    refunded: (day: string) => `Refunded on ${day}`,
    refundAsked: (day: string) => `Being refunded since ${day}`,
    reasons: {
      withdrawal: 'withdrawal',
      late_payment: 'payment came too late',
      by_shopkeeper: 'order cancelled by us',
      cancelled: 'part cancelled by us',
      lost: 'parcel lost by the courier',
      defect: 'part not as described',
      missing: 'something was missing',
      late: 'arrived late',
      shipping: 'shipping',
      price: 'difference in price',
      goodwill: 'reduction after the sale',
    },
    margin:
      'Margin scheme – second-hand goods (art. 36 of Italian Decree-Law 41/1995): VAT is in the prices, is not shown separately and cannot be deducted.',
    ordinary: (parts: string) =>
      `Ordinary VAT, included in the prices, applies to: ${parts}. The electronic invoice shows it.`,
    repairer: (registration: string) =>
      `For the safety parts the buyer has declared to be a car repairer (Italian Law 122/1992), registered under number ${registration}.`,
    courtesy: 'This is a courtesy copy, without fiscal value.',
    electronic: {
      individual:
        'The electronic invoice, if you asked for one, goes by the Sistema di Interscambio: you find it in your own area of the Agenzia delle Entrate.',
      legal: 'The electronic invoice goes by the Sistema di Interscambio to the address given above.',
    },
  },
} as const satisfies Record<Locale, object>;
