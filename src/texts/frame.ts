/** The words around every long text, on its page and in its document. */
import type { Locale } from '../../domain/constants.ts';

export const frame = {
  it: {
    template: 'Modello di testo: va controllato da un avvocato prima di usarlo davvero.',
    version: (version: string, day: string) => `Versione ${version}, del ${day}`,
    contents: 'Indice',
    otherLanguage: 'English version',
  },
  en: {
    template: 'Template text: to be checked by a lawyer before real use.',
    version: (version: string, day: string) => `Version ${version}, ${day}`,
    contents: 'Contents',
    otherLanguage: 'Versione italiana',
  },
} as const satisfies Record<Locale, object>;
