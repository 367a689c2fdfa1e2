/** `npm run shop -- mail show N`: one mail's text. */
import { outboxFolder } from '../../mail/outbox.ts';
import type { ReadAttachment, ReadMail } from '../../mail/read-mail.ts';
import { listOutbox, readOutboxMail } from '../../mail/read-outbox.ts';
import { Refused } from '../frame/command.ts';
import { asTyped, json, operand } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { namedLines } from '../frame/table.ts';
import { minuteInRome, printable, printableLines } from '../frame/words.ts';
import { mailJson } from './mail-json.ts';

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
