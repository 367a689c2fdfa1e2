/**
 * One i18next instance for one language. It holds words and nothing else: on the server all visitors of a language share it.
 * Components find it through the provider.
 */
import { createInstance, type FormatterModule, type i18n, type Resource, type TFunction } from 'i18next';
import type { Locale } from '../../domain/constants.ts';
import { createRemembered } from '../../domain/remembered.ts';
import { policies } from '../../shop.config.ts';
import { formatNumber } from '../../domain/written-number.ts';

/** The words of a language, as `src/i18n/*.json` holds them. */
export type Words = Resource[string][string];

export function createI18n(locale: Locale, words: Words): i18n {
  const instance = createInstance().use(numbersOf(locale));
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
  instance.t = quickly(instance.t);
  return instance;
}

/** Numbers in sentences (`{{count, number}}`) are written as everywhere in the shop; sentences know no other format. */
const numbersOf = (locale: Locale): FormatterModule => ({
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value, format) => (format === 'number' ? formatNumber(value, locale) : value),
});

type Translate = (key: string, ...values: object[]) => string;

/**
 * A sentence is put together once for the same values; the library would go its long way every time. Those without values are few
 * and asked for the most: they do not make room for the others.
 */
function quickly(words: TFunction): TFunction {
  const translate = words as unknown as Translate;
  const plain = createRemembered<string, string>(5_000);
  const filled = createRemembered<string, string>(5_000);
  const t: Translate = (key, ...values) =>
    values.length === 0
      ? plain(key, () => translate(key))
      : filled(key + JSON.stringify(values), () => translate(key, ...values));
  return t as unknown as TFunction;
}
