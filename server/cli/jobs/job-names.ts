/** What the command line calls jobs: what did not happen. */
import type { InBoth, Locale } from '../../../domain/constants.ts';
import type { JobName } from '../../jobs/job-data.ts';

const jobWords: Record<JobName, InBoth> = {
  'channel-news': { it: 'novità a un canale di vendita', en: 'news to a sales channel' },
  'welcome-mail': { it: 'e-mail: benvenuto', en: 'mail: welcome' },
  'mailbox-link-mail': { it: 'e-mail: casella da confermare', en: 'mail: mailbox, to confirm' },
  'password-reset-asked': { it: 'chiesta una password nuova', en: 'new password asked for' },
  'password-reset-mail': { it: 'e-mail: password nuova', en: 'mail: new password' },
  'password-changed-mail': { it: 'e-mail: password cambiata', en: 'mail: password changed' },
  'account-erased': { it: 'riga del registro: account cancellato', en: 'line of the log: account erased' },
  'order-confirmation-mail': { it: 'e-mail: conferma d’ordine', en: 'mail: order confirmation' },
  'how-to-pay-mail': { it: 'e-mail: come pagare', en: 'mail: how to pay' },
  'payment-reminder-mail': { it: 'e-mail: sollecito di pagamento', en: 'mail: reminder of a payment' },
  'bank-details-mail': { it: 'e-mail: come pagare', en: 'mail: how to pay' },
  'transfer-reminder-mail': { it: 'e-mail: sollecito di pagamento', en: 'mail: reminder of a payment' },
  'order-shipped-mail': { it: 'e-mail: pacco spedito', en: 'mail: parcel sent' },
  'order-ready-mail': { it: 'e-mail: pronto per il ritiro', en: 'mail: ready to be collected' },
  'order-delivered-mail': { it: 'e-mail: pacco consegnato', en: 'mail: parcel delivered' },
  'address-corrected-mail': { it: 'e-mail: indirizzo corretto', en: 'mail: address put right' },
  'pieces-cancelled-mail': { it: 'e-mail: pezzo annullato', en: 'mail: part cancelled' },
  'safety-refused-mail': { it: 'e-mail: pezzo di sicurezza non venduto', en: 'mail: safety part not sold' },
  'return-reduced-mail': { it: 'e-mail: reso rimborsato in parte', en: 'mail: return paid back in part' },
  'parcel-lost-mail': { it: 'e-mail: pacco perso', en: 'mail: parcel lost' },
  'withdrawal-receipt-mail': { it: 'e-mail: ricevuta di recesso', en: 'mail: receipt of a withdrawal' },
  'order-to-ship-mail': { it: 'e-mail per te: ordine pagato', en: 'mail to you: order paid' },
  'withdrawal-notice-mail': { it: 'e-mail per te: recesso', en: 'mail to you: withdrawal' },
  'refund-failed-mail': { it: 'e-mail per te: rimborso non riuscito', en: 'mail to you: refund that failed' },
  'order-cancelled-mail': { it: 'e-mail: ordine annullato', en: 'mail: order cancelled' },
  'refund-payment': { it: 'rimborso', en: 'money back' },
  'refund-mail': { it: 'e-mail: rimborso', en: 'mail: money back' },
  'close-payment': { it: 'pagina di pagamento da chiudere', en: 'page to pay on to be closed' },
  'request-mail': { it: 'e-mail per te: richiesta', en: 'mail to you: request' },
  'request-receipt-mail': { it: 'e-mail: ricevuta di una richiesta', en: 'mail: receipt of a request' },
  'request-answer-mail': { it: 'e-mail: risposta a una richiesta', en: 'mail: answer to a request' },
  'contact-mail': { it: 'e-mail per te: messaggio', en: 'mail to you: message' },
  'contact-receipt-mail': { it: 'e-mail: ricevuta di un messaggio', en: 'mail: receipt of a message' },
  'newsletter-confirmation-mail': {
    it: 'e-mail: newsletter da confermare',
    en: 'mail: newsletter, to confirm',
  },
  'newsletter-welcome-mail': { it: 'e-mail: newsletter, benvenuto', en: 'mail: newsletter, welcome' },
  'staff-invitation-mail': {
    it: 'e-mail per te: invito al banco',
    en: 'mail to you: invitation to the desk',
  },
  'staff-notice': { it: 'novità per chi sta al banco', en: 'news for the desk’s people' },
  'staff-notice-mail': { it: 'e-mail per te: novità del banco', en: 'mail to you: news of the desk' },
  'staff-push': { it: 'avviso sul telefono al banco', en: 'notice on a telephone of the desk' },
  'staff-summary-mail': {
    it: 'e-mail per te: riassunto del mattino',
    en: 'mail to you: summary of the morning',
  },
  'morning-summary': { it: 'riassunti del mattino', en: 'summaries of the morning' },
  'expire-reservations': { it: 'prenotazioni scadute', en: 'reservations that ran out' },
  'remind-of-transfers': { it: 'solleciti di pagamento', en: 'reminders of payments' },
  'daily-backup': { it: 'backup del giorno', en: 'backup of the day' },
  'forget-what-is-over': { it: 'si dimentica quello che è finito', en: 'what is over is forgotten' },
  'keep-snapshot': { it: 'catalogo da portare con sé', en: 'catalogue to carry along' },
  'issue-invoices': { it: 'fatture elettroniche da emettere', en: 'electronic invoices that are due' },
};

/** A job of another version of the shop keeps its own name. */
export const jobWord = (name: string, language: Locale): string =>
  Object.hasOwn(jobWords, name) ? jobWords[name as JobName][language] : name;
