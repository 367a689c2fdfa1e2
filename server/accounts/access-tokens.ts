/** The bearer token of protected calls: a JWT of 15 minutes that names a person and a session (design 4.5). */
import { errors, jwtVerify, SignJWT } from 'jose';
import { tokenLifetimeSeconds } from '../../domain/constants.ts';
import { Problem } from '../../domain/problem.ts';
import type { Deps } from '../deps.ts';
import { deriveKey } from '../derived-key.ts';

export type TokenSubject = { readonly userId: string; readonly sessionId: string };

export type AccessTokens = {
  issue(subject: TokenSubject): Promise<string>;
  /** @throws Problem `unauthorized` when it is not ours, or too old */
  read(token: string): Promise<TokenSubject>;
};

export function createAccessTokens({ config, clock }: Pick<Deps, 'config' | 'clock'>): AccessTokens {
  const key = deriveKey(config.sessionSecret, 'access-token');
  const issuer = config.publicUrl;
  const audience = `${config.publicUrl}/api`;
  const algorithm = 'HS256';

  return {
    issue({ userId, sessionId }) {
      const issuedAt = Math.floor(clock().getTime() / 1000);
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: algorithm })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(userId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + tokenLifetimeSeconds)
        .sign(key);
    },

    async read(token) {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer,
          audience,
          requiredClaims: ['sub', 'sid', 'exp'],
          currentDate: clock(),
        });
        return { userId: String(payload.sub), sessionId: String(payload['sid']) };
      } catch (error) {
        if (error instanceof errors.JOSEError) throw new Problem('unauthorized');
        throw error;
      }
    },
  };
}
