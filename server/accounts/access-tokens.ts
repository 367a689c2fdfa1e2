/** The bearer token of protected calls: a JWT of 15 minutes that names a person and a session (design 4.5). */
import { errors, jwtVerify, SignJWT } from 'jose';
import { tokenLifetimeSeconds } from '../../domain/constants.ts';
import { Problem } from '../../domain/problem.ts';
import type { Deps } from '../deps.ts';
import { deriveKeys } from '../config/derived-key.ts';

export type TokenSubject = { readonly userId: string; readonly sessionId: string };

export type AccessTokens = {
  issue(subject: TokenSubject): Promise<string>;
  /** @throws Problem `unauthorized` when it is not ours, or too old */
  read(token: string): Promise<TokenSubject>;
};

export function createAccessTokens({ config, clock }: Pick<Deps, 'config' | 'clock'>): AccessTokens {
  const [key, formerKey] = deriveKeys(config, 'access-token');
  const issuer = config.publicUrl;
  const audience = `${config.publicUrl}/api`;
  const algorithm = 'HS256';

  const verify = (token: string, by: Buffer) =>
    jwtVerify(token, by, {
      algorithms: [algorithm],
      issuer,
      audience,
      requiredClaims: ['sub', 'sid', 'exp'],
      currentDate: clock(),
    });

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
        const { payload } = await verify(token, key).catch((error: unknown) => {
          if (formerKey && error instanceof errors.JWSSignatureVerificationFailed)
            return verify(token, formerKey);
          throw error;
        });
        return { userId: String(payload.sub), sessionId: String(payload['sid']) };
      } catch (error) {
        if (error instanceof errors.JOSEError)
          throw Object.assign(new Problem('unauthorized'), { cause: error });
        throw error;
      }
    },
  };
}
