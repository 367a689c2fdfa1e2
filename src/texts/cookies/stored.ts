/** What the shop keeps in the browser, by the names the code itself uses. */
import {
  localeCookie,
  offersCookie,
  pocketOrdersKey,
  sessionCookie,
  sessionLifetimeDays,
  sessionLifetimeMaxDays,
  signedInCookie,
  storageKeys,
  type Locale,
} from '../../../domain/constants.ts';
import { consentKeys, consentLastsDays } from '../../../domain/consent.ts';
import { noInstallKey } from '../../../domain/installing.ts';
import { noYardKey, yardKey } from '../../../domain/yard-mark.ts';
import type { Block } from '../text.ts';

/** Over https the session cookie bears the prefix with which browsers tie it to one address. */
const session = `__Host-${sessionCookie}`;

const cookieTable = {
  it: {
    caption: 'Cookie',
    head: ['Nome', 'A che serve', 'Quanto dura'],
    rows: [
      [session, 'Ti tiene collegato al tuo account. Il codice della pagina non può leggerlo.'],
      [signedInCookie, 'Dice solo che c’è una sessione da rinnovare. Vale sempre 1.'],
      [localeCookie.name, 'Ricorda la lingua che hai scelto.'],
      [
        offersCookie.name,
        'Ricorda le offerte riservate di cui hai aperto il link. Il codice della pagina non può leggerlo.',
      ],
      ['_ga, _ga_…', 'Statistiche (Google Analytics). Non tecnici: ci sono solo se hai accettato.'],
    ],
    session: `${sessionLifetimeDays} giorni dall’ultima visita, al massimo ${sessionLifetimeMaxDays}`,
    year: `${localeCookie.maxAgeDays} giorni`,
    offers: `${offersCookie.maxAgeDays} giorni`,
    consent: `${consentLastsDays} giorni, o finché cambi idea`,
  },
  en: {
    caption: 'Cookies',
    head: ['Name', 'What it is for', 'How long it lasts'],
    rows: [
      [session, 'Keeps you signed in. The page’s code cannot read it.'],
      [signedInCookie, 'Only says that there is a session to renew. Its value is always 1.'],
      [localeCookie.name, 'Remembers the language you chose.'],
      [
        offersCookie.name,
        'Remembers the private offers whose link you opened. The page’s code cannot read it.',
      ],
      ['_ga, _ga_…', 'Statistics (Google Analytics). Not technical: there only if you accepted.'],
    ],
    session: `${sessionLifetimeDays} days from your last visit, ${sessionLifetimeMaxDays} at most`,
    year: `${localeCookie.maxAgeDays} days`,
    offers: `${offersCookie.maxAgeDays} days`,
    consent: `${consentLastsDays} days, or until you change your mind`,
  },
} as const satisfies Record<Locale, object>;

export function storedCookies(locale: Locale): Block {
  const { caption, head, rows, session: ofSession, year, offers, consent } = cookieTable[locale];
  const lasting = [ofSession, ofSession, year, offers, consent];
  return { kind: 'table', caption, head, rows: rows.map((row, at) => [...row, lasting[at] ?? '']) };
}

