/** Security headers of every answer. One script that never changes stands in the pages, so the policy needs no nonce (design 4.19). */
import { createHash } from 'node:crypto';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { headScript } from '../../domain/head-script.ts';
import { picturesFolder } from '../../domain/picture-address.ts';
import type { Config } from '../config/config.ts';

/** Where Google's tag comes from and reports to, once a visitor has consented (design 4.12). */
const statisticsHosts = {
  script: ['https://www.googletagmanager.com'],
  /** Its own policy of Trusted Types, made by each of its files. */
  policies: ['goog#html', "'allow-duplicates'"],
  report: [
    'https://www.googletagmanager.com',
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
  ],
};

/** The policies in `src/browser/trusted-types.ts`: what could run as code has passed one of them. */
const ownPolicies = ['scripts', 'signs'];

/** The one script that is written into a page, and no other (decision 0085). */
const headScriptHash = `'sha256-${createHash('sha256').update(headScript).digest('base64')}'`;

/** What the shop never asks a browser for, and nothing that stands on its pages may. */
const refusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-create',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];
/** What the yard's desk asks for beside that: to scan labels, and to sign in with a passkey. */
const featuresOfDesk = ['camera', 'publickey-credentials-create', 'publickey-credentials-get'];

const permissionsPolicy = (own: readonly string[] = []): string =>
  refusedFeatures.map((feature) => `${feature}=(${own.includes(feature) ? 'self' : ''})`).join(', ');

/** For every route that is registered afterwards. */
export function installSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', ({ isInner }, reply, done) => {
    // No browser reads what a page's own calls are answered.
    if (!isInner) reply.headers(headers);
    done();
  });
}

/**
 * Of the desk's page in the place of the shop's own: no host but the shop's and that of its photos, no statistics, and besides the reader of codes, which is
 * WebAssembly (decision 0076).
 */
export function deskHeaders(config: Config): Record<string, string> {
  const headers = securityHeaders({ ...config, analyticsId: undefined });
  return {
    ...headers,
    'content-security-policy': (headers['content-security-policy'] ?? '')
      .replace(` ${headScriptHash}`, '')
      .replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
    'permissions-policy': permissionsPolicy(featuresOfDesk),
    'referrer-policy': 'no-referrer',
  };
}

/** The same for every answer: worked out once, a page that is kept would take a fifth longer otherwise. */
function securityHeaders(config: Config): Record<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  helmet(helmetOptions(config))(response.req, response, () => {});
  const headers = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]);
  return { ...Object.fromEntries(headers), 'permissions-policy': permissionsPolicy() };
}

function helmetOptions(config: Config): HelmetOptions {
  const { script, policies, report } = config.analyticsId
    ? statisticsHosts
    : { script: [], policies: [], report: [] };
  // The folder and not the host: buckets of many shops share one.
  const pictures = config.mediaUrl === undefined ? [] : [`${config.mediaUrl}/${picturesFolder}/`];
  const isHttps = config.publicUrl.startsWith('https:');
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        // `blob:` are photos that somebody is about to send.
        imgSrc: ["'self'", 'data:', 'blob:', ...pictures, ...report],
        // The development server puts styles and a script inline and talks over a web socket.
        scriptSrc: config.isDevelopment
          ? ["'self'", "'unsafe-inline'"]
          : ["'self'", headScriptHash, ...script],
        styleSrc: config.isDevelopment ? ["'self'", "'unsafe-inline'"] : ["'self'"],
        // Photos that were seen the service worker fetches, to have them without a network.
        connectSrc: ["'self'", ...pictures, ...(config.isDevelopment ? ['ws:'] : report)],
        fontSrc: ["'self'"],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        // Vite's own code in the development server knows no Trusted Types.
        ...(!config.isDevelopment && {
          requireTrustedTypesFor: ["'script'"],
          trustedTypes: [...ownPolicies, ...policies],
        }),
        ...(isHttps && { upgradeInsecureRequests: [] }),
      },
    },
    // For browsers that do not know `frame-ancestors`.
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: isHttps && { maxAge: 31_536_000, includeSubDomains: true },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
  };
}
