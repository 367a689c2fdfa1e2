/** What the commands about backups say. */
import type { InBoth, Locale } from '../../domain/constants.ts';
import { formatNumber } from '../../domain/written-number.ts';

export const backupWords = {
  it: {
    units: {
      parts: ['pezzo', 'pezzi'],
      people: ['persona', 'persone'],
      orders: ['ordine', 'ordini'],
      requests: ['richiesta', 'richieste'],
      photos: ['foto', 'foto'],
    },
    nothing: 'senza pezzi, persone o ordini',
    shopOf: (moment: string, counts: string) => `il negozio del ${moment}, ${counts}`,
    whole: (path: string, what: string) => `${path} è intero: ${what}.`,
    willBeReplaced: (path: string) => `${path} sarà sostituito.`,
    holds: (path: string, what: string, size: string) => `${path}: ${what}, in ${size}.`,
    lostPhotos: (count: number) =>
      `${count === 1 ? '1 foto non è' : `${formatNumber(count, 'it')} foto non sono`} dove stanno le foto: nel backup ${count === 1 ? 'manca' : 'mancano'}.`,
    endedBackup: 'Interrotto: il backup non è stato fatto.',
    asksToReplace: (present: string, backup: string) =>
      `Al posto di quello che c’è ora (${present}) va ${backup}.`,
    broughtBack: (what: string) => `Ripristinato: ${what}.`,
    leftOut: (names: string) => `Non è del negozio, e resta fuori: ${names}.`,
    ended: 'Interrotto.',
    secret: {
      written: 'Se il negozio è aperto, riavvialo: solo così chi è entrato resta dentro.',
      not_ours: 'Tutti devono entrare di nuovo: SESSION_SECRET non è il segreto di quel negozio.',
    },
  },
  en: {
    units: {
      parts: ['part', 'parts'],
      people: ['person', 'people'],
      orders: ['order', 'orders'],
      requests: ['request', 'requests'],
      photos: ['photo', 'photos'],
    },
    nothing: 'no parts, people or orders',
    shopOf: (moment: string, counts: string) => `the shop of ${moment}, ${counts}`,
    whole: (path: string, what: string) => `${path} is whole: ${what}.`,
    willBeReplaced: (path: string) => `${path} will be replaced.`,
    holds: (path: string, what: string, size: string) => `${path} holds ${what}, in ${size}.`,
    lostPhotos: (count: number) =>
      `${formatNumber(count, 'en')} photos are not where photos are kept, and not in the backup.`,
    endedBackup: 'Ended: no backup was made.',
    asksToReplace: (present: string, backup: string) => `${present} will be replaced by ${backup}.`,
    broughtBack: (what: string) => `Brought back: ${what}.`,
    leftOut: (names: string) => `Not the shop’s, and left out: ${names}.`,
    ended: 'Ended.',
    secret: {
      written: 'If the shop is open, start it anew: only then do people stay signed in.',
      not_ours: 'People have to sign in again: SESSION_SECRET is not the secret of that shop.',
    },
  },
} as const satisfies InBoth<object>;

type Counted = keyof typeof backupWords.en.units;

/** `5,000 parts, 12 people, 1 order`; what there is nothing of is left out. */
export function countsInWords(counts: Partial<Record<Counted, number>>, language: Locale): string {
  const { units, nothing } = backupWords[language];
  const words = Object.entries(units).flatMap(([name, [one, many]]) => {
    const count = counts[name as Counted] ?? 0;
    return count > 0 ? [`${formatNumber(count, language)} ${count === 1 ? one : many}`] : [];
  });
  return words.join(', ') || nothing;
}

/** `620 kB`, `1.1 MB`, `1,1 MB`. */
export const sizeInWords = (bytes: number, language: Locale): string =>
  bytes < 1e6 ? `${Math.ceil(bytes / 1e3)} kB` : `${formatNumber(Math.round(bytes / 1e5) / 10, language)} MB`;
