/**
 * What people really send, by the name of the field. What begins with `@` stands for something of the shop that is fuzzed
 * (`world.ts`): so the same seed makes the same calls, whatever ids that shop gave.
 */
import { home, officina, password } from '../people.ts';

export const likely: Readonly<Record<string, readonly unknown[]>> = {
  email: ['@email:own', '@email:other', 'nessuno@example.com', 'PEC@Example.com'],
  pecAddress: ['pec@example.com'],
  password: [password, 'un’altra chiave', 'una chiave inglése 🔧'],
  oldPassword: [password],
  newPassword: [password, 'un’altra chiave'],
  phoneNumber: ['+39 333 1234567', '0511234567'],
  fiscalCode: ['RSSMRA85T10A562S', 'rss mra 85t10 a562s'],
  vatNumber: [officina.type === 'legal' ? officina.vatNumber : ''],
  uniqueCode: ['ABC1234', '0000000'],
  country: ['IT', 'it', 'DE'],
  region: ['BO', home.region, 'Bayern'],
  province: ['BO', 'CA', 'ME'],
  postalCode: [home.postalCode],
  billingAddressId: ['@billing:own', '@billing:own', '@billing:other', '@delivery:own'],
  deliveryAddressId: ['@delivery:own', '@delivery:own', '@delivery:other'],
  delivery: ['courier', 'collection', 'collection'],
  partId: ['@part', '@part', '@sold-out', 999_999_999],
  brandId: ['@brand'],
  modelId: ['@model'],
  finalPrice: ['@price'],
  token: ['@reset', '@confirm', '@unsubscribe', 'x'.repeat(43)],
  website: [undefined],
};

/** The same for what stands in a path, by the path up to it. */
export const likelyInPath: Readonly<Record<string, readonly string[]>> = {
  '/api/parts/': ['@part', '@part', '@sold-out', '999999999', '0', '007'],
  '/api/orders/': ['@paid:own', '@paid:own', '@paid:other', '@unpaid:own'],
  '/items/': ['@item:own', '@item:own', '@item:other'],
  '/api/addresses/': ['@spare:own', '@spare:own', '@delivery:other', '@billing:own'],
  '/api/yard/': ['@piece', '@piece', '0'.repeat(64)],
  '/api/users/me/sessions/': ['@session:own', '@session:other'],
};

/** The same in a query, where everything is text. */
export const likelyInQuery: Readonly<Record<string, readonly string[]>> = {
  query: ['faro', '51 810 268', 'fanale fiat panda', 'cruscotto senza senso', '735145027', 'è', ' '],
  brand: ['@brand', '@brand,1,2'],
  model: ['@model'],
  price: ['50-200', '-200', '50-', '200-50'],
  page: ['1', '2', '1000000'],
  limit: ['1', '15', '60', '61'],
  token: ['@unsubscribe', '@confirm'],
  only: ['group', 'group,faro-anteriore', 'group,42'],
  facets: ['near'],
};
