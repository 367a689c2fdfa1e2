/** The shop's own words, so that scenes press what is really written there. */
import type { Locale } from '../../domain/constants.ts';
import en from '../../src/i18n/en.json' with { type: 'json' };
import it from '../../src/i18n/it.json' with { type: 'json' };
import { createI18n } from '../../src/lib/i18n.ts';

const translators = { it: createI18n('it', it), en: createI18n('en', en) };

/** @returns says a word of the screen; throws Error for one that is not there */
export const wordsOf =
  (locale: Locale) =>
  (key: string, values: Record<string, unknown> = {}): string => {
    if (!translators[locale].exists(key, values)) throw new Error(`The shop has no words '${key}'.`);
    return String(translators[locale].t(key, values));
  };
