/**
 * Google's tag (gtag.js). It is asked for statistics alone: no advertising, and nothing beside the events that it is told.
 * Addresses reach it without their query, and its cookies belong to this address only.
 */
import { consentLastsDays } from '../../domain/consent.ts';
import { allowTag, dropCookies, forbidTag, loadScript, pathInView, tellTag } from './browser-later.ts';
import { trustedScript } from './trusted.ts';

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
