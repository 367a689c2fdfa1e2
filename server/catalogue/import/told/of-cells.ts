/** What should have stood in a cell, and what a cell was taken for. In Italian behind "ci voleva" and "preso come", in English behind "expected" and "taken as". */
import type { Sentences } from '../../../../domain/constants.ts';

export const expectedCell = {
  something: { it: 'qualcosa', en: 'something' },
  price: { it: 'un prezzo in euro sopra 0, come 89,50', en: 'euros above 0, such as 89,50' },
  realPrice: {
    it: 'un prezzo vero: così si segna un pezzo che non è in vendita',
    en: 'a real price: this one marks a piece that is not for sale',
  },
  cost: { it: 'un importo in euro, come 12,50', en: 'an amount in euros, such as 12,50' },
  pieces: { it: 'un numero intero di pezzi, 0 o più', en: 'a whole number of pieces, 0 or more' },
  percent: { it: 'una percentuale intera da 0 a 100', en: 'a whole percent from 0 to 100' },
  year: (latest: number) => ({
    it: `un anno di quattro cifre fino al ${latest}`,
    en: `a year of four digits up to ${latest}`,
  }),
  kilometres: { it: 'i chilometri, come 132.000', en: 'kilometres, such as 132.000' },
  kilograms: { it: 'i chili, sopra 0, come 1,5', en: 'kilograms above 0, such as 1,5' },
  kilowatts: { it: 'i kilowatt, come 66, o 90 CV', en: 'kilowatts, such as 66, or 90 CV' },
  fuel: {
    it: 'benzina, diesel, GPL, metano, ibrida o elettrica',
    en: 'benzina, diesel, GPL, metano, ibrida or elettrica',
  },
  condition: {
    it: 'A, B o C, oppure ottimo, buono, discreto',
    en: 'A, B or C, or ottimo, buono, discreto',
  },
  side: { it: 'sinistro o destro', en: 'sinistro or destro' },
  axle: { it: 'anteriore o posteriore', en: 'anteriore or posteriore' },
  tested: {
    it: 'in moto, banco, provato o non provato',
    en: 'running, bench, tried or untested',
  },
  vatScheme: { it: 'margine o ordinaria', en: 'margine or ordinaria' },
  kind: {
    it: 'una categoria, con il suo nome italiano, inglese o breve (faro-anteriore)',
    en: 'a kind of part by its slug, Italian or English name',
  },
  make: { it: 'una marca che il negozio conosce', en: 'a make that the shop knows' },
  model: (make: string) => ({ it: `un modello della marca ${make}`, en: `a model of ${make}` }),
  oneOfModels: (names: string) => ({
    it: `uno fra ${names}, o il suo anno`,
    en: `one of ${names}, or its year`,
  }),
  shorter: (most: number) => ({ it: `al massimo ${most} caratteri`, en: `at most ${most} characters` }),
  wholeNumber: {
    it: 'un numero senza segni che non si leggono',
    en: 'a number without signs that cannot be read',
  },
  textOrNumber: { it: 'un testo o un numero', en: 'a text or a number' },
  codeOrNumber: {
    it: 'il tuo codice, o un numero originale, da cui ritrovare il pezzo',
    en: 'the yard’s own code or a number of the car maker, by which the piece is found again',
  },
  codeOnce: (earlier: number) => ({
    it: `un codice che c’è una volta sola; c’è già alla riga ${earlier}`,
    en: `a code that stands only once; it stands on line ${earlier} already`,
  }),
} as const satisfies Sentences;

export const takenCell = {
  pieces: (count: number) => ({
    it: count === 1 ? '1 pezzo' : `${count} pezzi`,
    en: count === 1 ? '1 piece' : `${count} pieces`,
  }),
  noneLeft: {
    it: '0 pezzi: è venduto, o tenuto per qualcuno',
    en: '0 pieces: it is sold, or kept for somebody',
  },
  nothing: { it: 'niente: non si legge', en: 'left out: it cannot be read' },
  noNumber: { it: 'nessun numero', en: 'no number' },
  noPlace: { it: 'niente: non è il nome di un posto', en: 'left out: no place’s name' },
  noVin: { it: 'niente: non è un numero di telaio', en: 'left out: no vehicle’s number' },
  noCar: {
    it: 'nessuna auto: la marca o il modello non si riconosce',
    en: 'no car: make or model is not known',
  },
  describedCondition: {
    it: 'B; quello che dice sta nella descrizione',
    en: 'B; what it says stands in the description',
  },
  damaged: { it: 'condizione C, per il danno che racconta', en: 'condition C, for the damage it tells of' },
  withLostSigns: (text: string) => ({
    it: `${text}, con segni che non si leggono`,
    en: `${text}, with signs that cannot be read`,
  }),
  photosOnce: (twice: string) => ({
    it: `ognuna una volta: ${twice} c’è due volte`,
    en: `each once: ${twice} stands there twice`,
  }),
  alsoBuilt: (model: string, others: string, year: number | null) => ({
    it: `${model}; ${year === null ? 'in quell’anno' : `nel ${year}`} si faceva anche ${others}`,
    en: `${model}; ${others} was built in ${year ?? 'that year'} too`,
  }),
  yearBeside: (year: number, model: string, span: string) => ({
    it: `${year}, ma la ${model} è stata fatta nel ${span}`,
    en: `${year}, though the ${model} was built ${span}`,
  }),
  firstOfCode: (later: number) => ({
    it: `il pezzo di questo codice; c’è di nuovo alla riga ${later}, che non è entrata`,
    en: `the piece of this code; it stands again on line ${later}, which was not taken`,
  }),
} as const satisfies Sentences;

/** Of the other vehicles that a piece fits. */
export const takenFit = {
  noYears: (latest: number) => ({
    it: `saltato: i suoi anni non sono fra il 1900 e il ${latest}`,
    en: `passed over: its years are not between 1900 and ${latest}`,
  }),
  noMake: {
    it: 'saltato: nessuna marca che il negozio conosce',
    en: 'passed over: no make that the shop knows',
  },
  noModel: (make: string) => ({
    it: `saltato: nessun modello della marca ${make}`,
    en: `passed over: no model of ${make}`,
  }),
  oneOf: (names: string) => ({ it: `saltato: può essere ${names}`, en: `passed over: could be ${names}` }),
  yearsReversed: { it: 'gli anni in ordine inverso', en: 'the years the other way round' },
} as const satisfies Sentences;
