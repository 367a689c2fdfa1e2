import { expect, test } from 'vitest';
import { isMark, marksGone, saysGone, saysGoneInName, saysWhetherThere } from './sale-state.ts';

test('a piece that is sold or kept for somebody is gone, in any of the languages', () => {
  for (const text of [
    'VENDUTO',
    'vendu le 02/03',
    'VENDUTO a Marco 12/2',
    'Venduta!!',
    'VEND',
    'vend. 12/02 fatt. 45',
    'PREN',
    'pren. Off. Bassi',
    'opzionato',
    'evaso',
    'Riservato Sig. Paolo',
    'tenuto per Luca - caparra 50 €',
    'messo da parte',
    'grigio - PRENOTATO Sig. Ferri fino al 30/3',
    'da buttare, buco',
    'verkauft',
    'verkauft am 3.4.',
    'reserviert',
    'ausgebucht',
    'nicht mehr verfügbar',
    'VENDIDA',
    'RESERVADA',
    'réservé',
    'réservé M. Durand',
    'mis de côté pour Paul',
    'Vendu à Mme Petit',
    'sprzedane',
    'zarezerwowana',
    'parduota',
    'Rezervuota',
    'sold',
    'Sold to Dave',
    'on hold',
    'booked - Smith',
    'out_of_stock',
    'NON VENDERE',
    'acconto 50 € Luca',
    'Anzahlung erhalten',
    'spedito',
    'ZAKOŃCZONA',
    'ended',
    'IMPEGN.',
    'impegn. Zanella sabato',
    'ROTTAM.',
    'PRENOT.',
    'esaur.',
    'Vorgem.',
    'sprzed.',
    'smaltito',
    'in prestito',
    'prestato a Luigi',
    'reso',
    'verschrottet',
    'mise au rebut',
    'achatarrada',
    'zezłomowane',
    'nurašyta',
    'on loan',
    'Verkocht',
    'verkocht op 12-04',
    'Gereserveerd Jansen',
    'Afgevoerd',
    'niet meer leverbaar',
    'geres. Piet',
    'Esgotado',
    'vendida ao Sr. Silva',
    'já não disponível',
    'reservado p/ oficina',
    'abatido',
    'Vândut',
    'vandut 12.03',
    'Rezervat pt. Ionel',
    'Stoc epuizat',
    'Såld',
    'sålt 12/4',
    'Reserverad Kalle',
    'ej i lager',
    'Solgt',
    'Reserveret til Jens',
  ])
    expect(saysGone(text), text).toBe(true);
});

test('behind a word of selling stands anything but how: it is gone', () => {
  for (const text of [
    'VENDUTO ebay',
    'venduto Gigi',
    'sold ebay',
    'verkauft Kleinanzeigen',
    'HOLD - dep. paid',
    'Dep. paid',
    'gesperrt',
    'nicht zum Verkauf, Muster',
    'solo x prova',
  ])
    expect(saysGone(text), text).toBe(true);
  for (const text of [
    'venduto completo di cavi',
    'venduto nello stato',
    'sold for parts',
    'lost its cover',
    'hold the clip',
  ])
    expect(saysGone(text), text).toBe(false);
});

test('what praises a piece, or says how it is sold, does not take it away', () => {
  for (const text of [
    'venduto con garanzia',
    'Vendu à l’unité',
    'venduto a coppia',
    'sold as seen',
    'sold for parts',
    'riservato ai professionisti',
    'tenuto bene',
    'rotta.',
    'prestazioni ottime',
    'reso possibile entro 14 giorni',
    'lost its cover',
    'rendu lisse',
    'vendita solo in coppia',
    'prenotazioni via telefono',
    'verkauft wird nur die Tür',
    'spedito in 24 ore',
    'consegnato a domicilio',
    'si spedisce con acconto 30%',
    'serve acconto',
    'verkocht met garantie',
    'vendido com garantia',
    'vândut cu garanție',
    'sald.',
    'saldatura ok',
    'buono',
    'provato 12V',
    'Ersatz für defektes Teil',
    '',
  ])
    expect(saysGone(text), text).toBe(false);
});

