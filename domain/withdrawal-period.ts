/** For how long a part can be given back, where that is said of nobody's order. */
import type { Locale } from './constants.ts';
import type { Policies } from './policies.ts';

const words = {
  it: {
    people: (days: number) => `${days} giorni`,
    companies: (days: number) => ` (${days} per le aziende)`,
  },
  en: {
    people: (days: number) => `${days} days`,
    companies: (days: number) => ` (${days} for companies)`,
  },
} as const satisfies Record<Locale, object>;

/** @returns `14 giorni`, and where companies have other days `14 giorni (30 per le aziende)` */
export const withdrawalPeriod = (locale: Locale, { individual, legal }: Policies['withdrawalDays']): string =>
  words[locale].people(individual) + (legal === individual ? '' : words[locale].companies(legal));
