/** Who buys, as an order keeps it: a person, or the company that a person orders for. What an invoice needs. */
import * as z from 'zod/mini';

const person = {
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: z.string(),
  /** Compact, as `fiscal.ts` makes it; a company's too. */
  fiscalCode: z.nullable(z.string()),
};

const Individual = z.object({
  type: z.literal('individual'),
  ...person,
  companyName: z.null(),
  vatNumber: z.null(),
  uniqueCode: z.null(),
  pecAddress: z.null(),
});

/** Reached by the exchange system under its unique code or its certified mail. */
const LegalEntity = z.object({
  type: z.literal('legal'),
  ...person,
  companyName: z.string(),
  vatNumber: z.string(),
  uniqueCode: z.nullable(z.string()),
  pecAddress: z.nullable(z.string()),
});

export const Buyer = z.discriminatedUnion('type', [Individual, LegalEntity]);
export type Buyer = z.infer<typeof Buyer>;

/** The company, or the person. */
export const buyerName = ({
  companyName,
  firstName,
  lastName,
}: Pick<Buyer, 'companyName' | 'firstName' | 'lastName'>): string =>
  companyName || [firstName, lastName].filter(Boolean).join(' ');
