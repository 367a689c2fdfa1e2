/** What anybody can write to the shop: a request for a part, a message, and an address for the newsletter. */
import * as z from 'zod/mini';
import { cartQuantityMax } from '../constants.ts';
import { Email, PhoneNumber } from './account.ts';
import { Lang } from './catalogue.ts';
import { lines, text } from './free-text.ts';

const Message = lines(4_000);

/**
 * A field that no person sees. Who fills it in is a program: it gets the answer that people get, and nothing happens.
 * Called so that a program that fills in whatever it finds cannot leave it alone.
 */
const website = z.optional(z.string().check(z.maxLength(2_000)));

/** Whether a program wrote this. */
export const isFromRobot = (form: { website?: string | undefined }): boolean => Boolean(form.website);

const id = z.int().check(z.minimum(1), z.maximum(999_999_999));

type Car = {
  brandId?: number | undefined;
  brand?: string | undefined;
  modelId?: number | undefined;
  model?: string | undefined;
};

/** Chosen from the lists, or written: one of the two. */
const named = (field: 'brand' | 'model') =>
  z.refine<Car>((car) => car[`${field}Id`] !== undefined || car[field] !== undefined, {
    error: 'required',
    path: [field],
  });

/** Somebody asks for a part that is not in the catalogue. An id counts for more than what is written beside it. */
export const PartRequest = z
  .strictObject({
    brandId: z.optional(id),
    brand: z.optional(text(60)),
    modelId: z.optional(id),
    model: z.optional(text(80)),
    fullName: text(120),
    email: Email,
    phoneNumber: z.optional(PhoneNumber),
    message: Message,
    quantity: z
      .int({ error: ({ input }) => (input === undefined ? 'required' : 'invalid') })
      .check(z.minimum(1, 'required'), z.maximum(cartQuantityMax, 'too_many')),
    website,
  })
  .check(named('brand'), named('model'));
export type PartRequest = z.infer<typeof PartRequest>;

export const RequestTaken = z.object({ id: z.uuid() });
export type RequestTaken = z.infer<typeof RequestTaken>;

export const ContactMessage = z.strictObject({
  fullName: text(120),
  email: Email,
  message: Message,
  website,
});
export type ContactMessage = z.infer<typeof ContactMessage>;

/** The answer to a message: it is on its way. */
export const ContactTaken = z.object({ accepted: z.literal(true) });

export const NewsletterSubscription = z.strictObject({ email: Email, lang: Lang, website });
export type NewsletterSubscription = z.infer<typeof NewsletterSubscription>;

/** The answer to a subscription: the mail that asks for confirmation is on its way. */
export const SubscriptionTaken = z.object({ accepted: z.literal(true) });

/** What a link in a newsletter mail carries. */
export const NewsletterToken = z.strictObject({
  token: z.string().check(z.maxLength(200, 'newsletter_token_invalid')),
});
export type NewsletterToken = z.infer<typeof NewsletterToken>;

export const NewsletterState = z.object({ state: z.literal('subscribed') });
export type NewsletterState = z.infer<typeof NewsletterState>;
