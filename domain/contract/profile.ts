/** What a signed-in person changes, sees and takes along of their own account. */
import * as z from 'zod/mini';
import { locales, passwordMaxLength } from '../constants.ts';
import { AccountCart } from './account-cart.ts';
import { PaymentMethod } from './buying.ts';
import { Password, reachable, SignUpLegal, User } from './account.ts';
import { Address } from './addresses.ts';
import { requestKinds } from '../vocabulary.ts';
import { Order } from './orders.ts';

const { firstName, lastName, phoneNumber, fiscalCode, companyName, vatNumber, uniqueCode, pecAddress } =
  SignUpLegal.shape;

/** A part that an answer named, at its price then, and at that which was for the person alone. Cents. */
const OfferedPart = z.object({
  name: z.string(),
  serialNumber: z.string(),
  discountedPrice: z.int(),
  offer: z.nullable(z.object({ price: z.int(), until: z.string() })),
});

const person = { firstName, lastName, phoneNumber, fiscalCode: z.nullable(fiscalCode) };
const company = {
  ...person,
  companyName,
  vatNumber,
  uniqueCode: z.nullable(uniqueCode),
  pecAddress: z.nullable(pecAddress),
};

/** What a person may change of their profile; null where nothing is to be kept. */
export const IndividualProfile = z.strictObject(person);
/** The same of a company, which must stay reachable. */
export const LegalProfile = z.strictObject(company).check(reachable);

/** Any of the fields; the whole is checked again by the profile of that kind of customer. */
export const ProfileChange = z.partial(z.strictObject(company));
export type ProfileChange = z.infer<typeof ProfileChange>;

/** The password of today, as it is asked for again before something that matters. */
const CurrentPassword = z
  .string()
  .check(z.minLength(1, 'required'), z.maxLength(passwordMaxLength, 'too_long'));

export const PasswordChange = z.strictObject({ oldPassword: CurrentPassword, newPassword: Password });
export type PasswordChange = z.infer<typeof PasswordChange>;

export const Erasure = z.strictObject({ password: CurrentPassword });
export type Erasure = z.infer<typeof Erasure>;

/** A signed-in browser. */
export const Session = z.object({
  id: z.uuid(),
  /** What the browser calls itself; empty when it says nothing. */
  userAgent: z.string(),
  /** Its name and its system's, as far as that tells them. */
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  createdAt: z.string(),
  /** When it last renewed its token: at most ten minutes before it was last used. */
  seenAt: z.string(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof Session>;

/** A request for a part, or a message, which has no car and no pieces. */
const Written = z.object({
  id: z.uuid(),
  kind: z.enum(requestKinds),
  brand: z.string(),
  model: z.string(),
  fullName: z.string(),
  email: z.string(),
  phoneNumber: z.nullable(z.string()),
  message: z.string(),
  quantity: z.int(),
  /** JPEG as data URLs: of the newest requests. */
  photos: z.array(z.string()),
  receivedAt: z.string(),
  answeredAt: z.nullable(z.string()),
  closedAt: z.nullable(z.string()),
  /** What the shop answered. */
  answers: z.array(
    z.object({ author: z.string(), text: z.string(), parts: z.array(OfferedPart), writtenAt: z.string() }),
  ),
});

const Subscription = z.object({
  email: z.string(),
  state: z.enum(['pending', 'subscribed', 'unsubscribed']),
  requestedAt: z.string(),
  confirmedAt: z.nullable(z.string()),
  unsubscribedAt: z.nullable(z.string()),
});

const PlacedOrder = z.extend(Order, {
  /** The buyer as they were. */
  buyer: z.record(z.string(), z.nullable(z.string())),
  /** What was accepted, in which version of the words, and when. */
  consents: z.record(z.string(), z.union([z.string(), z.boolean()])),
  repairerRegistration: z.nullable(z.string()),
  carPlate: z.nullable(z.string()),
  /** Why a piece was given back, where the buyer said so. */
  returnReasons: z.array(z.object({ itemId: z.string(), reason: z.string() })),
  refunds: z.array(
    z.object({ amount: z.int(), reason: z.string(), state: z.string(), doneAt: z.nullable(z.string()) }),
  ),
  /** Electronic invoices and credit notes, each with every file that was made of it. */
  invoices: z.array(
    z.object({ number: z.string(), kind: z.string(), day: z.string(), amount: z.int(), xml: z.string() }),
  ),
  /** What the buyer said of themselves for an invoice, beside the order. */
  invoiceDetails: z.record(z.string(), z.string()),
  payments: z.array(
    z.object({
      method: PaymentMethod,
      provider: z.string(),
      reference: z.string(),
      amount: z.int(),
      currency: z.string(),
      state: z.string(),
      createdAt: z.string(),
      settledAt: z.nullable(z.string()),
    }),
  ),
});

/** Everything that the shop holds about a person (GDPR, art. 15 and 20). Amounts in cents. */
export const PersonalData = z.object({
  exportedAt: z.string(),
  profile: z.extend(User, { locale: z.enum(locales) }),
  addresses: z.array(Address),
  orders: z.array(PlacedOrder),
  cart: AccountCart.shape.entries,
  sessions: z.array(Session),
  /** Whether a link that was mailed to the address was used; until then it may be somebody else's, and the two below stay empty. */
  isMailboxProven: z.boolean(),
  requests: z.array(Written),
  newsletter: z.array(Subscription),
});
export type PersonalData = z.infer<typeof PersonalData>;
