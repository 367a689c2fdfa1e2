/**
 * What dangerous goods among the parts are, and how they travel: said to buyers, to whoever packs and to the courier. Which number of the
 * United Nations a piece has stands on its label; what is named here is what most of them have (ADR, chapter 3.2).
 */
import type { InBoth } from './constants.ts';
import type { Hazard } from './vocabulary.ts';

type Said = {
  readonly what: string;
  /** How it travels. */
  readonly way: string;
};

export const hazardWords = {
  it: {
    pyrotechnic: {
      what: 'contiene una carica pirotecnica (di solito UN 3268, classe 9)',
      way: 'viaggia solo su strada, con un corriere che prende merci pericolose',
    },
    battery: {
      what: 'contiene una batteria di trazione (di solito UN 3480 o UN 3496, classe 9)',
      way: 'viaggia solo su strada, con i poli isolati e un corriere che prende merci pericolose',
    },
    gas: {
      what: 'ha contenuto gas in pressione (classe 2)',
      way: 'viaggia vuota e con la valvola chiusa, con un corriere che prende merci pericolose',
    },
  },
  en: {
    pyrotechnic: {
      what: 'holds a pyrotechnic charge (mostly UN 3268, class 9)',
      way: 'travels by road only, with a courier that takes dangerous goods',
    },
    battery: {
      what: 'holds a traction battery (mostly UN 3480 or UN 3496, class 9)',
      way: 'travels by road only, its poles insulated, with a courier that takes dangerous goods',
    },
    gas: {
      what: 'has held gas under pressure (class 2)',
      way: 'travels empty and with its valve shut, with a courier that takes dangerous goods',
    },
  },
} as const satisfies InBoth<Readonly<Record<Hazard, Said>>>;
