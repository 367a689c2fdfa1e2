/** Security headers of every answer. No inline script anywhere, so the policy needs no nonce (design 4.19). */
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config.ts';

export function contentSecurityPolicy(config: Config): FastifyHelmetOptions {
  const isHttps = config.publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'none'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        // `blob:` are photos that somebody is about to send.
        imgSrc: ["'self'", 'data:', 'blob:'],
        // The development server puts styles and a script inline and talks over a web socket.
        scriptSrc: config.isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        styleSrc: config.isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        connectSrc: config.isDevelopment ? ["'self'", 'ws:'] : ["'self'"],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  };
}
