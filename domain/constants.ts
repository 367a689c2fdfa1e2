/**
 * The shop's fixed numbers and names: section 9 of the specification, each with its unit and source.
 * What the shopkeeper may change (company data, couriers, rates, policies) stands in `shop.config.ts` instead.
 */

/** Languages of the shop, the default one first (specification 9). */
export const locales = ['it', 'en'] as const;
export type Locale = (typeof locales)[number];
/** What is said in both, side by side, so that neither can be forgotten. */
export type InBoth<Words = string> = Readonly<Record<Locale, Words>>;
/** Sentences by name, some of them about something. */
export type Sentences = Readonly<Record<string, InBoth | ((...about: never[]) => InBoth)>>;
export const defaultLocale: Locale = 'it';

/** Readable cookie with the chosen language, kept for 365 days (specification 2). */
export const localeCookie = { name: 'locale', maxAgeDays: 365 } as const;
/** Which private offers were taken; scripts cannot read it. */
export const offersCookie = { name: 'offers', maxAgeDays: 31 } as const;

/** ISO 4217 code of every amount (specification 9). */
export const currency = 'EUR';

/** Refund after a withdrawal, and sending back, in days (art. 56 and 57 Codice del consumo). */
export const refundDays = 14;
export const sendBackDays = 14;

/** How long what belongs to an order is kept, in years (art. 2220 of the civil code). */
export const bookkeepingYears = 10;

/** How long a request for a part is kept after it was answered, and one that was not after it came, in months. */
export const requestRetentionMonths = { afterAnswer: 6, afterArrival: 12 } as const;
/** How long it is known what was searched for on a day, by nobody in particular. */
export const searchCountRetentionDays = 90;

/** Over how many days before a reduction the lowest price is looked for (art. 17-bis Codice del consumo). */
export const lowestPriceDays = 30;

/** Shortest password that is taken (specification 5). */
export const passwordMinLength = 8;
/** Longest password that is taken: argon2 would take more, a request body should not. */
export const passwordMaxLength = 128;

/** How often a signed-in browser renews its token (specification 9). */
export const refreshEveryMs = 600_000;
/** How long an access token is good (design 4.5). */
export const tokenLifetimeSeconds = 15 * 60;
/** How long a session lives without a visit (design 4.5). */
export const sessionLifetimeDays = 30;
/** How long a session lives at most, however often it is visited: then the password is asked for again. */
export const sessionLifetimeMaxDays = 90;
/** How long a request and its answer are on the way at most: until then a session cookie may be overtaken by another (decision 0043). */
export const strayCookieMs = 60_000;

/** How long an address counts as known to an account that was signed in to from there. */
export const knownPlaceDays = 30;

/** How long the link to a new password is good (api). */
export const resetLinkMinutes = 60;

/** Results a page of the catalogue holds, and the most a caller may ask for (specification 9, api). */
export const searchPageSize = 15;
export const searchPageSizeMax = 60;
/** Orders on a page of the account. */
export const ordersPageSize = 15;
/** Longest search query that is read; the rest is cut (api). */
export const searchQueryMaxLength = 200;

/** Latest parts on the home page, in stock only (specification 9). */
export const latestPartsCount = 4;
/** Similar parts on a part's page (api). */
export const similarPartsCount = 8;
/** Parts of the same donor car on a part's page, before somebody asks for all of them; and all of them. */
export const sameCarPartsCount = 6;
export const sameCarPartsMax = 60;

/** Pieces a cart entry starts with (specification 9), and the most that one line takes. */
export const defaultCartQuantity = 1;
export const cartQuantityMax = 99;
/** Largest id a part can have in a request: what is beyond is no part. */
export const partIdMax = 999_999_999;
/** Lines a cart holds at most: more is a mistake or an attack. */
export const cartLinesMax = 100;

/** In IndexedDB: one's own orders, for who asked to have them on this device. */
export const pocketOrdersKey = 'orders';

/** Local storage keys: the specification's (9), the chosen car, the province to which things go, how lists are looked at, and what the pieces in the cart cost when it was told last. */
export const storageKeys = {
  cart: 'cart',
  accountCart: 'account-cart',
  checkout: 'checkout',
  car: 'car',
  province: 'province',
  view: 'view',
  prices: 'prices',
  owner: 'owner',
} as const;

/** Pause after the last key before suggestions are looked up (specification 9). */
export const suggestionDebounceMs = 50;
/** Shortest query that is looked up for suggestions (specification 5). */
export const suggestionMinLength = 1;

/** Once shown, a skeleton or bar stays this long (specification 9, design 4.17). */
export const minimumWaitShownMs = 200;

/** Calls of the browser: time-out, retries and their pauses (specification 7 and 9). */
export const requestTimeoutMs = 10_000;
export const requestRetries = 2;
export const retryMethods = ['get', 'put', 'head', 'delete', 'options', 'trace'] as const;
export const retryStatuses = [408, 413, 429, 500, 502, 503, 504];
export const retryAfterMaxMs = 5_000;
/** Pause before the n-th retry: 0.3 · 2^(n−1) seconds. */
export const retryPauseMs = (attempt: number): number => 300 * 2 ** (attempt - 1);
/** After this the network is taken for hung, and what is kept is shown. */
export const cacheAfterMs = 3_000;

/** How long checkout keeps pieces for a buyer: by card or wallet, and by bank transfer (api). */
export const reservationMinutes = 30;
export const bankTransferWorkingDays = 3;

/**
 * Orders that one person may have unpaid at a time: each of them keeps pieces from everybody else,
 * and an account costs nothing, so that without a bound one person could empty the shop.
 */
export const openOrdersMax = 3;

/** Addresses that one person keeps at most: more is a mistake or an attack. */
export const addressesMax = 50;

/** Time-out of a call that carries files; the server waits as long for a request to arrive. */
export const uploadTimeoutMs = 30_000;

/** Photos that go with a request for a part, and the bytes that one may have (api). */
export const requestPhotosMax = 5;
export const requestPhotoBytesMax = 10 * 1024 * 1024;
/** Longest side in pixels that such a photo is kept with: enough to read a number off a part. */
export const requestPhotoSidePixels = 1_600;

/** Photos that the file with one's own data holds at most, the newest: the others are there for whoever writes to the shop. */
export const exportedPhotosMax = 40;

/** How long the link that confirms a newsletter subscription is good. */
export const newsletterLinkHours = 24;
/** Pause between two such mails to one address: whoever asks again and again fills somebody's mailbox. */
export const newsletterMailPauseMs = 60 * 60_000;
/** How long a subscription that nobody confirmed is kept. */
export const newsletterPendingDays = 30;

/** How soon to ask again whether maintenance is over: `Retry-After` of what is closed, and the pause of the page that says so. */
export const maintenanceRetrySeconds = 30;

/** How long the first answer to an `Idempotency-Key` is given again (api). */
export const idempotencyKeyHours = 24;

/** The same for what may lie in a phone for weeks before it finds a network: requests and messages. */
export const outboxKeyDays = 30;

/** How long such a letter is sent by itself: with days to spare for a phone whose clock goes wrong. */
export const maxOutboxDays = 25;

/**
 * Cookies of a session: the first is HttpOnly and called `__Host-session` on https,
 * the second only says that there is something to refresh (design 4.4).
 */
export const sessionCookie = 'session';
export const signedInCookie = 'signed_in';

/** Query parameter of `/auth` after the guard refused. Spelled as the specification spells it (section 2). */
export const unauthorizedParameter = 'unautorhized';