test('a state says that a piece is there, or gone; a grade says neither', () => {
  for (const text of [
    'DISP',
    'frei',
    'DISPONIBLE',
    'in stock',
    'dostępny',
    'verkauft',
    'pren.',
    'Op voorraad',
    'Disponível',
    'În stoc',
    'I lager',
    'På lager',
    'en_stock',
    'out_of_stock',
  ])
    expect(saysWhetherThere(text), text).toBe(true);
  for (const text of ['usato', 'gut', 'BUENO', 'ROVINATO']) expect(saysWhetherThere(text), text).toBe(false);
});

test('a name says at one of its ends that its piece is gone', () => {
  for (const name of [
    'RISERVATO SIG. PAOLO CAMBIO MANUALE FIAT SCUDO',
    'MOTORE FIAT PANDA CROSS 169A5000 NON DISPONIBILE',
    '(VENDUTO) Faro sx',
    '*** VERKAUFT *** Lichtmaschine',
    'Headlight left - SOLD',
    'Phare gauche VENDU',
    'REZERWACJA Pan Marek silnik 2.0 TDI',
    'Réservé pour M. Petit: phare',
    'Reflektor lewy sprzedany',
    'MOTORE 1.6 16V PRENOT. OFF.GATTI',
    'PORTA ANT. SX VENDUTA 3/10',
    'FARO ANT. DX (IMPEGN. OFF.ROSSI)',
    'Reserverad framlykta vänster',
    'RESERVERAD: motor V70',
    'Framlykta vänster RESERVERAD',
  ])
    expect(saysGoneInName(name), name).toBe(true);
  for (const name of [
    'Faro destro, chiave non disponibile',
    'Alternatore spedizione non disponibile',
    'Verkauft wird eine Tür',
    'Sold as pair: mirror',
    'Faro venduto con garanzia',
    'Vendita faro',
    'Reserverad',
    'Reserverad Notrad',
    'Reserverad 15 Zoll',
  ])
    expect(saysGoneInName(name), name).toBe(false);
});

test('a column called sold marks by a yes, a day or a name, and counts nothing', () => {
  expect(['sì', 'X', '12/02/2024', 'Off. Rossi', 'true'].map(marksGone)).toEqual(Array(5).fill(true));
  expect(['', 'no', 'false', '0', '-'].map(marksGone)).toEqual(Array(5).fill(false));
  expect(['x', '12/02/2024', 'Rossi', '0', '1'].every(isMark)).toBe(true);
  expect(['3', '12'].some(isMark)).toBe(false);
});

test('Czech and Slovak say that a piece is sold, kept or there', () => {
  for (const text of [
    'Predané',
    'PRODÁNO',
    'prodáno 12.3.',
    'Rezervované',
    'rezervováno pan Novák',
    'vyprodáno',
    'nie je skladom',
  ])
    expect(saysGone(text), text).toBe(true);
  for (const text of ['Skladom', 'skladem', 'dostupné', 'k dispozícii'])
    expect([saysGone(text), saysWhetherThere(text)], text).toEqual([false, true]);
  for (const text of ['Pred dverami', 'použitý', 'funkčné']) expect(saysGone(text), text).toBe(false);
});

test('Hungarian says that a piece is sold, kept or there', () => {
  for (const text of ['ELADVA', 'elkelt', 'Foglalt', 'nincs raktáron', 'foglaló 50'])
    expect(saysGone(text), text).toBe(true);
  for (const text of ['Raktáron', 'készleten', 'elérhető', 'Eladó'])
    expect([saysGone(text), saysWhetherThere(text)], text).toEqual([false, true]);
});

test('Croatian, Serbian and Slovene say that a piece is sold, kept or there', () => {
  for (const text of ['Prodano', 'PRODATO', 'rezervirano', 'rezervisano', 'nema na stanju'])
    expect(saysGone(text), text).toBe(true);
  for (const text of ['na stanju', 'Na zalogi', 'na lageru'])
    expect([saysGone(text), saysWhetherThere(text)], text).toEqual([false, true]);
});
