/** What people wrote to the shop, at the yard's desk: requests for parts and messages, with what was answered. */
import * as z from 'zod/mini';
import { inboxStates } from '../desk/inbox.ts';
import { highestPriceCents } from '../facts/believed.ts';
import { conditions, requestKinds } from '../vocabulary.ts';
import { locales, partIdMax } from '../constants.ts';
import { offerDays, offerStates } from '../private-offer.ts';
import { lines } from './free-text.ts';
import { Image } from './parts.ts';

/** A request or a message in the list. */
export const InboxEntry = z.object({
  id: z.uuid(),
  kind: z.enum(requestKinds),
  /** What people call it when they speak of it. */
  reference: z.string(),
  fullName: z.string(),
  /** The car; empty for a message. */
  car: z.string(),
  /** Its first words. */
  beginning: z.string(),
  photoCount: z.int(),
  receivedAt: z.string(),
  state: z.enum(inboxStates),
  /** Nobody has answered within a working day. */
  isLate: z.boolean(),
});
export type InboxEntry = z.infer<typeof InboxEntry>;
export const Inbox = z.object({ entries: z.array(InboxEntry) });
export type Inbox = z.infer<typeof Inbox>;

/** A part as an answer names it: as it was when it was answered. Cents. */
export const NamedPart = z.object({
  id: z.int(),
  name: z.string(),
  serialNumber: z.string(),
  condition: z.enum(conditions),
  discountedPrice: z.int(),
  image: z.nullable(Image),
  /** A price for whoever asked. Cents. */
  offer: z.nullable(z.object({ id: z.uuid(), price: z.int(), until: z.string() })),
});
export type NamedPart = z.infer<typeof NamedPart>;

/** What became of its offer since; null where it has none. */
export const AnsweredPart = z.extend(NamedPart, { offerState: z.nullable(z.enum(offerStates)) });
export type AnsweredPart = z.infer<typeof AnsweredPart>;

export const InboxThread = z.extend(InboxEntry, {
  email: z.string(),
  phoneNumber: z.nullable(z.string()),
  /** In which language they are answered. */
  locale: z.enum(locales),
  message: z.string(),
  quantity: z.int(),
  answers: z.array(
    z.object({
      id: z.uuid(),
      author: z.string(),
      text: z.string(),
      parts: z.array(AnsweredPart),
      writtenAt: z.string(),
    }),
  ),
});
export type InboxThread = z.infer<typeof InboxThread>;

export const InboxParameters = z.object({ id: z.uuid() });
/** The id is made by whoever answers: sent twice it is one answer. */
export const AnswerParameters = z.extend(InboxParameters, { answerId: z.uuid() });
export const InboxOfferParameters = z.extend(InboxParameters, { offerId: z.uuid() });
export const InboxPhotoParameters = z.extend(InboxParameters, {
  position: z.coerce.number().check(z.int(), z.minimum(0), z.maximum(99)),
});

/** Parts that an answer names, at the most. */
export const answerPartsMax = 6;

const WantedPart = z.strictObject({
  id: z.int().check(z.minimum(1), z.maximum(partIdMax)),
  /** A price for whoever asked, in cents; everybody's where it is left out. */
  price: z.optional(z.int().check(z.minimum(1), z.maximum(highestPriceCents))),
});

export const NewAnswer = z.strictObject({
  text: lines(4_000),
  parts: z.array(WantedPart).check(z.maxLength(answerPartsMax, 'too_many')),
  /** For how many days its private offers are good. */
  offerDays: z.union(offerDays.map((days) => z.literal(days))),
});
export type NewAnswer = z.infer<typeof NewAnswer>;

export const InboxClosed = z.strictObject({ isClosed: z.boolean() });
