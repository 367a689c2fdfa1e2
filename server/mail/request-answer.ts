/** The answer to a request or a message: what was written at the desk, the parts that it names, and below what it answers. */
import type { NamedPart } from '../../domain/contract/desk-inbox.ts';
import type { Locale } from '../../domain/constants.ts';
import { formatDay } from '../../domain/format.ts';
import { nameWithNumber } from '../../domain/part-number.ts';
import { inFull } from '../../domain/picture-address.ts';
import { offerLink } from '../../domain/private-offer.ts';
import { requestReference } from '../../domain/request-reference.ts';
import { href } from '../../domain/routes.ts';
import type { RequestKind } from '../../domain/vocabulary.ts';
import { formatMoney } from '../../domain/written-number.ts';
import { html, type Html } from '../http/html.ts';
import { companyLine, mailSheet } from './mail-sheet.ts';
import type { Mail } from './mailer.ts';

type Asked = {
  readonly id: string;
  readonly kind: RequestKind;
  readonly locale: Locale;
  readonly email: string;
  readonly fullName: string;
  readonly brand: string;
  readonly model: string;
  readonly message: string;
  readonly receivedAt: Date;
};

type Answered = {
  readonly id: string;
  readonly author: string;
  readonly text: string;
  readonly parts: readonly NamedPart[];
  readonly writtenAt: Date;
};

const words = {
  it: {
    subject: {
      part: (reference: string) => `La tua richiesta ${reference}`,
      message: (reference: string) => `Il tuo messaggio ${reference}`,
    },
    hello: (name: string) => `Ciao ${name},`,
    condition: 'condizione',
    open: 'Vedi il pezzo',
    offered: (price: string, before: string, day: string) =>
      `${price} per te fino al ${day}, invece di ${before}`,
    take: 'Aggiungi al carrello a questo prezzo',
    untilSold: 'Nessun pezzo viene messo da parte: va a chi lo ordina per primo.',
    answer: 'Ti serve altro? Rispondi a questa e-mail.',
  },
  en: {
    subject: {
      part: (reference: string) => `Your request ${reference}`,
      message: (reference: string) => `Your message ${reference}`,
    },
    hello: (name: string) => `Hello ${name},`,
    condition: 'condition',
    open: 'See the part',
    offered: (price: string, before: string, day: string) =>
      `${price} for you until ${day}, instead of ${before}`,
    take: 'Put it in the cart at this price',
    untilSold: 'No part is set aside: each goes to whoever orders it first.',
    answer: 'Anything else? Just answer this e-mail.',
  },
} as const satisfies Record<Locale, object>;

/**
 * The same answer always makes the same mail, under the same name.
 *
 * @param earlier what was answered before it, the earliest first
 * @param publicUrl of the shop
 */
export function requestAnswer(
  asked: Asked,
  answer: Answered,
  earlier: readonly Answered[],
  publicUrl: string,
): Mail {
  const { locale, fullName } = asked;
  const said = words[locale];
  const subject = said.subject[asked.kind](requestReference(asked.id));
  const told = answer.parts.map((part) => toldPart(part, locale, publicUrl));
  const thread = [
    ...earlier.toReversed().map(({ author, writtenAt, text }) => ({ by: author, at: writtenAt, text })),
    {
      by: fullName,
      at: asked.receivedAt,
      text: [`${asked.brand} ${asked.model}`.trim(), asked.message].filter(Boolean).join('\n'),
    },
  ].map(({ by, at, text }) => ({ head: `${by}, ${formatDay(at.toISOString(), locale)}`, text }));
  return {
    to: asked.email,
    subject,
    messageId: `request-answer-${answer.id}`,
    text: [
      said.hello(fullName),
      '',
      answer.text,
      '',
      ...told.flatMap(({ title, facts, url, offer }) => [
        title,
        facts,
        url,
        ...(offer ? [`${offer.take}: ${offer.url}`] : []),
        '',
      ]),
      ...(told.length > 0 ? [said.untilSold, ''] : []),
      said.answer,
      '',
      companyLine(locale),
      ...thread.flatMap(({ head, text }) => ['', head, ...text.split('\n').map((line) => `> ${line}`)]),
    ].join('\n'),
    html: mailSheet(
      locale,
      subject,
      html`
        <p style="margin:0 0 8px">${said.hello(fullName)}</p>
        <p style="margin:0 0 16px;white-space:pre-line">${answer.text}</p>
        ${told.map(partRow)}
        ${told.length > 0 ? html`<p style="margin:16px 0">${said.untilSold}</p>` : undefined}
        <p style="margin:16px 0">${said.answer}</p>
        ${thread.map(
          ({ head, text }) =>
            html`<p class="muted" style="margin:16px 0 0;font-size:14px">${head}</p>
              <p class="muted" style="margin:0;font-size:14px;white-space:pre-line">${text}</p>`,
        )}
      `,
    ),
  };
}

type ToldPart = {
  readonly title: string;
  readonly facts: string;
  readonly url: string;
  readonly open: string;
  /** The way to the price that is for whoever asked. */
  readonly offer: { readonly url: string; readonly take: string } | undefined;
  readonly photo: { readonly url: string; readonly alt: string } | undefined;
};

function toldPart(part: NamedPart, locale: Locale, publicUrl: string): ToldPart {
  const { id, name, serialNumber, condition, discountedPrice, image, offer } = part;
  const said = words[locale];
  const everybodys = formatMoney(discountedPrice, locale);
  const price = offer
    ? said.offered(formatMoney(offer.price, locale), everybodys, formatDay(offer.until, locale))
    : everybodys;
  return {
    title: nameWithNumber(name, serialNumber),
    facts: `${price}, ${said.condition} ${condition}`,
    url: publicUrl + href(locale, 'part', { id }),
    open: said.open,
    offer: offer
      ? { url: offerLink(publicUrl + href(locale, 'cart'), offer.id), take: said.take }
      : undefined,
    photo: image ? { url: inFull(image.src, publicUrl), alt: image.alt } : undefined,
  };
}

const partRow = ({ title, facts, url, open, offer, photo }: ToldPart): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0">
    <tr>
      ${
        photo
          ? html`<td style="padding:0 12px 0 0" valign="top">
              <img src="${photo.url}" alt="${photo.alt}" width="96" style="display:block;border-radius:8px" />
            </td>`
          : undefined
      }
      <td valign="top">
        <strong>${title}</strong><br />${facts}<br /><a href="${url}" style="font-weight:700">${open}</a>
        ${offer ? html`<br /><a href="${offer.url}" style="font-weight:700">${offer.take}</a>` : undefined}
      </td>
    </tr>
  </table>`;
