/** What the cookie that holds a session is called. */
import { sessionCookie } from '../../domain/constants.ts';
import type { Config } from '../config/config.ts';

/**
 * On https the name says `__Host-`: a browser then takes the cookie from this very host alone, so that no neighbour
 * under the same domain can plant one (RFC 6265bis, 4.1.3.2). On http a browser would refuse that name.
 */
export function sessionCookieName({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return publicUrl.startsWith('https:') ? `__Host-${sessionCookie}` : sessionCookie;
}
