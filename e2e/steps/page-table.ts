/** What every page of the route table shows at first: title and heading, for whom it is there. */
import type { Locale } from '../../domain/constants.ts';
import type { SignUp } from '../../domain/contract/account.ts';
import type { PartSummary } from '../../domain/contract/parts.ts';
import { href, routes, type RouteName } from '../../domain/routes.ts';

export type FirstSight = {
  readonly name: RouteName;
  readonly address: string;
  /** Path where the visit ends: another one for somebody whom the guard sends on. */
  readonly path: string;
  readonly title: string;
  readonly heading: string;
};

type Visitor = { readonly locale: Locale; readonly part: PartSummary; readonly person: SignUp | undefined };

const headings: Record<Exclude<RouteName, 'part' | 'account' | 'maintenance'>, Record<Locale, string>> = {
  home: { it: 'Il pezzo giusto, con la sua storia.', en: 'The right part, with its history.' },
  search: { it: 'Catalogo', en: 'Catalogue' },
  viewed: { it: 'Pezzi visti', en: 'Viewed parts' },
  request: { it: 'Chiedi un preventivo', en: 'Ask for a quote' },
  contact: { it: 'Contatti', en: 'Contact us' },
  about: { it: 'Chi siamo', en: 'About us' },
  mailboxConfirm: { it: 'Conferma la tua casella', en: 'Confirm your mailbox' },
  newsletterConfirm: { it: "Conferma l'iscrizione", en: 'Confirm your subscription' },
  newsletterUnsubscribe: { it: "Cancella l'iscrizione", en: 'Unsubscribe' },
  cart: { it: 'Carrello', en: 'Your cart' },
  checkout: { it: 'Ordine', en: 'Checkout' },
  success: { it: 'Stiamo verificando il pagamento', en: 'We are checking the payment' },
  fail: { it: 'Il pagamento non è riuscito.', en: 'Payment has failed.' },
  signIn: { it: 'Accedi', en: 'Sign in' },
  register: { it: 'Registrati', en: 'Register' },
  forgot: { it: 'Password dimenticata?', en: 'Forgot your password?' },
  reset: { it: 'Nuova password', en: 'New password' },
  terms: { it: 'Termini e condizioni di vendita', en: 'Terms and conditions of sale' },
  withdrawal: { it: 'Recedere dal contratto', en: 'Withdraw from the contract' },
  cookies: { it: 'Cookie e memoria del browser', en: 'Cookies and browser storage' },
  accessibility: { it: 'Dichiarazione di accessibilità', en: 'Accessibility statement' },
  personal: { it: 'I tuoi dati', en: 'Your details' },
  billing: { it: 'Indirizzi di fatturazione', en: 'Billing addresses' },
  delivery: { it: 'Indirizzi di consegna', en: 'Delivery addresses' },
  orders: { it: 'I tuoi ordini', en: 'Your orders' },
};
const homeTitle = { it: 'Smonto: ricambi auto originali usati', en: 'Smonto: used original car parts' };

/** Every page, as this visitor meets it. */
export function firstSights(visitor: Visitor): FirstSight[] {
  return (Object.keys(routes) as RouteName[]).map((name) => firstSight(name, visitor));
}

function firstSight(name: RouteName, visitor: Visitor): FirstSight {
  const { locale, part } = visitor;
  const address = name === 'part' ? href(locale, 'part', { id: part.id }) : href(locale, name as 'home');
  const shown = whereSentTo(name, visitor.person !== undefined);
  return {
    name,
    address,
    path: shown === 'part' ? address : href(locale, shown),
    ...wording(shown, visitor),
  };
}

/** The guards of `/account` and `/auth` (specification 2 and 6); an open shop leads home from `/maintenance` (4). */
function whereSentTo(name: RouteName, isSignedIn: boolean): Exclude<RouteName, 'maintenance'> {
  if (name === 'maintenance') return 'home';
  if (routes[name].access === 'signedIn' && !isSignedIn) return 'signIn';
  const isForStrangers = name === 'signIn' || name === 'register' || name === 'forgot';
  return isForStrangers && isSignedIn ? 'personal' : name;
}

function wording(
  name: Exclude<RouteName, 'maintenance'>,
  { locale, part, person }: Visitor,
): { title: string; heading: string } {
  if (name === 'part') return { title: partTitle(part), heading: part.name };
  if (name === 'account') {
    const greeting = locale === 'it' ? 'Ciao' : 'Hello';
    return { title: 'Account · Smonto', heading: `${greeting} ${person?.firstName}` };
  }
  const heading = headings[name][locale];
  if (name === 'search')
    return { title: `${heading}: ${locale === 'it' ? 'ricambi usati' : 'used parts'} · Smonto`, heading };
  return { title: name === 'home' ? homeTitle[locale] : `${heading} · Smonto`, heading };
}

/** Search engines show 60 signs: the car stands there if they are enough, and the shop's name after it. */
function partTitle({ name, serialNumber, models: [model] }: PartSummary): string {
  const whole = `${name} ${serialNumber}, ${model?.brand.name} ${model?.name}`;
  const title = model && whole.length <= 60 ? whole : `${name} ${serialNumber}`;
  return `${title} · Smonto`.length <= 60 ? `${title} · Smonto` : title;
}
