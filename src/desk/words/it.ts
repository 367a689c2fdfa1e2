/** What the desk says, in Italian. Only the desk's own code carries these. */
import { access } from './it/access.ts';
import { inbox } from './it/inbox.ts';
import { counter } from './it/counter.ts';
import { counting } from './it/counting.ts';
import { carCorrection } from './it/car-correction.ts';
import { correction } from './it/correction.ts';
import { labels } from './it/labels.ts';
import { listing } from './it/listing.ts';
import { channels } from './it/channels.ts';
import { elsewhere } from './it/elsewhere.ts';
import { exceptions } from './it/exceptions.ts';
import { figures } from './it/figures.ts';
import { orders } from './it/orders.ts';
import { papers } from './it/papers.ts';
import { people } from './it/people.ts';
import { photos } from './it/photos.ts';
import { picking } from './it/picking.ts';
import { pieces } from './it/pieces.ts';
import { push } from './it/push.ts';
import { repricing } from './it/repricing.ts';
import { stock } from './it/stock.ts';
import { problems } from './it/problems.ts';
import { safety } from './it/safety.ts';
import { trouble } from './it/trouble.ts';

export const it = {
  title: 'Banco',
  pieces,
  days: (count: number): string => (count === 0 ? 'oggi' : count === 1 ? 'da ieri' : `da ${count} giorni`),
  cancel: 'Annulla',
  close: 'Chiudi',
  save: 'Salva',
  saved: 'Salvato.',
  again: 'Riprova',
  loading: 'Un momento…',
  nav: {
    label: 'Banco',
    orders: 'Ordini',
    picking: 'Prelievo',
    listing: 'Nuovo',
    stock: 'Pezzi',
    inbox: 'Posta',
    people: 'Persone',
    log: 'Registro',
    more: 'Altro',
    me: 'Io',
    signOut: 'Esci',
  },
  missing: {
    title: 'Questa pagina non c’è',
    ownerOnly: 'Questa pagina è del titolare',
    toToday: 'Vai agli ordini di oggi',
  },
  ...access,
  ...listing,
  ...orders,
  ...exceptions,
  ...elsewhere,
  ...figures,
  ...channels,
  ...photos,
  ...picking,
  ...papers,
  ...people,
  ...push,
  ...stock,
  ...counter,
  ...counting,
  ...carCorrection,
  ...correction,
  ...labels,
  ...repricing,
  ...problems,
  ...safety,
  ...trouble,
  ...inbox,
};

export type DeskWords = typeof it;
