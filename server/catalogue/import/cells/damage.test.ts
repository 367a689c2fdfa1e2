import { expect, test } from 'vitest';
import { saysDamage, saysLikeNew, saysNeedsPaint } from './damage.ts';

test('damage is heard in any of the languages', () => {
  for (const text of [
    'graffi sullo spigolo dx',
    'strappo sul fianco',
    'crepa sotto targa, già verniciato',
    'opaco, attacco rotto',
    'bollo',
    'DANN.',
    'Flecken',
    'Verschleiß',
    'Usado c/ folga',
    'bucato',
    'DANNEGG.',
    'DA REVIS.',
    'da ripar.',
    'ROVINATO',
    'Halter gebrochen',
    'Rost',
    'Delle unten',
    'Kratzer',
    'Lackschaden',
    'Brandloch',
    'CON ROCE LADO DERECHO',
    'ABOLLADA',
    'PATILLA ROTA',
    'rayée',
    'cassé',
    'porysowany',
    'pęknięty uchwyt',
    'ułamany zaczep',
    'įbrėžtas',
    'įlenktas',
    'nulūžęs laikiklis',
    'cracked lens',
    'bracket broken',
    'scratches',
    'Frottée',
    'Fendu',
    'verschlissen',
    'Bordsteinschäden',
    'deuk onderzijde',
    'krassen rechts',
    'glas gebarsten',
    'nokje afgebroken',
    'licht roest',
    'riscado do lado direito',
    'com mossa',
    'suporte partido',
    'vidro rachado',
    'amolgadela na porta',
    'para reparar',
    'moet te reviseren',
    'zgârieturi pe lateral',
    'suport rupt',
    'lovită dreapta',
    'necesită reparat',
    'repor och buckla',
    'sprucken',
    'liten spricka',
    'trasigt fäste',
    'ridset',
    'fäste saknas',
    // However small it is, what is cracked is so.
    'small crack',
    'leichte Risse',
  ])
    expect(saysDamage(text), text).toBe(true);
});

test('little damage, none of it, and words that only look like it are none', () => {
  for (const text of [
    'leichte Kratzer',
    'prețul este pe bucata',
    'crack tested',
    'sem folga',
    'lamiera buona, due bolli piccoli',
    'uno un po’ rigato',
    'piccoli graffi',
    'petite rayure',
    'minor scratches',
    'lekkie zarysowania',
    'senza graffi',
    'senza alcun graffio',
    'non rotto',
    'ohne Kratzer',
    'lichte krassen',
    'klein krasje',
    'zonder krassen',
    'geen deuken',
    'krasvrij',
    'pequenos riscos',
    'sem riscos',
    'ligeiros arranhões',
    'fără zgârieturi',
    'mici zgârieturi',
    'utan repor',
    'små repor',
    'ingen rust',
    'sin golpes',
    'bez uszkodzeń',
    'be įbrėžimų',
    'rust free',
    'nero opaco',
    'matt schwarz lackiert',
    'casse portiera',
    'pare-chocs avant',
    'PARE CHOCS ARRIERE',
    'non da revisionare',
    'da 12 a 24 V',
    'pièce de casse',
    'pignon 16 dents',
    'bollo pagato',
    'provato 12V',
    'mit Scheibe',
    'sensore rottura vetri',
    'schwarz matt lackiert',
    `Attenzione: i pezzi usati possono avere graffi. ${'Si vende come da foto. '.repeat(5)}`,
  ])
    expect(saysDamage(text), text).toBe(false);
});

test('a remark says that a piece is as new, and not what belongs to it', () => {
  for (const text of [
    'bello, come nuovo',
    'ottimo stato',
    'C.NUOVO',
    'wie neu',
    'comme neuf',
    'jak nowy',
    'like new',
  ])
    expect(saysLikeNew(text), text).toBe(true);
  for (const text of ['gomma nuova', 'come nuovo, un graffio', 'usato'])
    expect(saysLikeNew(text), text).toBe(false);
});

