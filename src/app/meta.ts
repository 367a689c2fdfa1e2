/** The title of what is shown, and what it is about. */
import type { TFunction } from 'i18next';
import type { Meta } from '../lib/page.ts';
import type { Shown } from './open.ts';

/** With the shop's name where there is room: search engines show 60 signs. */
const named = (title: string): string => (title.length > 51 ? title : `${title} · Smonto`);

export function metaOf(shown: Shown, t: TFunction): Meta {
  if (shown.kind === 'page') {
    const { page, data, locale, search } = shown;
    const meta = page.meta({ data, t, locale, query: new URLSearchParams(search) });
    return { ...meta, title: shown.name === 'home' ? meta.title : named(meta.title) };
  }
  return { title: named(t(`error.${shown.trouble}.title`)) };
}
