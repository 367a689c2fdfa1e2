/** What the law wants said of such a sale, and what this paper is not. */
import type { PaidOrder } from '../reading/paid-orders.ts';
import { invoiceWords } from './invoice-words.ts';
import { left, width, type Paper, type Writing } from './paper.ts';

const manner = { x: left, width, size: 8.5 } as const satisfies Writing;

export function drawNotes(paper: Paper, { row }: PaidOrder): void {
  const notes = notesOf(row);
  paper.makeRoom(notes.reduce((height, note) => height + paper.heightOf(note, manner) + 5, 10));
  const of = paper.part('Sect');
  paper.rule();
  paper.y += 10;
  for (const note of notes) paper.y += paper.write(note, manner, { of }) + 5;
}

function notesOf({ locale, buyer, repairerRegistration }: PaidOrder['row']): string[] {
  const words = invoiceWords[locale];
  return [
    // The words that art. 21(6)(d) D.P.R. 633/1972 gives for used goods come first in it.
    words.margin,
    ...(repairerRegistration ? [words.repairer(repairerRegistration)] : []),
    `${words.courtesy} ${words.electronic[buyer.type]}`,
  ];
}