const storageTable = {
  it: {
    caption: 'Memoria del browser',
    head: ['Nome', 'A che serve', 'Quanto dura'],
    rows: [
      [storageKeys.cart, 'I pezzi nel carrello: numeri e quantità.', 'finché lo svuoti'],
      [
        storageKeys.accountCart,
        'Il carrello del tuo account come lo conosce questo browser, per tenere uguali i due.',
        'finché esci',
      ],
      [
        storageKeys.checkout,
        'L’ordine che stai preparando, per ritrovarlo se ricarichi la pagina.',
        'finché ordini',
      ],
      [
        storageKeys.owner,
        'Il numero del tuo account, per cancellare le tue cose quando la sessione finisce.',
        'finché esci',
      ],
      [storageKeys.prices, 'Quanto costavano i pezzi nel carrello, per dirti se cambiano.', 'finché esci'],
      ['viewed', 'I pezzi che hai visto, anche senza rete.', 'finché li cancelli'],
      [storageKeys.car, 'L’auto per cui cerchi i ricambi.', 'finché la togli o esci'],
      [storageKeys.province, 'La provincia per cui chiedi quando arriva un pezzo.', 'finché esci'],
      [storageKeys.view, 'Se guardi i pezzi come schede o in elenco.', 'finché torni alle schede'],
      ['searches', 'Le tue ultime ricerche.', 'finché le togli o esci'],
      [
        yardKey,
        'Tutto il magazzino, solo se lo hai chiesto: numeri, pezzi, auto, prezzi e disponibilità, per cercare anche senza rete. È uguale per tutti: dentro non c’è niente di te.',
        'finché lo togli',
      ],
      [noYardKey, 'Che ti abbiamo già offerto il magazzino, per non chiedertelo più.', 'finché lo cancelli'],
      [
        pocketOrdersKey,
        'I tuoi ordini più recenti, solo se lo hai chiesto: numero, pezzi, stato e codice del pacco, per leggerli anche senza rete. Niente indirizzi né pagamenti.',
        'finché li togli o esci',
      ],
      [
        'letters',
        'Le richieste e i messaggi che aspettano la rete, per inviarli appena torna.',
        'finché partono, li elimini o esci',
      ],
      [
        'draft',
        'Quello che hai scritto in un modulo e non hai ancora inviato. Mai una password.',
        'finché invii, esci o chiudi la scheda',
      ],
      [
        'places, reloaded',
        'Il punto a cui eri in una pagina, e se è stata ricaricata.',
        'finché chiudi la scheda',
      ],
      ['lost', 'Quando è mancata la rete l’ultima volta, per non farti aspettare di nuovo.', 'finché torna'],
      [noInstallKey, 'Che non vuoi Smonto tra le tue app, per non chiedertelo più.', 'finché lo cancelli'],
      [consentKeys.choice, 'La tua risposta sulle statistiche.', `${consentLastsDays} giorni`],
      [
        consentKeys.countedOrders,
        'I numeri degli ordini già contati, solo se hai accettato.',
        'finché rifiuti',
      ],
      [
        'copia offline',
        'Pagine, elenchi e immagini pubbliche del catalogo, per aprirli senza rete. Niente che riguardi te.',
        'finché sono sostituite o le cancelli',
      ],
    ],
  },
  en: {
    caption: 'Browser storage',
    head: ['Name', 'What it is for', 'How long it lasts'],
    rows: [
      [storageKeys.cart, 'The parts in your cart: numbers and pieces.', 'until you empty it'],
      [
        storageKeys.accountCart,
        'Your account’s cart as this browser knows it, to keep both the same.',
        'until you sign out',
      ],
      [
        storageKeys.checkout,
        'The order you are preparing, so that it is still there when you reload.',
        'until you order',
      ],
      [
        storageKeys.owner,
        'The number of your account, to clear what is yours when the session ends.',
        'until you sign out',
      ],
      [
        storageKeys.prices,
        'What the parts in your cart cost, to tell you when that changes.',
        'until you sign out',
      ],
      ['viewed', 'The parts you looked at, also without a network.', 'until you clear them'],
      [storageKeys.car, 'The car you look for parts for.', 'until you remove it or sign out'],
      [storageKeys.province, 'The province for which you ask when a part arrives.', 'until you sign out'],
      [storageKeys.view, 'Whether you look at parts as cards or as a list.', 'until you go back to cards'],
      ['searches', 'Your latest searches.', 'until you remove them or sign out'],
      [
        yardKey,
        'The whole catalogue, only if you asked for it: numbers, parts, cars, prices and stock, to search without a network too. It is the same for everybody: nothing in it is about you.',
        'until you remove it',
      ],
      [
        noYardKey,
        'That we offered you the catalogue already, so as not to ask you again.',
        'until you clear it',
      ],
      [
        pocketOrdersKey,
        'Your latest orders, only if you asked for it: number, pieces, state and tracking code, to read them without a network too. No addresses, no payments.',
        'until you remove them or sign out',
      ],
      [
        'letters',
        'Requests and messages that wait for a network, to send them once it is back.',
        'until they go, you delete them or sign out',
      ],
      [
        'draft',
        'What you typed into a form and have not sent yet. Never a password.',
        'until you send it, sign out or close the tab',
      ],
      [
        'places, reloaded',
        'Where you were on a page, and whether it was reloaded.',
        'until you close the tab',
      ],
      ['lost', 'When the network was last lost, so that you do not wait again.', 'until it is back'],
      [
        noInstallKey,
        'That you do not want Smonto among your apps, so as not to ask you again.',
        'until you clear it',
      ],
      [consentKeys.choice, 'Your answer about statistics.', `${consentLastsDays} days`],
      [
        consentKeys.countedOrders,
        'The numbers of orders that were counted, only if you accepted.',
        'until you refuse',
      ],
      [
        'offline copy',
        'Pages, lists and public pictures of the catalogue, to open them without a network. Nothing about you.',
        'until they are replaced or you clear them',
      ],
    ],
  },
} as const satisfies Record<Locale, object>;

export const storedInBrowser = (locale: Locale): Block => ({ kind: 'table', ...storageTable[locale] });
