import { expect, test } from 'vitest';
import { groups, makes, synonymGroups } from '../../../server/catalogue/facts/facts.ts';
import { soldCars } from '../../../server/catalogue/facts/trade-facts.ts';
import { smallCatalogue } from '../../../test/small-catalogue.ts';
import { wordsOf } from '../../fold.ts';

/** One part of every kind, for the same car. */
const { found } = smallCatalogue(
  groups.flatMap(({ kinds }) => kinds.map(({ slug }) => ({ kind: slug, car: 'Ford Fusion (JU)' }))),
);

test.each([
  ['moto ventola', 'elettroventola'],
  ['motoventola', 'elettroventola'],
  ['twin fan', 'elettroventola'],
  ['kit avviamento', 'kit-accensione'],
  ['avviamento', 'motorino-avviamento'],
  ['lock set', 'blocchetto-accensione'],
  ['tandem spazzole', 'meccanismo-tergicristallo'],
  ['servosterzo city', 'piantone-sterzo'],
  ['city servosterzo elettrico', 'piantone-sterzo'],
  ['cassonetto filtro aria', 'scatola-filtro-aria'],
  ['debitometro', 'debimetro'],
  ['agr', 'valvola-egr'],
  ['corona dentata', 'volano'],
  ['scudetto', 'griglia-radiatore'],
  ['macchinetta del finestrino', 'alzacristallo'],
  ['instrument binnacle', 'quadro-strumenti'],
  ['heated rear window', 'lunotto'],
  ['centralina sam', 'body-computer'],
  ['braccio a banana', 'braccio-oscillante'],
  ['nastrino airbag', 'contatto-spiralato'],
  ['binda', 'cric-attrezzi'],
  ['copponi ruota', 'copricerchi'],
  ['polmone aria sospensioni', 'sospensione-aria'],
  ['polmone aria', 'collettore-aspirazione'],
  ['sync', 'autoradio'],
  ['fanalone dietro', 'fanale-posteriore'],
  ['fanaleria posteriore', 'fanale-posteriore'],
  ['massa radiante stufa', 'radiatore-riscaldamento'],
  ['massa radiante intercooler', 'intercooler'],
  ['massa radiante condizionatore', 'condensatore-clima'],
  ['cardano', 'albero-trasmissione'],
  ['crociera', 'albero-trasmissione'],
  ['alza cristalo', 'alzacristallo'],
  ['kit motore immobilizer centralina chiave e bsi', 'kit-accensione'],
  ['cielo panoramico', 'tetto-apribile'],
  ['assale posteriore', 'ponte-posteriore'],
  ['coppia conica', 'differenziale'],
])('by %s the trade means one kind first', async (phrase, kind) => {
  for (const query of [phrase, `${phrase} fusion`, `ford fusion ${phrase}`])
    expect((await found(query))[0], query).toBe(`${kind} Ford Fusion (JU)`);
});

test.each([
  'MMI',
  'Uconnect',
  'iDrive',
  'R-Link',
  'r link',
  'NAC',
  'SMEG',
  'Blue&Me',
  'Discover Media',
  'IntelliLink',
])('by %s the units are meant that makers call so', async (name) => {
  const units = ['autoradio', 'navigatore', 'display-multimediale'];
  const kinds = (await found(`${name} fusion`)).map((one) => one.split(' ')[0] ?? '');
  expect(kinds.length, name).toBeGreaterThan(0);
  for (const kind of kinds) expect(units, name).toContain(kind);
});

test('a radio is no radar', async () => {
  expect(await found('radio fusion')).not.toContain('sensore-radar Ford Fusion (JU)');
  expect((await found('radar fusion'))[0]).toBe('sensore-radar Ford Fusion (JU)');
});

test('a fridge is none, whoever made it', async () => {
  expect(await found('frigo smeg fusion')).toEqual([]);
});

test('no word of the trade alone is the name of a car, but for those that are said of both', () => {
  const cars = new Set(
    [
      ...soldCars().flatMap(({ make, model }) => [make, model]),
      ...makes.flatMap(({ name, models }) => [name, ...models.map((model) => model.name)]),
    ].flatMap(wordsOf),
  );
  const alone = synonymGroups.flat().filter((phrase) => wordsOf(phrase).length === 1);
  const known = ['turbo', 'spring', 'bcm', 'seat', 'ypsilon', '500', 'cinquecento', '600', 'seicento'];
  expect(alone.filter((word) => cars.has(word)).sort()).toEqual(known.sort());
});
