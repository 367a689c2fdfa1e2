/** What checkout says of sending and of collecting: beside the choice, and not among the words that every page loads. */
import type { Locale } from '../../../domain/constants.ts';
import { formatWeekday } from '../../../domain/format.ts';

export const collectionWords = {
  it: {
    question: 'Come lo ricevi',
    courier: 'Spedizione',
    collection: 'Ritiro in sede',
    free: 'gratis',
    ready: (day: string) => `pronto da ${formatWeekday(day, 'it')}`,
    about: (days: number) =>
      `La data vale se paghi adesso. Ti scriviamo quando è pronto, e lo teniamo ${days} giorni.`,
    included: 'ritiro in sede',
    notOffered: 'Il ritiro in sede adesso non c’è: scegli la spedizione.',
  },
  en: {
    question: 'How you get it',
    courier: 'Shipping',
    collection: 'Collection at the yard',
    free: 'free',
    ready: (day: string) => `ready from ${formatWeekday(day, 'en')}`,
    about: (days: number) =>
      `The day holds if you pay now. We write to you once it is ready, and keep it for ${days} days.`,
    included: 'to be collected',
    notOffered: 'Collection is not offered at the moment: choose shipping.',
  },
} as const satisfies Record<Locale, object>;
