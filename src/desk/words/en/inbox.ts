/** What the desk says of requests and messages, in English. */
import type { DeskWords } from '../it.ts';

export const inbox: Pick<DeskWords, 'inbox'> = {
  inbox: {
    title: 'Requests and messages',
    nothing: 'Nobody has written.',
    sections: {
      late: 'Waiting for more than a working day',
      open: 'To be answered',
      answered: 'Answered',
      closed: 'Closed',
    },
    kinds: { part: 'looks for a part', message: 'message' },
    photos: (count) => `${count} ${count === 1 ? 'photo' : 'photos'}`,
    late: 'late',
    back: 'All of them',
    thread: { part: 'Request', message: 'Message' },
    states: { open: 'to be answered', answered: 'answered', closed: 'closed' },
    quantity: 'Pieces',
    car: 'Car',
    photo: (number) => `Photo ${number}`,
    answers: { it: 'They write in Italian: answer in Italian.', en: 'Answer in English.' },
    text: 'Answer',
    parts: 'Parts from stock',
    partsAbout: 'The mail shows them with photo, number, condition, price and link. None is set aside.',
    find: 'Number or words',
    search: 'Search',
    noneFound: 'Nothing in stock for this search.',
    add: (name) => `Add ${name}`,
    takeOut: (name) => `Take out ${name}`,
    sold: 'A chosen part is gone: take it out.',
    wentOut: 'An earlier version of this answer went out already: it is above. Send only what is missing.',
    send: 'Send the answer',
    close: 'Close without more',
    reopen: 'Open again',
  },
};
