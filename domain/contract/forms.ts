/** What anybody can write to the shop: a request for a part, and a message. */
import * as z from 'zod/mini';
import { cartQuantityMax } from '../constants.ts';
import { Email, PhoneNumber, text } from './account.ts';

/** Signs that steer a device; line breaks and tabs belong into a message. */
const controls = /(?![\n\r\t])\p{Cc}/u;

/** Trimmed text of several lines. */
const lines = (most: number) =>
  z.string().check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(most, 'too_long'),
    z.refine((text) => !controls.test(text), 'invalid'),
  );

const Message = lines(4_000);
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
  })
  .check(named('brand'), named('model'));
export type PartRequest = z.infer<typeof PartRequest>;

export const RequestTaken = z.object({ id: z.uuid() });
export type RequestTaken = z.infer<typeof RequestTaken>;

export const ContactMessage = z.strictObject({ fullName: text(120), email: Email, message: Message });
export type ContactMessage = z.infer<typeof ContactMessage>;

/** The answer to a message: it is on its way. */
export const ContactTaken = z.object({ accepted: z.literal(true) });