test('what has to be repaired first is damaged', () => {
  for (const text of [
    '1.9 JTD 115CV DA REV.',
    'prezzo cadauno da revisionare',
    'da rifare le valvole',
    'For rebuild',
    'zu überholen',
    'À réviser',
    'para reparar',
    'do regeneracji',
    'remontui',
    'da spianare',
    'Dichtfläche muß geplant werden',
  ])
    expect(saysDamage(text), text).toBe(true);
});

test('a short remark ends with how good a piece is, or says a letter', () => {
  for (const text of ['C/VETRO OTTIMO', 'nera ottima', 'Grade A', '4 porte, bellissimo', 'Sanden - TBE'])
    expect(saysLikeNew(text), text).toBe(true);
  for (const text of ['Grade B', 'Spedizione veloce. Rivenditore ottimo', 'ottimo come ricambio di fortuna'])
    expect(saysLikeNew(text), text).toBe(false);
});

test('a remark that says no more than that it is very good says so of the piece', () => {
  for (const text of ['Very good', 'sehr guter Zustand', 'très bon état', 'ottimo'])
    expect(saysLikeNew(text), text).toBe(true);
  expect(saysLikeNew('very good seller, see our other offers')).toBe(false);
});

test('what has to be painted first is no damage, and said all the same', () => {
  for (const text of ['segni evidenti', 'needs paint', 'da riverniciare', 'à peindre', 'lackieren']) {
    expect(saysNeedsPaint(text), text).toBe(true);
    expect(saysDamage(text), text).toBe(false);
  }
  for (const text of ['neu lackiert', 'riverniciato', 'painted', ''])
    expect(saysNeedsPaint(text), text).toBe(false);
});

test('of a long description the first line is of the piece, and those behind a label', () => {
  const ofAll =
    '\nSpediamo in 24/48h con corriere in tutta Italia. Fattura su richiesta, pezzi rotti esclusi dalla garanzia.';
  expect(saysDamage(`Rotto un attacco e crepa lato destro.${ofAll}`)).toBe(true);
  expect(saysDamage(`Faro funzionante.${ofAll}`)).toBe(false);
  expect(saysDamage(`Ricambio usato.\nAnno: 2013\nNote: presenta graffi${ofAll}`)).toBe(true);
  expect(saysLikeNew(`Turbina usata in ottime condizioni, senza gioco. Motore K9K.${ofAll}`)).toBe(true);
  expect(saysLikeNew(`Elettrico, ottimo. LR011489${ofAll}`)).toBe(true);
  expect(saysLikeNew(`Elettrico.${ofAll} Pezzi in ottime condizioni.`)).toBe(false);
});

test('hail, a dent of yesterday and what leaks are damage, and what was never fitted is as new', () => {
  for (const text of ['grandine', 'botta davanti', 'trafila olio', 'perde acqua'])
    expect(saysDamage(text), text).toBe(true);
  expect(saysLikeNew('nuovo mai montato')).toBe(true);
});

test('Czech and Slovak tell of damage, make little of it and take it back', () => {
  for (const text of [
    'poškriabaný roh',
    'prasklý držák',
    'promáčklé dveře',
    'chýba krytka',
    'rezavý lem',
    'na opravu',
  ])
    expect(saysDamage(text), text).toBe(true);
  for (const text of [
    'mierne poškriabané',
    'drobné oděrky',
    'bez poškodenia',
    'není poškrábaný',
    'použitý, funkčný',
  ])
    expect(saysDamage(text), text).toBe(false);
});

test('Hungarian tells of damage, makes little of it and takes it back', () => {
  for (const text of ['karcos', 'törött fül', 'sérült a sarka', 'repedt', 'felújításra szorul'])
    expect(saysDamage(text), text).toBe(true);
  for (const text of ['kis karc', 'enyhén karcos', 'sérülésmentes', 'nem sérült', 'használt, jó'])
    expect(saysDamage(text), text).toBe(false);
});

test('a tab that is glued was broken, and a window is glued as it should be', () => {
  for (const text of ['Un gancio incollato, vetro opaco.', 'attacco superiore incollato', 'patte recollée'])
    expect(saysDamage(text), text).toBe(true);
  for (const text of ['vetro incollato', 'lunotto, vetro incollato'])
    expect(saysDamage(text), text).toBe(false);
});
