/** What the receipt of a withdrawal says, in the order's language. */
import type { Locale } from '../../domain/constants.ts';
import { refundDays, sendBackDays } from '../../domain/constants.ts';
import { shop } from '../../shop.config.ts';

const { name, seat } = shop.company;

export const withdrawalWords = {
  it: {
    subject: (orderNumber: string) => `Ricevuta del tuo recesso, ordine ${orderNumber}`,
    greeting: (firstName: string) => `Ciao ${firstName},`,
    intro: 'abbiamo ricevuto il tuo recesso. Conserva questa mail: è la ricevuta.',
    receivedAt: 'Ricevuto il',
    order: 'Ordine',
    orderedOn: 'Ordinato il',
    buyer: 'Da parte di',
    part: 'Pezzo',
    number: 'Numero originale',
    quantity: 'Quantità',
    price: 'Prezzo',
    reason: 'Motivo',
    declaration: 'Recedi dal contratto per questo pezzo:',
    sendBack: `Imballa il pezzo come ti è arrivato e spediscilo entro ${sendBackDays} giorni da oggi a ${name}, ${seat}. Scrivi sul pacco il numero dell'ordine. La spedizione di ritorno è a tuo carico. Se non è ancora partito da noi, non devi fare niente.`,
    refund: `Ti rimborsiamo entro ${refundDays} giorni, con lo stesso mezzo con cui hai pagato; possiamo aspettare finché il pezzo arriva o ci mostri che l'hai spedito.`,
    see: 'Vedi il tuo ordine',
  },
  en: {
    subject: (orderNumber: string) => `Receipt of your withdrawal, order ${orderNumber}`,
    greeting: (firstName: string) => `Hello ${firstName},`,
    intro: 'we have received your withdrawal. Keep this mail: it is the receipt.',
    receivedAt: 'Received on',
    order: 'Order',
    orderedOn: 'Ordered on',
    buyer: 'On behalf of',
    part: 'Part',
    number: 'Original number',
    quantity: 'Quantity',
    price: 'Price',
    reason: 'Reason',
    declaration: 'You withdraw from the contract for this part:',
    sendBack: `Pack the part as it came and send it within ${sendBackDays} days from today to ${name}, ${seat}. Write the order number on the parcel. The direct cost of sending it back is yours. If it has not left us yet, there is nothing for you to do.`,
    refund: `We refund you within ${refundDays} days, by the same means you paid with; we may wait until the part arrives or you show us that you sent it.`,
    see: 'See your order',
  },
} satisfies Record<Locale, Record<string, string | ((name: string) => string)>>;
