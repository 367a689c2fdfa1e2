/** Keys of `t()` are checked against the Italian words, the source of all others. */
import 'i18next';
import type it from './it.json';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof it };
  }
}
