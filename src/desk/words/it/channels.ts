/** What the desk says of what else sells the yard's pieces, in Italian. */
import type { ChannelRight } from '../../../../domain/channels.ts';
import type { DeskChannel } from '../../../../domain/contract/desk-channels.ts';

export const channels = {
  channels: {
    title: 'Canali di vendita',
    about:
      'Un programma che vende gli stessi pezzi anche altrove legge il magazzino con il suo token, e dice che cosa ha venduto: qui sparisce subito, e viceversa.',
    none: 'Nessun canale: per ora i pezzi si vendono solo qui.',
    rights: { read: 'legge', sell: 'vende' } satisfies Record<ChannelRight, string>,
    used: (when: string): string => `usato ${when}`,
    unused: 'mai usato',
    revoked: (when: string): string => `revocato ${when}`,
    webhook: {
      none: 'senza avvisi',
      untold: 'nessun avviso finora',
      taken: 'avvisi ricevuti',
      tried: 'avviso non ancora ricevuto',
      lost: 'non riceve avvisi da un giorno',
    } satisfies Record<DeskChannel['webhook'], string>,
    lastFailure: (failure: string): string => `ultima risposta: ${failure}`,
    addTitle: 'Aggiungi un canale',
    name: 'Nome',
    nameHint: 'Come lo chiami tu: eBay, Ovoko',
    canSell: 'Può tenere pezzi e dire che li ha venduti',
    webhookUrl: 'Indirizzo per gli avvisi (facoltativo)',
    webhookHint: 'https://… Lo chiamiamo quando il magazzino cambia.',
    add: 'Crea il token',
    madeTitle: (name: string): string => `Il token di ${name}`,
    made: 'Copialo adesso: dopo non lo vede più nessuno, nemmeno noi.',
    token: 'Token',
    secret: 'Chiave per verificare gli avvisi',
    done: 'L’ho copiato',
    revoke: 'Revoca',
    sure: (name: string): string =>
      `Da subito ${name} non legge e non vende più niente. Quello che ha venduto resta venduto.`,
    sales: 'Venduti altrove',
    noSales: 'Altrove non è ancora stato venduto niente.',
    withoutPlace: 'senza posizione',
  },
};
