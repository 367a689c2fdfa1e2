/** Passkeys (WebAuthn), as a second step after the password. What is asked and answered is the library's; it comes with the first use. */
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../../domain/problem.ts';
import { shop } from '../../../shop.config.ts';
import type { Config } from '../../config/config.ts';
import type { Executor } from '../../db/client.ts';
import { staffPasskeys } from '../../db/schema/staff.ts';
import { isOwnOrigin } from '../../http/origins.ts';

const library = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256 (IANA, COSE): what passkeys sign with. The library's own list would try what Node only experiments with. */
const supportedAlgorithmIDs = [-8, -7, -257];

/** Where a passkey is good: the page that asks for it, and the host it is bound to. */
export type Site = { readonly origin: string; readonly host: string };

/** The shop's own address; on a workbench the one of its own under which the page stands. */
export function siteOf({ headers }: FastifyRequest, config: Config): Site {
  const { origin } = headers;
  const own = origin !== undefined && isOwnOrigin(origin, { headers }, config) ? origin : config.publicUrl;
  return { origin: new URL(own).origin, host: new URL(own).hostname };
}

const idsOf = (db: Executor, staffId: string) =>
  db
    .select({ id: staffPasskeys.id, transports: staffPasskeys.transports })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId));

type Person = { readonly id: string; readonly email: string; readonly name: string };

/** What a browser is asked for a new passkey: not one that the person has already. */
export async function askForNewPasskey(
  db: Executor,
  { host }: Site,
  { id, email, name }: Person,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: shop.name,
    rpID: host,
    userName: email,
    userDisplayName: name,
    userID: new TextEncoder().encode(id),
    supportedAlgorithmIDs,
    excludeCredentials: await idsOf(db, id),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  });
}

/** @throws Problem `second_factor_wrong` for anything but a good answer to the challenge from the shop's own page */
export async function addPasskey(
  tx: Executor,
  { origin, host }: Site,
  given: {
    readonly staffId: string;
    readonly challenge: string;
    readonly response: Record<string, unknown>;
    readonly name: string;
  },
  now: Date,
): Promise<void> {
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await refusing(() =>
    verifyRegistrationResponse({
      response: given.response as unknown as RegistrationResponseJSON,
      expectedChallenge: given.challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      requireUserVerification: false,
      supportedAlgorithmIDs,
    }),
  );
  if (!registrationInfo) throw new Problem('second_factor_wrong');
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const added = await tx
    .insert(staffPasskeys)
    .values({
      id,
      staffId: given.staffId,
      publicKey: Buffer.from(publicKey),
      counter,
      transports: [...transports],
      name: given.name,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: staffPasskeys.id });
  if (added.length === 0) throw new Problem('second_factor_wrong');
}

/** What a browser is asked for the second step: one of the person's own. */
export async function askForPasskey(
  db: Executor,
  { host }: Site,
  staffId: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: host,
    allowCredentials: await idsOf(db, staffId),
    userVerification: 'preferred',
  });
}

/** @throws Problem `second_factor_wrong`, also for another person's passkey, and for one that was copied as its count shows */
export async function takePasskey(
  tx: Executor,
  { origin, host }: Site,
  given: {
    readonly staffId: string;
    readonly challenge: string;
    readonly response: Record<string, unknown>;
  },
): Promise<void> {
  const response = given.response as unknown as AuthenticationResponseJSON;
  const [known] = await tx
    .select()
    .from(staffPasskeys)
    .where(and(eq(staffPasskeys.staffId, given.staffId), eq(staffPasskeys.id, String(response.id))))
    .for('update');
  if (!known) throw new Problem('second_factor_wrong');
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await refusing(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: given.challenge,
      expectedOrigin: origin,
      expectedRPID: host,
      credential: {
        id: known.id,
        publicKey: Uint8Array.from(known.publicKey),
        counter: known.counter,
      },
      requireUserVerification: false,
    }),
  );
  if (!verified) throw new Problem('second_factor_wrong');
  await tx
    .update(staffPasskeys)
    .set({ counter: authenticationInfo.newCounter })
    .where(eq(staffPasskeys.id, known.id));
}

/** The library throws an error of its own for whatever is wrong with an answer. */
async function refusing<Verified>(verify: () => Promise<Verified>): Promise<Verified> {
  try {
    return await verify();
  } catch {
    throw new Problem('second_factor_wrong');
  }
}

export async function listPasskeys(db: Executor, staffId: string) {
  const rows = await db
    .select({ id: staffPasskeys.id, name: staffPasskeys.name, createdAt: staffPasskeys.createdAt })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(asc(staffPasskeys.createdAt), asc(staffPasskeys.id));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}

/** @returns what it was called; undefined for one that the person has not */
export async function removePasskey(tx: Executor, staffId: string, id: string): Promise<string | undefined> {
  const [gone] = await tx
    .delete(staffPasskeys)
    .where(and(eq(staffPasskeys.staffId, staffId), eq(staffPasskeys.id, id)))
    .returning({ name: staffPasskeys.name });
  return gone?.name;
}
