/** Mail as `.eml` files in a folder: what the shop does without a mail server (design 2). */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { ownersAlone } from '../config.ts';
import type { Clock } from '../deps.ts';
import { writeWhole } from '../whole-file.ts';
import type { Mailer } from './mailer.ts';

/** A header ends at a line break; what follows one in a name or subject would be a header of its own. */
const oneLine = (text: string) => text.replace(/[\r\n]+/g, ' ');

/** Where the outbox stands. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/**
 * @param folder made when absent; one file a mail, named by its message id, so that the same mail is one file
 * @param from name and address of the sender
 */
export function createOutbox(
  folder: string,
  from: { readonly name: string; readonly address: string },
  clock: Clock,
): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const domain = from.address.split('@')[1];

  return {
    async send({ to, replyTo, subject, text, html, attachments = [], unsubscribeUrl, messageId }) {
      const { message } = await transport.sendMail({
        from,
        // An object, not a string: an address that holds a comma must not become two.
        to: { name: '', address: oneLine(to) },
        ...(replyTo !== undefined && { replyTo: { name: '', address: oneLine(replyTo) } }),
        subject: oneLine(subject),
        text,
        html,
        attachments: attachments.map(({ name, type, content }) => ({
          filename: name,
          contentType: type,
          content: Buffer.from(content),
        })),
        ...(unsubscribeUrl !== undefined && {
          list: { unsubscribe: unsubscribeUrl },
          headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
        }),
        messageId: `<${messageId}@${domain}>`,
        date: clock(),
      });
      await mkdir(folder, { recursive: true, mode: ownersAlone });
      const file = join(folder, `${messageId.replace(/[^\w.-]/g, '_')}.eml`);
      // Whoever lists the folder never sees half a mail.
      await writeWhole(file, (handle) => handle.writeFile(message as Buffer));
    },
  };
}
