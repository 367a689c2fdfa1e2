/** Title and description of what is shown. */
import type { TFunction } from 'i18next';
import type { Meta } from '../lib/page.ts';
import type { Shown } from './open.ts';

export function metaOf(shown: Shown, t: TFunction): Meta {
  if (shown.kind === 'page') {
    const { page, data, locale, search } = shown;
    const meta = page.meta({ data, t, locale, query: new URLSearchParams(search) });
    return { ...meta, title: shown.name === 'home' ? meta.title : `${meta.title} · Smonto` };
  }
  return { title: `${t(`error.${shown.trouble}.title`)} · Smonto` };
}
