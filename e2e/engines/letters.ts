/** Mails that the shop sent: those who make a journey look into their mailbox for them. */
import { setTimeout as pause } from 'node:timers/promises';
import { readMail, type ReadMail } from '../../server/mail/read-outbox.ts';
import type { RunningShop } from '../start-shop.ts';
import { mailsTo } from '../steps/outbox.ts';

const patienceMs = 30_000;

/** Waits for a mail. @throws Error where none came */
export async function arrived(shop: RunningShop, isMeant: (mail: ReadMail) => boolean): Promise<ReadMail> {
  const until = performance.now() + patienceMs;
  for (;;) {
    const found = mailsTo(shop, '')
      .map((mail) => readMail(Buffer.from(mail)))
      .find(isMeant);
    if (found) return found;
    if (performance.now() > until) throw new Error(`no such mail within ${patienceMs} ms`);
    await pause(200);
  }
}
