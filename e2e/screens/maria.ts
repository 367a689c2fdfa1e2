/** The person in the pictures: what she is called, and where her parcels and invoices go. */
import type { Locale } from '../../domain/constants.ts';
import type { SignUp } from '../../domain/contract/account.ts';
import type { NewAddress } from '../../domain/contract/addresses.ts';
import type { Who } from './whos.ts';

const maria = {
  firstName: 'Maria',
  lastName: 'Rossi',
  phoneNumber: '+39 333 1234567',
  password: 'una chiave inglese',
  acceptTerms: true,
  acceptPrivacy: true,
} as const;

/** Her account in a language: one for each of her circumstances. */
export function accountOf(who: Who, locale: Locale): SignUp {
  const email = `${who}.${locale}@example.com`;
  if (who !== 'workshop') return { ...maria, type: 'individual', email };
  const company = {
    companyName: 'Officina Rossi S.r.l.',
    vatNumber: '01234560371',
    uniqueCode: 'ABC1234',
  };
  return { ...maria, type: 'legal', email, ...company };
}

export const home: NewAddress = {
  kind: 'delivery',
  name: 'Maria Rossi',
  address: 'Via Roma 1',
  postalCode: '40121',
  city: 'Bologna',
  region: 'BO',
  country: 'IT',
  isDefault: true,
};

/** As long as addresses are at times. */
export const work: NewAddress = {
  ...home,
  name: 'Officina Rossi, di fianco al distributore',
  address: 'Strada Statale 9 Via Emilia Ponente 1234/B, interno 12',
  postalCode: '40026',
  city: 'Imola',
  isDefault: false,
};

export const abroad: NewAddress = {
  ...home,
  kind: 'billing',
  name: 'Garage Rossi SARL',
  address: '12 rue de la Paix',
  postalCode: '75002',
  city: 'Paris',
  region: 'Île-de-France',
  country: 'FR',
  isDefault: false,
};
