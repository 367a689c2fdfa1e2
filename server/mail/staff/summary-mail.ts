/** The summary of the morning for somebody at the yard: what waits, in figures. */
import type { Locale } from '../../../domain/constants.ts';
import { html } from '../../http/html.ts';
import { companyLine, factLines, factTable, mailSheet, type Facts } from '../mail-sheet.ts';
import type { Mail } from '../mailer.ts';
import type { StaffMailFrame, StaffRecipient } from './staff-notice.ts';

const kinds = [
  'check',
  'pick',
  'pack',
  'ship',
  'arrive',
  'uncollected',
  'handOver',
  'elsewhere',
  'returns',
  'requests',
  'refunds',
] as const;

/** How much of each waits. */
export type Waiting = Readonly<Record<(typeof kinds)[number], number>>;

const words = {
  it: {
    subject: (count: number) =>
      count === 0
        ? 'Buongiorno dal banco'
        : `Buongiorno: ${count} ${count === 1 ? 'ordine' : 'ordini'} da mandare`,
    hello: (name: string) => `Buongiorno ${name},`,
    intro: 'ecco che cosa c’è stamattina.',
    check: 'Pezzi di sicurezza da controllare',
    pick: 'Da prelevare',
    pack: 'Da imballare',
    ship: 'Da spedire',
    arrive: 'In viaggio',
    uncollected: 'Non ritirati in tempo',
    handOver: 'Pronti per chi ritira',
    elsewhere: 'Venduti altrove, da prendere',
    returns: 'Resi aperti',
    requests: 'Richieste senza risposta',
    refunds: 'Rimborsi fermi da un giorno',
    open: 'Apri il banco',
  },
  en: {
    subject: (count: number) =>
      count === 0
        ? 'Good morning from the desk'
        : `Good morning: ${count} ${count === 1 ? 'order' : 'orders'} to send`,
    hello: (name: string) => `Good morning ${name},`,
    intro: 'This is what there is this morning.',
    check: 'Safety parts to check',
    pick: 'To pick',
    pack: 'To pack',
    ship: 'To ship',
    arrive: 'On their way',
    uncollected: 'Not collected in time',
    handOver: 'Ready for who collects',
    elsewhere: 'Sold elsewhere, to be fetched',
    returns: 'Open returns',
    requests: 'Requests without an answer',
    refunds: 'Refunds that have stood for a day',
    open: 'Open the desk',
  },
} as const satisfies Record<Locale, object>;

/** What is nothing is left out. */
export function summaryMail(
  { name, email, locale }: StaffRecipient,
  waiting: Waiting,
  { publicUrl, messageId }: StaffMailFrame,
): Mail {
  const said = words[locale];
  const subject = said.subject(waiting.check + waiting.pick + waiting.pack + waiting.ship);
  const facts = factsOf(waiting, locale);
  const url = `${publicUrl}/desk`;
  return {
    to: email,
    subject,
    messageId,
    text: [
      said.hello(name),
      said.intro,
      '',
      ...factLines(facts),
      '',
      `${said.open}: ${url}`,
      '',
      companyLine(locale),
    ].join('\n'),
    html: mailSheet(
      locale,
      subject,
      html`
        <p style="margin:0 0 8px">${said.hello(name)}</p>
        <p style="margin:0 0 16px">${said.intro}</p>
        ${factTable(facts)}
        <p style="margin:16px 0"><a href="${url}" style="font-weight:700">${said.open}</a></p>
      `,
    ),
  };
}

const factsOf = (waiting: Waiting, locale: Locale): Facts =>
  kinds
    .filter((kind) => waiting[kind] > 0)
    .map((kind) => [words[locale][kind], String(waiting[kind])] as const);

/** What waits, line by line; none where nothing does. */
export const waitingLines = (waiting: Waiting, locale: Locale): string[] =>
  factLines(factsOf(waiting, locale));
