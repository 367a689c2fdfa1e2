/** What the order confirmation says, in the order's language. */
import type { Locale } from '../../domain/constants.ts';
import { shop } from '../../shop.config.ts';

export const confirmationWords = {
  it: {
    subject: (orderNumber: string) => `Il tuo ordine ${orderNumber} è confermato`,
    greeting: (firstName: string) => `Ciao ${firstName},`,
    intro: 'abbiamo ricevuto il pagamento. Prepariamo i pezzi e ti scriviamo quando partono.',
    order: 'Ordine',
    part: 'Pezzo',
    quantity: 'Quantità',
    total: 'Importo',
    goods: 'Pezzi',
    discount: 'Sconto di benvenuto',
    introCollection:
      'abbiamo ricevuto il pagamento. Prepariamo i pezzi e ti scriviamo quando sono pronti: aspetta quella mail, prima di venire.',
    shipping: 'Spedizione',
    collection: 'Ritiro in sede',
    free: 'gratis',
    finalPrice: 'Totale, IVA inclusa',
    arrives: (days: string) => `Arrivo previsto: ${days}.`,
    readyFrom: (day: string) => `Pronto per il ritiro da ${day}.`,
    deliveryAddress: 'Consegna',
    billingAddress: 'Fatturazione',
    see: 'Vedi il tuo ordine',
    margin:
      "I pezzi sono usati e l'IVA è nel prezzo. Con il regime del margine (art. 36 D.L. 41/1995), quello solito, non è esposta e non si può detrarre; se invece è ordinaria, la fattura lo dice.",
    withdrawal: (days: number) =>
      `Ci hai ripensato? Hai ${days} giorni dalla consegna per recedere dal contratto, senza spiegare perché: nel tuo ordine, accanto al pezzo, premi «Recedere dal contratto qui», oppure scrivi a ${shop.email}.`,
    warranty:
      'Sui pezzi usati vale la garanzia legale di conformità di 1 anno dalla consegna (art. 133, comma 4, Codice del consumo).',
  },
  en: {
    subject: (orderNumber: string) => `Your order ${orderNumber} is confirmed`,
    greeting: (firstName: string) => `Hello ${firstName},`,
    intro: 'We have received your payment. We are preparing the parts and will write when they leave.',
    order: 'Order',
    part: 'Part',
    quantity: 'Quantity',
    total: 'Amount',
    goods: 'Parts',
    discount: 'Welcome discount',
    introCollection:
      'We have received your payment. We are preparing the parts and will write when they are ready: wait for that mail before you come.',
    shipping: 'Shipping',
    collection: 'Collection at the yard',
    free: 'free',
    finalPrice: 'Total, VAT included',
    arrives: (days: string) => `Expected: ${days}.`,
    readyFrom: (day: string) => `Ready to be collected from ${day}.`,
    deliveryAddress: 'Delivery',
    billingAddress: 'Billing',
    see: 'See your order',
    margin:
      'The parts are used and VAT is in the price. Under the usual margin scheme (art. 36 of Italian Decree-Law 41/1995) it is not shown separately and cannot be deducted; where it is ordinary VAT the invoice says so.',
    withdrawal: (days: number) =>
      `Changed your mind? You have ${days} days from delivery to withdraw from the contract, without giving a reason: in your order, beside the part, press “Withdraw from the contract here”, or write to ${shop.email}.`,
    warranty:
      'Used parts carry the legal warranty of conformity of 1 year from delivery (art. 133(4) of the Italian Consumer Code).',
  },
} satisfies Record<Locale, object>;
