/** Security headers of every answer. No inline script anywhere, so the policy needs no nonce (design 4.19). */
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Config } from '../config.ts';

/** Where Google's tag comes from and reports to, once a visitor has consented (design 4.12). */
const statisticsHosts = {
  script: ['https://www.googletagmanager.com'],
  report: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

export function contentSecurityPolicy(config: Config): FastifyHelmetOptions {
  const { script, report } = config.analyticsId ? statisticsHosts : { script: [], report: [] };
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
        imgSrc: ["'self'", 'data:', 'blob:', ...report],
        // The development server puts styles and a script inline and talks over a web socket.
        scriptSrc: config.isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'", ...script],
        styleSrc: config.isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        connectSrc: config.isDevelopment ? ["'self'", 'ws:'] : ["'self'", ...report],
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  };
}
