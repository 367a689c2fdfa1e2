/**
 * Google's tag (gtag.js). It is asked for statistics alone: no advertising, and nothing beside the events that it is told.
 * Addresses reach it without their query, and its cookies belong to this address only.
 */
import { consentLastsDays } from '../../domain/consent.ts';
import { trustedScript } from './trusted-types.ts';

/** @param id measurement id, as `G-ABC123` */
export function openTag(id: string): void {
  const isFirst = allowTag(id);
  if (!isFirst) return;
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  tellTag('consent', 'default', { ...denied, analytics_storage: 'granted' });
  tellTag('js', new Date());
  tellTag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    page_location: pathInView(),
    cookie_domain: 'none',
    cookie_expires: consentLastsDays * 86_400,
    cookie_update: false,
  });
  loadScript(trustedScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`));
}

export function tellEvent(name: string, parameters: object): void {
  tellTag('event', name, { ...parameters, page_location: pathInView() });
}

/** Nothing more is sent, and its cookies go, those of an earlier visit too. */
export function closeTag(id: string): void {
  forbidTag(id);
  dropCookies(/^_ga(_|$)/);
}

/** Brings in somebody else's script. What becomes of it is its own matter: a visitor may well block it. */
function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  document.head.append(script);
}

/** Puts a command before Google's tag, which reads them from this list, each as the arguments of a call. */
function tellTag(..._command: unknown[]): void {
  const page = globalThis as { dataLayer?: IArguments[] };
  // oxlint-disable-next-line prefer-rest-params -- an array is no command to it
  (page.dataLayer ??= []).push(arguments);
}

/** The switch that Google's tag looks at before it does anything. */
const tagSwitch = (id: string): string => `ga-disable-${id}`;

/** @returns whether this page allows it for the first time */
function allowTag(id: string): boolean {
  const page = globalThis as Record<string, unknown>;
  const isFirst = !('dataLayer' in page);
  page[tagSwitch(id)] = false;
  return isFirst;
}

function forbidTag(id: string): void {
  (globalThis as Record<string, unknown>)[tagSwitch(id)] = true;
}

/** Removes the cookies of this address whose names match. */
function dropCookies(names: RegExp): void {
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (names.test(name)) document.cookie = `${name}=; path=/; max-age=0`;
  }
}

/** The address that is shown, without its query: that can hold what is nobody else's business. */
const pathInView = (): string => location.origin + location.pathname;
