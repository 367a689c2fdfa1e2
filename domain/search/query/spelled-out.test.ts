import { expect, test } from 'vitest';
import { asCompounds } from './compounds.ts';
import { spelledOut } from './spelled-out.ts';

test.each([
  ["iniettore punto '98", 'iniettore punto 1998'],
  ['faro clio ’05', 'faro clio 2005'],
  ['faro c3 04/2004', 'faro c3 2004'],
  ['faro c3 4-2004', 'faro c3 2004'],
  ['faro c3 del 04.2004', 'faro c3 del 2004'],
  ['faro c3 12/04/2004', 'faro c3 2004'],
  ['faro c3 aprile 2004', 'faro c3 2004'],
  ['blue&me punto', 'blueme punto'],
  ['mi sa dire se avete la pompa', 'se avete la pompa'],
  ['blue e me punto', 'blueme punto'],
  ['Discover Pro golf', 'discoverpro golf'],
  ['punto 2 serie cruscotto', 'punto 2 cruscotto'],
  ['Panda seconda serie', 'panda 2'],
  ['golf 4a serie', 'golf 4'],
  ['qashqai+2 faro', 'qashqai plus 2 faro'],
  ['turbo corsa mod. 2009', 'turbo corsa 2009'],
  ['corsa modello del 2009', 'corsa 2009'],
  ['corsa mod 2009 faro', 'corsa 2009 faro'],
  ['faro clio imm. 2009', 'faro clio 2009'],
  ['faro clio mod. 98', 'faro clio 1998'],
  ['mx5 miata', 'mx5'],
  ['cofano mazda miata', 'cofano mazda mx5'],
  ['cofano miata mx-5', 'cofano mx5'],
  ['golf mk4 bumper', 'golf 4 bumper'],
  ['bmw 3 series camera', 'bmw serie 3 camera'],
  ['mercedes c class', 'mercedes classe c'],
  ['rear l/h window', 'rear left window'],
  ['right hand tail light', 'right tail light'],
  ['fanale post. sin. punto', 'fanale posteriore sinistro punto'],
  ['gruppo abs lancia y del 98', 'gruppo abs lancia y del 1998'],
  ['polo 09 serbatoio', 'polo 2009 serbatoio'],
  ['compressore a/c 156', 'compressore ac 156'],
  ["i'd like a door, don't you", ' like a door,  you'],
  ['for four alloy wheels for a volvo', 'forfour alloy wheels for a volvo'],
  ['looking for four alloy wheels', 'looking for four alloy wheels'],
  ['door for two 451', 'door fortwo 451'],
  ['smart for two', 'smart fortwo'],
  ['egr golf 100 cv', 'egr golf 100cv'],
  ['driver door golf', 'left door golf'],
  ['headlight left side', 'headlight left'],
  ['faro lato dx', 'faro dx'],
  ['o/s rear door', 'right rear door'],
  ['rf door', 'front right door'],
  ['serratura porta p/s', 'serratura porta posteriore sinistro'],
  ['fiat 500 l', 'fiat 500l'],
  ['n/s/r light', 'rear left light'],
  ['nearside mirror', 'left mirror'],
  ['off side door', 'right door'],
  ['panda vecchio tipo', 'panda '],
  ['corolla full hybrid', 'corolla hybrid'],
  ['faro dest. golf', 'faro destro golf'],
  ['x favore cardano x cayenne', 'favore cardano cayenne'],
  ['volano 3008, grazie mille', 'volano 3008, grazie'],
  ['a questo punto cerco un faro', ' cerco un faro'],
  ["c'è un faro", ' un faro'],
  ['fuso a snodo classe ml', 'fuso a snodo ml'],
  ['cla class mirror', 'cla mirror'],
  ['156 benza pompa acqua', '156 benzina pompa acqua'],
  ['tucson impianto gas', 'tucson impianto gpl'],
  ['ix20 a gas', 'ix20 gpl'],
  ['ducato turbodiesel', 'ducato diesel'],
  ['panda metanizzata', 'panda metano'],
])('%s is %s', (query, written) => {
  expect(spelledOut(query)).toBe(written);
});

test.each([
  'singolo',
  'destinazione',
  'design',
  'golf 4',
  '13/2004',
  '04/2004.51',
  '1.6-2004',
  'discover 3',
  'alfa mod. 75',
  'mod. 206 faro',
  'serie 3',
  'davoli',
  'faro ant',
  '96 16 02 09',
  'driver airbag',
  'nissan x trail',
  'jaguar x type',
  'crossland x faro',
  'bmw x 5',
  'molla a gas portellone',
  'classe g faro',
])('%s stays as it is', (query) => {
  expect(spelledOut(query)).toBe(query);
});

const known = new Set(['fendinebbia', 'paraurti', 'anteriore', 'golf', 'faro', 'wing', 'mirror', 'porta']);
test.each([
  ['fendi nebbia golf', ['fendinebbia', 'golf']],
  ['para urti anteriore', ['paraurti', 'anteriore']],
  ['paraurtianteriore golf', ['paraurti', 'anteriore', 'golf']],
  ['wingmirror', ['wing', 'mirror']],
  ['parau rtianteriore golf', ['paraurti', 'anteriore', 'golf']],
  ['golf portaan teriore', ['golf', 'porta', 'anteriore']],
  ['faro xyz', undefined],
  ['portaanterioregolf', ['porta', 'anteriore', 'golf']],
  ['faro golf6', ['faro', 'golf', '6']],
  ['faro golf', undefined],
])('compounds in %s', (query, written) => {
  const isKnown = (word: string) => known.has(word);
  expect(asCompounds(query.split(' '), isKnown, isKnown)).toEqual(written);
});

test('a mistyped word is not cut amiss for a form of the word before it', () => {
  const written = new Set(['superb', 'coda']);
  const isKnown = (word: string) => written.has(word.replace(/s$/, ''));
  expect(asCompounds(['superb', 'scoda'], isKnown, (word) => written.has(word))).toBeUndefined();
});

test('a short model behind a part is one', () => {
  const isKnown = (word: string) => ['parafango', 'c3'].includes(word);
  expect(asCompounds(['parafangoc3'], isKnown, isKnown)).toEqual(['parafango', 'c3']);
  expect(asCompounds(['parafangoc9'], isKnown, isKnown)).toBeUndefined();
});
