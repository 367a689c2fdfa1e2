/** `npm run shop -- mail …`: what the shop has written. */
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

export const mailList = defineCommand({
  summary: 'mails in the outbox, the latest first',
  options: {
    limit: limitOf(20),
    json,
  },
  notes: [
    'Without a mail server (SMTP_URL) what the shop writes lies as files in DATA_DIR/outbox. `mail show` prints one of them.',
  ],
  examples: ['mail', 'mail --limit 5 --json'],
  async run({ limit, json: asJson }, { terminal, config }) {
    const { dataDir, smtpUrl } = config();
    const all = await listOutbox(outboxFolder(dataDir));
    const mails = all.slice(0, limit);
    if (asJson) return terminal.printJson({ mails: mails.map(mailJson), total: all.length });
    if (all.length === 0)
      return terminal.print(smtpUrl === undefined ? 'The outbox is empty.' : 'Mails go out over SMTP_URL.');
    printList(terminal, mails, columns, all.length);
  },
});

const columns: readonly Column<OutboxMail>[] = [
  { heading: 'n', cell: ({ number }) => String(number), isNumber: true },
  { heading: 'date', cell: ({ date }) => (date ? minuteInRome(date) : '') },
  { heading: 'to', cell: ({ to }) => printable(to), canBeCut: true },
  { heading: 'subject', cell: ({ subject }) => printable(subject), canBeCut: true },
];

/** `npm run shop -- mail show N`: one mail's text. */
export const mailShow = defineCommand({
  summary: 'the text of one mail',
  operands: { mail: operand('MAIL', 'its number in the list, 1 is the latest; or its file’s name', asTyped) },
  options: { json },
  examples: ['mail show 1', 'mail show order-confirmation-0190a1b2.eml'],
  async run({ mail, json: asJson }, { terminal, config }) {
    const folder = outboxFolder(config().dataDir);
    const file = /^\d{1,6}$/.test(mail) ? await fileOf(folder, Number(mail)) : mail;
    const found = file === undefined ? undefined : await readOutboxMail(folder, file);
    if (!found) throw new Refused(`There is no mail ${printable(mail)} in the outbox.`);
    if (asJson)
      return terminal.printJson({ ...mailJson(found), attachments: found.attachments.map(attachmentJson) });
    for (const line of mailSheet(found)) terminal.print(line);
  },
});

const fileOf = async (folder: string, number: number): Promise<string | undefined> =>
  (await listOutbox(folder))[number - 1]?.file;

const attachmentJson = ({ name, content }: ReadAttachment) => ({ name, bytes: content.length });

const attachmentWords = ({ name, content }: ReadAttachment): string =>
  `${printable(name)} (${Math.ceil(content.length / 1024)} KB)`;

const mailSheet = ({ date, from, to, replyTo, subject, text, attachments }: ReadMail): string[] => [
  ...namedLines([
    ['date', date && minuteInRome(date)],
    ['from', from],
    ['to', to],
    ['answer to', replyTo],
    ['subject', subject],
    ['attached', attachments.map(attachmentWords).join(', ')],
  ]),
  '',
  ...printableLines(text.trimEnd()),
];

/** A mail for programs: its date in UTC, and what it lacks as null. */
const mailJson = <Mail extends Pick<ReadMail, 'date' | 'replyTo'>>({ date, replyTo, ...mail }: Mail) => ({
  ...mail,
  date: date?.toISOString() ?? null,
  replyTo: replyTo ?? null,
});
