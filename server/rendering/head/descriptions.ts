/**
 * What each page is about in a sentence or two, as search engines and shared links show it: 70 to 160 signs, which is what they have
 * room for. Parts and searches describe themselves.
 */
import { policies, shop } from '../../../shop.config.ts';
import type { Locale } from '../../../domain/constants.ts';
import { namesOfMethods, paymentMethodIds } from '../../../domain/payment-methods.ts';
import type { RouteName } from '../../../domain/routes.ts';
import { withdrawalPeriod } from '../../../domain/withdrawal-period.ts';

/** `Carta, wallet o bonifico` */
function ways(locale: Locale): string {
  const names = namesOfMethods(paymentMethodIds, locale);
  return names.charAt(0).toUpperCase() + names.slice(1);
}

export const descriptions: Record<Locale, Record<Exclude<RouteName, 'part' | 'search'>, string>> = {
  it: {
    home: "Ricambi auto originali usati, con il numero del costruttore e l'auto da cui vengono. Spedizione in tutta Italia.",
    viewed:
      'I ricambi che hai aperto su questo dispositivo, con prezzo e disponibilità di oggi. Si rivedono anche senza connessione.',
    request:
      'Non trovi il ricambio usato che cerchi? Scrivici marca, modello e pezzo, anche con le foto: rispondiamo entro 24/48 ore, dal lunedì al venerdì.',
    contact: `Chat, telefono, e-mail e sede di ${shop.name}, ricambi auto originali usati. Scrivici di un pezzo, di un ordine o di un reso.`,
    about:
      'Chi smonta le auto e come: il numero del costruttore su ogni pezzo, l’auto da cui viene, la condizione, la garanzia e chi ti risponde.',
    newsletterConfirm: `Conferma con un clic che la newsletter di ${shop.name}, con le auto appena arrivate, può venire al tuo indirizzo.`,
    newsletterUnsubscribe: `Non vuoi più la newsletter di ${shop.name}? Da qui ti cancelli con un clic, senza entrare nell'account e senza dire perché.`,
    cart: 'I ricambi che hai scelto, con prezzo, spedizione e totale di oggi. Li teniamo da parte quando ordini, non prima.',
    checkout: `L'ultimo passo dell'ordine: indirizzo, modo di pagare e conferma. ${ways('it')}, con spedizione e totale davanti agli occhi.`,
    success:
      'Dove torni dopo aver pagato: come sta il tuo ordine, appena la banca ci risponde. Lo trovi anche nel tuo account.',
    fail: "Il pagamento non è riuscito. Puoi riprovare, anche con un'altra carta, o pagare in un altro modo; come sta l'ordine lo trovi nel tuo account.",
    signIn: `Entra nel tuo account ${shop.name} per ordinare, seguire le spedizioni, ritrovare le fatture e restituire un pezzo.`,
    register: `Apri un account ${shop.name}, da privato o con partita IVA: indirizzi pronti, ordini e resi in un posto solo.`,
    forgot:
      'Hai dimenticato la password? Scrivi il tuo indirizzo e-mail: ti mandiamo un collegamento, valido per un’ora, per sceglierne una nuova.',
    reset:
      'Scegli una nuova password per il tuo account. Appena è salvata, tutte le altre sessioni aperte si chiudono da sole.',
    terms: `Le regole di un acquisto su ${shop.name}: chi vende, quanto costa, come si paga, come arriva il pezzo e quali diritti hai.`,
    withdrawal: `Hai ${withdrawalPeriod('it', policies.withdrawalDays)} per restituire un ricambio comprato su ${shop.name}, senza dire perché: come si fa, quanto costa, quando torna il denaro.`,
    cookies:
      'Che cosa il negozio conserva nel tuo dispositivo, nome per nome, perché e per quanto tempo, e come si cancella. Niente profilazione.',
    accessibility:
      'Come il negozio si usa con la tastiera, con un lettore di schermo o con lo zoom, che cosa manca ancora, e a chi dirlo.',
    account:
      "Il tuo account: gli ordini con il loro stato, gli indirizzi di consegna e di fatturazione, i tuoi dati, l'uscita.",
    personal:
      "I dati del tuo account: nome, telefono, password, i dispositivi da cui accedi, una copia di tutto e la cancellazione dell'account.",
    billing:
      'Gli indirizzi di fatturazione del tuo account, anche di aziende e anche all’estero: aggiungili, correggili, toglili.',
    delivery:
      'Gli indirizzi in Italia a cui spediamo i tuoi ricambi: aggiungine uno, correggilo, o scegli quello che vale di solito.',
    mailboxConfirm:
      'Conferma con un clic che la casella di posta del tuo account è tua: da lì vale lo sconto di benvenuto sul primo ordine.',
    orders:
      'I tuoi ordini, dal più recente: pezzi, pagamento, spedizione e fattura, e il recesso finché è possibile.',
    maintenance: `${shop.name} è chiuso per manutenzione, per poco. I pagamenti in corso arrivano lo stesso: torna tra qualche minuto.`,
  },
  en: {
    home: "Used original car parts, each with the maker's number and the car it came from. Delivered all over Italy.",
    viewed:
      'The parts you opened on this device, at today’s price and availability. You can look at them again without a connection.',
    request:
      'Cannot find the used part you need? Tell us make, model and part, with photos if you like: we answer within 24 hours, Monday to Friday.',
    contact: `Chat, telephone, e-mail and address of ${shop.name}, used original car parts. Write to us about a part, an order or a return.`,
    about:
      'Who takes the cars apart, and how: the maker’s number on every part, the car it came from, its condition, the warranty and who answers.',
    newsletterConfirm: `Confirm with one click that the ${shop.name} newsletter, with the cars that have just come in, may come to your address.`,
    newsletterUnsubscribe: `No more of the ${shop.name} newsletter? Unsubscribe here with one click, without signing in and without saying why.`,
    cart: 'The parts you have chosen, at today’s price, with shipping and total. We set them aside when you order, not before.',
    checkout: `The last step of your order: address, payment and confirmation. ${ways('en')}, with shipping and total in plain sight.`,
    success:
      'Where you come back to after paying: how your order stands, as soon as the bank answers us. It is in your account too.',
    fail: 'The payment failed. You can try again, with another card too, or pay in another way; how the order stands is in your account.',
    signIn: `Sign in to your ${shop.name} account to order, follow parcels, find your invoices and give a part back.`,
    register: `Open a ${shop.name} account, as a private person or a company: addresses at hand, orders and returns in one place.`,
    forgot:
      'Forgot your password? Give us your e-mail address: we send you a link, good for one hour, to choose a new one.',
    reset:
      'Choose a new password for your account. Once it is saved, every other session that is open ends by itself.',
    terms: `The rules of buying at ${shop.name}: who sells, what it costs, how to pay, how the part arrives, and the rights you have.`,
    withdrawal: `You have ${withdrawalPeriod('en', policies.withdrawalDays)} to give back a part bought at ${shop.name}, without saying why: how it is done, what it costs, when the money returns.`,
    cookies:
      'What the shop keeps on your device, name by name, why and for how long, and how to clear it. Nothing that profiles you.',
    accessibility:
      'How the shop works with a keyboard, a screen reader or zoom, what is still missing, and whom to tell about it.',
    account:
      'Your account: orders and how far they are, delivery and billing addresses, your details, and the way out.',
    personal:
      'The details of your account: name, telephone, password, where you are signed in, a copy of everything, and the end of the account.',
    billing:
      'The billing addresses of your account, of companies and abroad too: add one, correct it, or take it away.',
    delivery:
      'The addresses in Italy that we send your parts to: add one, correct it, or choose the one that is used as a rule.',
    mailboxConfirm:
      'Confirm with one click that the mailbox of your account is yours: from then on you have the welcome discount on a first order.',
    orders:
      'Your orders, the latest first: parts, payment, parcel and invoice, and the withdrawal as long as it is possible.',
    maintenance: `${shop.name} is closed for maintenance, not for long. Payments under way still arrive: come back in a few minutes.`,
  },
};
