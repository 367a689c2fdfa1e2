/** Mail as `.eml` files in a folder: what the shop does without a mail server (design 2). */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { ownerOnlyFolder } from '../files/owner-only.ts';
import type { Clock } from '../clock.ts';
import { writeAtomically } from '../files/atomic-write.ts';
import { type Mailer, messageOf, type Sender } from './mailer.ts';

/** Where the outbox stands. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** @param folder made when absent; one file a mail, named by its message id, so that the same mail is one file */
export function createOutbox(folder: string, from: Sender, clock: Clock): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from, clock()));
      await mkdir(folder, { recursive: true, mode: ownerOnlyFolder });
      const file = join(folder, `${mail.messageId.replace(/[^\w.-]/g, '_')}.eml`);
      // Whoever lists the folder never sees half a mail.
      await writeAtomically(file, (handle) => handle.writeFile(message as Buffer));
    },
    close() {},
  };
}
