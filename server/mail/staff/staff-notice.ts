/** News to somebody at the yard: what happened, the pieces by code and place, and the way to the desk. In their language. */
import type { Locale } from '../../../domain/constants.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { html } from '../../http/html.ts';
import { companyLine, factLines, factTable, mailSheet, type Facts } from '../mail-sheet.ts';
import type { Mail } from '../mailer.ts';
import { deskPathOf, type NoticeContent, type OrderFacts, type PieceFacts } from './notice-content.ts';
import { noticeWords } from './staff-notice-words.ts';

export type StaffRecipient = { readonly name: string; readonly email: string; readonly locale: Locale };

/** Where the desk is, and what names the mail. */
export type StaffMailFrame = { readonly publicUrl: string; readonly messageId: string };

/** The same news always make the same mail, under the same name. */
export function staffNotice(
  { name, email, locale }: StaffRecipient,
  content: NoticeContent,
  { publicUrl, messageId }: StaffMailFrame,
): Mail {
  const { hello, open, why } = noticeWords[locale];
  const { subject, intro, facts, warning } = noticeOf(content, locale);
  const url = `${publicUrl}/desk${deskPathOf(content)}`;
  return {
    to: email,
    subject,
    messageId,
    text: [
      hello(name),
      intro,
      '',
      ...factLines(facts),
      '',
      ...(warning ? [warning, ''] : []),
      `${open}: ${url}`,
      '',
      why,
      companyLine(locale),
    ].join('\n'),
    html: mailSheet(
      locale,
      subject,
      html`
        <p style="margin:0 0 8px">${hello(name)}</p>
        <p style="margin:0 0 16px">${intro}</p>
        ${factTable(facts)}
        ${warning ? html`<p style="margin:16px 0;font-weight:700">${warning}</p>` : undefined}
        <p style="margin:16px 0"><a href="${url}" style="font-weight:700">${open}</a></p>
        <p class="muted" style="margin:0 0 8px;font-size:14px">${why}</p>
      `,
    ),
  };
}

type Notice = {
  readonly subject: string;
  readonly intro: string;
  readonly facts: Facts;
  readonly warning?: string | undefined;
};

function noticeOf(content: NoticeContent, locale: Locale): Notice {
  const said = noticeWords[locale];
  if (content.kind === 'request') {
    const { reference, car, message } = content;
    const { request } = said;
    return {
      subject: request.subject(car),
      intro: request.intro,
      facts: [
        [request.reference, reference],
        [request.car, car],
        [request.message, message],
      ],
    };
  }
  if (content.kind === 'message') {
    const { reference, from, message } = content;
    return {
      subject: said.message.subject(from),
      intro: said.message.intro,
      facts: [
        [said.message.reference, reference],
        [said.message.from, from],
        [said.message.message, message],
      ],
    };
  }
  if (content.kind === 'sold_elsewhere') {
    const { channel, reference, piece } = content;
    const { sold_elsewhere: sold } = said;
    return {
      subject: sold.subject(channel, piece.code),
      intro: sold.intro(channel),
      facts: [pieceFact(piece, locale), [sold.channel, channel], [sold.reference, reference]],
    };
  }
  if (content.kind === 'channel_silent') {
    const { name, url, failure } = content;
    const { subject, intro, channel, address, failure: lastAnswer } = said.channel_silent;
    return {
      subject: subject(name),
      intro: intro(name),
      facts: [
        [channel, name],
        [address, url],
        [lastAnswer, failure],
      ],
    };
  }
  const { orderNumber } = content;
  const about = { facts: orderFacts(content, locale) };
  const codes = content.pieces.map(({ code }) => code).join(', ');
  switch (content.kind) {
    case 'order_paid': {
      const { subject, safety, intro, warning } = said.order_paid;
      return {
        ...about,
        subject: subject(orderNumber, codes) + (content.hasSafetyPart ? safety : ''),
        intro,
        warning: content.hasSafetyPart ? warning : undefined,
      };
    }
    case 'withdrawal': {
      const { subject, inYard, onItsWay } = said.withdrawal;
      return { ...about, subject: subject(orderNumber, codes), intro: content.isInYard ? inYard : onItsWay };
    }
    case 'refund_failed': {
      const amount = formatMoney(content.amount, locale);
      const { subject, intro } = said.refund_failed;
      return { ...about, subject: subject(orderNumber, amount), intro: intro(amount) };
    }
  }
}

function orderFacts({ pieces, buyer, to }: OrderFacts, locale: Locale): Facts {
  const said = noticeWords[locale];
  return [
    ...pieces.map((piece) => pieceFact(piece, locale)),
    [said.buyer, buyer],
    [said.to, to ?? said.collected],
  ];
}

const pieceFact = ({ code, place, what, quantity }: PieceFacts, locale: Locale): Facts[number] => [
  code,
  `${quantity} × ${what} · ${place ?? noticeWords[locale].withoutPlace}`,
];
