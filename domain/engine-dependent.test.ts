import { expect, test } from 'vitest';
import { groups } from '../server/catalogue/facts/facts.ts';
import { dependsOnEngine } from './engine-dependent.ts';

const independent = (slug: string) => !dependsOnEngine({ slug });
const ofGroup = (group: string) =>
  groups.find(({ slug }) => slug === group)?.kinds.map(({ slug }) => slug) ?? [];

test('what drives a car is made for its engine', () => {
  for (const group of ['motore', 'alimentazione', 'scarico', 'trasmissione']) {
    expect(ofGroup(group).length).toBeGreaterThan(5);
    expect([group, ...ofGroup(group)].filter(independent), group).toEqual([]);
  }
});

test('where only some are, these are said one by one, and the rest is for every engine', () => {
  const mixed = ['raffreddamento-clima', 'sospensioni-sterzo', 'freni', 'impianto-elettrico', 'elettronica'];
  expect(mixed.flatMap(ofGroup).filter(independent)).toEqual(
    [
      ['ventola-abitacolo', 'radiatore-riscaldamento', 'comandi-clima'],
      ['ammortizzatore', 'braccio-oscillante', 'montante', 'barra-stabilizzatrice', 'ponte-posteriore'],
      ['scatola-sterzo', 'piantone-sterzo', 'volante', 'sospensione-aria'],
      ['pompa-freno', 'pedaliera', 'freno-stazionamento-elettrico', 'leva-freno-mano'],
      ['motorino-tergicristallo', 'meccanismo-tergicristallo', 'devioluci', 'blocchetto-accensione'],
      ['motorino-alzacristallo'],
      ['autoradio', 'display-multimediale', 'navigatore', 'sensore-parcheggio', 'telecamera-posteriore'],
      ['sensore-radar', 'antenna'],
    ].flat(),
  );
});

test('body, lights, glass, seats, airbags and wheels are the same for every engine', () => {
  const others = ['illuminazione', 'carrozzeria', 'vetri-specchi', 'interni', 'sicurezza-passiva', 'ruote'];
  expect(others.flatMap((group) => [group, ...ofGroup(group)]).filter((slug) => !independent(slug))).toEqual(
    [],
  );
});

test('what a yard put into a group that has some of them may be one of them', () => {
  for (const slug of ['raffreddamento-clima', 'impianto-elettrico', 'elettronica'])
    expect(independent(slug), slug).toBe(false);
});
