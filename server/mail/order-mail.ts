/** A mail about what happens to an order: what it is, the facts, and the order itself. As text and as HTML. */
import type { Locale } from '../../domain/constants.ts';
import type { Order } from '../../domain/contract/orders.ts';
import { href } from '../../domain/routes.ts';
import { html } from '../http/html.ts';
import { orderLines, type Recipient } from './confirmation-lines.ts';
import { factLines, factTable, type Facts, companyLine, mailSheet } from './mail-sheet.ts';
import type { Mail } from './mailer.ts';
import { orderTable } from './order-table.ts';

export type OrderNews = {
  readonly subject: string;
  /** Follows the greeting, and begins as a letter does: small in Italian, large in English. */
  readonly intro: string;
  readonly facts: Facts;
  readonly link?: { readonly name: string; readonly url: string } | undefined;
  readonly last?: string | undefined;
  /** Who has paid is no stranger. Anybody may order in somebody else's name: until then the mail repeats nobody's (decision 0013). */
  readonly isPaid: boolean;
  /** The same news have the same name: whoever gets them twice sees them once. */
  readonly messageId: string;
};

export function orderMail(order: Order, recipient: Recipient, news: OrderNews): Mail {
  const { locale, firstName, publicUrl, to } = recipient;
  const { subject, intro, facts, link, last, messageId, isPaid } = news;
  const { hello, see } = words[locale];
  const greeting = isPaid ? `${hello} ${firstName},` : `${hello},`;
  const orderUrl = publicUrl + href(locale, 'orders');
  const factsText = [...factLines(facts), ...(link ? [`${link.name}: ${link.url}`] : [])];
  return {
    to,
    subject,
    text: [
      greeting,
      intro,
      '',
      ...(factsText.length > 0 ? [...factsText, ''] : []),
      ...orderLines(order, locale),
      '',
      ...(last === undefined ? [] : [last, '']),
      `${see}: ${orderUrl}`,
      '',
      companyLine(locale),
    ].join('\n'),
    html: mailSheet(
      locale,
      subject,
      html`
        <p style="margin:0 0 8px">${greeting}</p>
        <p style="margin:0 0 16px">${intro}</p>
        ${facts.length > 0 ? factTable(facts) : html``}
        ${link ? html`<p style="margin:16px 0"><a href="${link.url}" style="font-weight:700">${link.name}</a></p>` : html``}
        ${orderTable(order, locale)}
        ${last === undefined ? html`` : html`<p style="margin:16px 0">${last}</p>`}
        <p style="margin:16px 0"><a href="${orderUrl}">${see}</a></p>
      `,
    ),
    messageId,
  };
}

const words = {
  it: { hello: 'Ciao', see: 'Vedi il tuo ordine' },
  en: { hello: 'Hello', see: 'See your order' },
} as const satisfies Record<Locale, object>;
