/**
 * One i18next instance for one language. It holds words and nothing else: on the server all visitors of a language share it.
 * Components find it through the provider.
 */
import { createInstance, type i18n, type Resource, type TFunction } from 'i18next';
import type { Locale } from '../../domain/constants.ts';
import { policies } from '../../shop.config.ts';
import { formatNumber } from '../../domain/written-number.ts';

/** The words of a language, as `src/i18n/*.json` holds them. */
export type Words = Resource[string][string];

export function createI18n(locale: Locale, words: Words): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    fallbackLng: false,
    initAsync: false,
    resources: { [locale]: { translation: words } },
    interpolation: {
      escapeValue: false,
      // What the owner decides stands in sentences everywhere.
      defaultVariables: {
        warrantyMonths: policies.warrantyMonths,
        promisedPieces: policies.newcomers.promisedPiecesMax,
      },
    },
  });
  instance.services.formatter?.add('number', (value: number) => formatNumber(value, locale));
  instance.t = quickly(instance.t);
  return instance;
}

type Translate = (key: string, ...values: object[]) => string;

/** A sentence without values is looked up once; the library would go its long way every time. */
function quickly(words: TFunction): TFunction {
  const translate = words as unknown as Translate;
  const known = new Map<string, string>();
  const t: Translate = (key, ...values) => {
    if (values.length > 0) return translate(key, ...values);
    const text = known.get(key) ?? translate(key);
    known.set(key, text);
    return text;
  };
  return t as unknown as TFunction;
}
