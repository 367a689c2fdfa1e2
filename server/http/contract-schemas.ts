/** The shapes of the contract under their own names, so that the description of the API can refer to them. */
import * as z from 'zod/mini';
import * as account from '../../domain/contract/account.ts';
import * as addresses from '../../domain/contract/addresses.ts';
import * as buying from '../../domain/contract/buying.ts';
import * as catalogue from '../../domain/contract/catalogue.ts';
import * as forms from '../../domain/contract/forms.ts';
import * as orders from '../../domain/contract/orders.ts';
import * as parts from '../../domain/contract/parts.ts';
import * as profile from '../../domain/contract/profile.ts';
import * as search from '../../domain/contract/search.ts';

/** Shapes of addresses and headers are told field by field where they are used. */
const isSpelledOut = /(Query|Parameters|Header|Lang)$/;

export const contractSchemas = z.registry<{ id: string }>();

for (const contract of [account, addresses, buying, catalogue, forms, orders, parts, profile, search]) {
  for (const [name, schema] of Object.entries(contract)) {
    if (schema instanceof z.core.$ZodType && !isSpelledOut.test(name))
      contractSchemas.add(schema, { id: name });
  }
}
