/** The model withdrawal form (annex I, part B, Codice del consumo; Directive 2011/83/EU), addressed to this shop. */
import type { Locale } from '../../../domain/constants.ts';
import { shop } from '../../../shop.config.ts';
import type { Block } from '../text.ts';

const { company, email } = shop;
const recipient = `${company.name}, ${company.seat}, ${email}`;

const lines: Record<Locale, readonly string[]> = {
  it: [
    `Destinatario: ${recipient}`,
    'Con la presente io/noi (*) notifichiamo il recesso dal mio/nostro (*) contratto di vendita dei seguenti beni (*):',
    'Ordinato il (*) / ricevuto il (*):',
    'Nome del/dei consumatore(i):',
    'Indirizzo del/dei consumatore(i):',
    'Firma del/dei consumatore(i) (solo se il presente modulo è notificato in versione cartacea):',
    'Data:',
  ],
  en: [
    `To: ${recipient}`,
    'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract of sale of the following goods (*):',
    'Ordered on (*) / received on (*):',
    'Name of consumer(s):',
    'Address of consumer(s):',
    'Signature of consumer(s) (only if this form is notified on paper):',
    'Date:',
  ],
};

export const modelForm = (locale: Locale): Block => ({ kind: 'form', lines: lines[locale] });
