/** What the desk says, in English. */
import type { DeskWords } from './it.ts';
import { access } from './en/access.ts';
import { inbox } from './en/inbox.ts';
import { counter } from './en/counter.ts';
import { counting } from './en/counting.ts';
import { carCorrection } from './en/car-correction.ts';
import { correction } from './en/correction.ts';
import { labels } from './en/labels.ts';
import { listing } from './en/listing.ts';
import { channels } from './en/channels.ts';
import { elsewhere } from './en/elsewhere.ts';
import { exceptions } from './en/exceptions.ts';
import { figures } from './en/figures.ts';
import { orders } from './en/orders.ts';
import { papers } from './en/papers.ts';
import { people } from './en/people.ts';
import { photos } from './en/photos.ts';
import { picking } from './en/picking.ts';
import { pieces } from './en/pieces.ts';
import { push } from './en/push.ts';
import { repricing } from './en/repricing.ts';
import { stock } from './en/stock.ts';
import { problems } from './en/problems.ts';
import { safety } from './en/safety.ts';
import { trouble } from './en/trouble.ts';

export const en: DeskWords = {
  title: 'Desk',
  pieces,
  days: (count) => (count === 0 ? 'today' : count === 1 ? 'since yesterday' : `for ${count} days`),
  cancel: 'Cancel',
  close: 'Close',
  save: 'Save',
  saved: 'Saved.',
  again: 'Try again',
  loading: 'One moment…',
  nav: {
    label: 'Desk',
    orders: 'Orders',
    picking: 'Picking',
    listing: 'New',
    stock: 'Pieces',
    inbox: 'Mail',
    people: 'People',
    log: 'Log',
    more: 'More',
    me: 'Me',
    signOut: 'Sign out',
  },
  missing: {
    title: 'There is no such page',
    ownerOnly: 'This page is the owner’s',
    toToday: 'Go to today’s orders',
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
