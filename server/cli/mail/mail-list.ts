/** `npm run shop -- mail`: what the shop has written. */
import { outboxFolder } from '../../mail/outbox.ts';
import { listOutbox, type OutboxMail } from '../../mail/read-outbox.ts';
import { json, limitOf } from '../frame/arguments.ts';
import { defineCommand } from '../frame/define-command.ts';
import { printList } from '../frame/print-list.ts';
import type { Column } from '../frame/table.ts';
import { minuteInRome, printable } from '../frame/words.ts';
import { mailJson } from './mail-json.ts';

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
