/** What the desk says of prices by rule, in Italian. */
import type { PriceRule } from '../../../../domain/contract/desk-repricing.ts';

export const repricing = {
  repricing: {
    title: 'Cambia i prezzi',
    about: 'Scegli i pezzi e di quanto cambia il prezzo. Prima guardi, poi decidi.',
    kind: 'Tipo di pezzo',
    anyKind: 'Tutti',
    wholeGroup: (group: string): string => `${group}: tutto`,
    make: 'Marca',
    anyMake: 'Tutte',
    model: 'Modello',
    anyModel: 'Tutti',
    anyCondition: 'Tutte',
    lyingDays: 'Qui da almeno (giorni)',
    lyingDaysHint: 'Un anno sono 365.',
    priceFrom: 'Prezzo da, in euro',
    priceTo: 'Prezzo fino a, in euro',
    direction: 'Il prezzo',
    directions: { lower: 'scende', raise: 'sale' },
    percent: 'Di quanto, in %',
    rounding: 'Arrotonda',
    roundings: { cent: 'al centesimo', euro: 'a euro interi', ninety: 'a ,90' } satisfies Record<
      PriceRule['rounding'],
      string
    >,
    lowest: 'Mai sotto, in euro',
    lowestHint: 'Chi costa già meno resta com’è.',
    invalidDays: 'Un numero intero di giorni, fino a 3650.',
    invalidPercent: (most: number): string => `Un numero intero da 1 a ${most}.`,
    look: 'Guarda prima',
    preview: 'Come diventa',
    /** How many change, and what they cost together. */
    changes: (count: number, before: string, after: string): string =>
      `${count === 1 ? 'Cambia 1 prezzo' : `Cambiano ${count} prezzi`}: in tutto da ${before} a ${after}.`,
    stay: (count: number): string =>
      count === 1 ? '1 pezzo resta al prezzo che ha.' : `${count} pezzi restano al prezzo che hanno.`,
    none: 'Nessun pezzo è così. Allarga la regola e guarda di nuovo.',
    noChange: 'Non cambia nessun prezzo.',
    apply: (count: number): string => (count === 1 ? 'Cambia 1 prezzo' : `Cambia ${count} prezzi`),
    first: (shown: number, all: number): string =>
      shown === all ? 'Ecco quali.' : `I primi ${shown} di ${all}.`,
    becomes: (before: string, after: string): string => `da ${before} a ${after}`,
    pays: (price: string): string => `con lo sconto si paga ${price}`,
    done: 'Fatto.',
    applied: 'Cambiati nelle ultime 24 ore',
    noneApplied: 'Niente.',
    undo: 'Annulla la modifica dei prezzi',
    undone: (who: string, when: string): string => `Rimessi da ${who}, ${when}`,
    putBack: (count: number): string =>
      count === 1
        ? '1 pezzo ha di nuovo il prezzo di prima'
        : `${count} pezzi hanno di nuovo il prezzo di prima`,
    left: (count: number): string =>
      count === 1
        ? '1 pezzo nel frattempo ha un altro prezzo: lasciato'
        : `${count} pezzi nel frattempo hanno un altro prezzo: lasciati`,
  },
};
