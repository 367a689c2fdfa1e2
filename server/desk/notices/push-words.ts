/**
 * What a notice on a telephone says: what happened, and the order's number. No more: it is read on a locked screen by whoever stands
 * beside it.
 */
import type { Locale } from '../../../domain/constants.ts';
import type { PushMessage } from '../../../domain/desk/push-message.ts';
import { deskPathOf, type NoticeContent } from '../../mail/staff/notice-content.ts';

const words = {
  it: {
    order_paid: 'Ordine pagato',
    safety_part: 'Ordine pagato, con un pezzo di sicurezza',
    withdrawal: 'Recesso',
    refund_failed: 'Rimborso non riuscito',
    request: 'Nuova richiesta di ricambio',
    message: 'Nuovo messaggio',
    unanswered: 'Aspetta una risposta nella posta.',
    sold_elsewhere: 'Venduto altrove',
    toFetch: 'Un pezzo è da prendere dal suo posto.',
    channel_silent: 'Un canale di vendita non risponde',
    forADay: 'Da un giorno non prende le novità del magazzino.',
    summary: 'Buongiorno dal banco',
  },
  en: {
    order_paid: 'Order paid',
    safety_part: 'Order paid, with a safety part',
    withdrawal: 'Withdrawal',
    refund_failed: 'Refund failed',
    request: 'New request for a part',
    message: 'New message',
    unanswered: 'It waits for an answer in the inbox.',
    sold_elsewhere: 'Sold elsewhere',
    toFetch: 'A piece has to be fetched from its place.',
    channel_silent: 'A sales channel does not answer',
    forADay: 'For a day it has not taken the news of the stock.',
    summary: 'Good morning from the desk',
  },
} as const satisfies Record<Locale, object>;

/** @param tag what the news are called */
export function noticePush(content: NoticeContent, locale: Locale, tag: string): PushMessage {
  const said = words[locale];
  const about = { path: `/desk${deskPathOf(content)}`, tag };
  switch (content.kind) {
    case 'order_paid': {
      const title = content.hasSafetyPart ? said.safety_part : said.order_paid;
      return { ...about, title, body: content.orderNumber };
    }
    case 'withdrawal':
    case 'refund_failed':
      return { ...about, title: said[content.kind], body: content.orderNumber };
    case 'request':
    case 'message':
      return { ...about, title: said[content.kind], body: said.unanswered };
    case 'sold_elsewhere':
      return { ...about, title: said.sold_elsewhere, body: said.toFetch };
    case 'channel_silent':
      return { ...about, title: said.channel_silent, body: said.forADay };
  }
}

/** @param lines what waits, and how much of it */
export const summaryPush = (lines: readonly string[], locale: Locale, tag: string): PushMessage => ({
  title: words[locale].summary,
  body: lines.join(' · '),
  path: '/desk',
  tag,
});
