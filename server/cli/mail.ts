/** `npm run shop -- mail …`: what the shop has written. */
import type { InBoth, Locale } from '../../domain/constants.ts';
import { outboxFolder } from '../mail/outbox.ts';
import {
  type ReadAttachment,
  type ReadMail,
  listOutbox,
  type OutboxMail,
  readOutboxMail,
} from '../mail/read-outbox.ts';
import { json, limitOf, asTyped, operand } from './frame/arguments.ts';
import { Refused } from './frame/command.ts';
import { defineCommand } from './frame/define-command.ts';
import { printList, type Column, namedLines } from './frame/table.ts';
import { minuteInRome, printable, printableLines } from './frame/words.ts';

const words = {
  it: {
    empty: 'In uscita non c’è niente.',
    overSmtp: 'Le e-mail partono con SMTP_URL.',
    none: (mail: string) => `In uscita non c’è nessuna e-mail ${mail}.`,
  },
  en: {
    empty: 'The outbox is empty.',
    overSmtp: 'Mails go out over SMTP_URL.',
    none: (mail: string) => `There is no mail ${mail} in the outbox.`,
  },
} satisfies InBoth<object>;

export const mailList = defineCommand({
  help: {
    it: {
      summary: 'le e-mail in uscita, prima le ultime',
      notes: [
        'Senza un server di posta (SMTP_URL) quello che il negozio scrive resta in file in DATA_DIR/outbox. `mail show` ne fa vedere una.',
      ],
    },
    en: {
      summary: 'mails in the outbox, the latest first',
      notes: [
        'Without a mail server (SMTP_URL) what the shop writes lies as files in DATA_DIR/outbox. `mail show` prints one of them.',
      ],
    },
  },
  options: {
    limit: limitOf(20),
    json,
  },
  examples: ['mail', 'mail --limit 5 --json'],
  async run({ limit, json: asJson }, { terminal, language, config }) {
    const { dataDir, smtpUrl } = config();
    const all = await listOutbox(outboxFolder(dataDir));
    const mails = all.slice(0, limit);
    if (asJson) return terminal.printJson({ mails: mails.map(mailJson), total: all.length });
    if (all.length === 0)
      return terminal.print(smtpUrl === undefined ? words[language].empty : words[language].overSmtp);
    printList({ terminal, language }, mails, columns, all.length);
  },
});

const columns: readonly Column<OutboxMail>[] = [
  { heading: 'n', cell: ({ number }) => String(number), isNumber: true },
  { heading: { it: 'data', en: 'date' }, cell: ({ date }) => (date ? minuteInRome(date) : '') },
  { heading: { it: 'a', en: 'to' }, cell: ({ to }) => printable(to), canBeCut: true },
  { heading: { it: 'oggetto', en: 'subject' }, cell: ({ subject }) => printable(subject), canBeCut: true },
];

/** `npm run shop -- mail show N`: one mail's text. */
export const mailShow = defineCommand({
  help: {
    it: { summary: 'il testo di un’e-mail' },
    en: { summary: 'the text of one mail' },
  },
  operands: {
    mail: operand(
      'MAIL',
      {
        it: 'il suo numero nell’elenco, 1 è l’ultima; oppure il nome del file',
        en: 'its number in the list, 1 is the latest; or its file’s name',
      },
      asTyped,
    ),
  },
  options: { json },
  examples: ['mail show 1', 'mail show order-confirmation-0190a1b2.eml'],
  async run({ mail, json: asJson }, { terminal, language, config }) {
    const folder = outboxFolder(config().dataDir);
    const file = /^\d{1,6}$/.test(mail) ? await fileOf(folder, Number(mail)) : mail;
    const found = file === undefined ? undefined : await readOutboxMail(folder, file);
    if (!found) throw new Refused(words[language].none(printable(mail)));
    if (asJson)
      return terminal.printJson({ ...mailJson(found), attachments: found.attachments.map(attachmentJson) });
    for (const line of mailSheet(found, language)) terminal.print(line);
  },
});

const fileOf = async (folder: string, number: number): Promise<string | undefined> =>
  (await listOutbox(folder))[number - 1]?.file;

const attachmentJson = ({ name, content }: ReadAttachment) => ({ name, bytes: content.length });

const attachmentWords = ({ name, content }: ReadAttachment): string =>
  `${printable(name)} (${Math.ceil(content.length / 1024)} KB)`;

const mailSheet = (
  { date, from, to, replyTo, subject, text, attachments }: ReadMail,
  language: Locale,
): string[] => [
  ...namedLines(
    [
      [{ it: 'data', en: 'date' }, date && minuteInRome(date)],
      [{ it: 'da', en: 'from' }, from],
      [{ it: 'a', en: 'to' }, to],
      [{ it: 'rispondi a', en: 'answer to' }, replyTo],
      [{ it: 'oggetto', en: 'subject' }, subject],
      [{ it: 'allegati', en: 'attached' }, attachments.map(attachmentWords).join(', ')],
    ],
    language,
  ),
  '',
  ...printableLines(text.trimEnd()),
];

/** A mail for programs: its date in UTC, and what it lacks as null. */
const mailJson = <Mail extends Pick<ReadMail, 'date' | 'replyTo'>>({ date, replyTo, ...mail }: Mail) => ({
  ...mail,
  date: date?.toISOString() ?? null,
  replyTo: replyTo ?? null,
});
