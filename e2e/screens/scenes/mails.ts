/** The mails that a customer gets, as a mail program shows them. */
import { setTimeout as pause } from 'node:timers/promises';
import { mailsTo } from '../../steps/outbox.ts';
import { htmlOf } from '../mail-html.ts';
import type { DemoStage, Scene } from '../scene.ts';
import type { Who } from '../whos.ts';

/** Mails are written after the answer, by a job. */
const longestWaitMs = 30_000;

/** @param begins with what the mail's id begins */
async function showMail({ page, shop, customer }: DemoStage, begins: string): Promise<void> {
  const deadline = performance.now() + longestWaitMs;
  const find = () => mailsTo(shop, customer.person.email).find((mail) => mail.includes(`<${begins}`));
  let mail = find();
  while (mail === undefined) {
    if (performance.now() > deadline) throw new Error(`No mail ${begins} was written.`);
    await pause(250);
    mail = find();
  }
  await page.setContent(htmlOf(mail));
}

const mailScene = (name: string, who: Who, begins: string): Scene => ({
  name,
  who,
  steps: (stage) => showMail(stage, begins),
});

export const mailScenes: readonly Scene[] = [
  mailScene('mail-welcome', 'newcomer', 'welcome-'),
  mailScene('mail-password', 'newcomer', 'password-reset-'),
  mailScene('mail-password-changed', 'regular', 'password-changed-'),
  mailScene('mail-newsletter', 'newcomer', 'newsletter-confirmation-'),
  mailScene('mail-request', 'newcomer', 'receipt-request-'),
  mailScene('mail-contact', 'newcomer', 'receipt-contact-'),
  {
    name: 'mail-order',
    who: 'buyer',
    steps: (stage) => showMail(stage, `order-confirmation-${stage.customer.orders.get('paid')?.id}`),
  },
  mailScene('mail-transfer', 'buyer', 'bank-details-'),
  mailScene('mail-withdrawal', 'regular', 'withdrawal-receipt-'),
];
