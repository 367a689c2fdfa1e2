/** People who come to the shop under test. */
import { randomUUID } from 'node:crypto';
import type { BrowserContext } from '@playwright/test';
import type { SignUp } from '../../domain/contract/account.ts';
import type { ShopPlace } from './shop.ts';

/** Somebody whom the shop does not know yet. */
export function newPerson(name: { firstName?: string; lastName?: string } = {}): SignUp {
  return {
    type: 'individual',
    firstName: 'Maria',
    lastName: 'Rossi',
    email: `${randomUUID()}@example.com`,
    phoneNumber: '+39 333 1234567',
    password: 'una chiave inglese',
    acceptTerms: true,
    acceptPrivacy: true,
    ...name,
  };
}

/** A company that repairs cars. */
export const newGarage = (): SignUp => ({
  ...newPerson(),
  type: 'legal',
  companyName: 'Officina Rossi S.r.l.',
  vatNumber: '01234560371',
  uniqueCode: 'ABC1234',
});

/** Registers a person and gives the browser their session, without the screen. */
export async function signIn(
  context: BrowserContext,
  shop: Pick<ShopPlace, 'url'>,
  person: SignUp = newPerson(),
): Promise<SignUp> {
  const signUp = await context.request.post(`${shop.url}/api/auth/signup`, { data: person });
  if (signUp.status() !== 201) throw new Error(`signing up failed: ${await signUp.text()}`);
  const { email, password } = person;
  const signedIn = await context.request.post(`${shop.url}/api/auth/signin`, { data: { email, password } });
  if (!signedIn.ok()) throw new Error(`signing in failed: ${await signedIn.text()}`);
  return person;
}
