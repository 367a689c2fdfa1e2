import { expect, test } from 'vitest';
import { saysDamage, saysLikeNew } from './damage.ts';

test('damage is heard in any of the languages', () => {
  for (const text of [
    'graffi sullo spigolo dx',
    'strappo sul fianco',
    'crepa sotto targa, già verniciato',
    'opaco, attacco rotto',
    'bollo',
    'DANN.',
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
  ])
    expect(saysDamage(text), text).toBe(true);
});

test('little damage, none of it, and words that only look like it are none', () => {
  for (const text of [
    'leichte Kratzer',
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
    'sin golpes',
    'bez uszkodzeń',
    'be įbrėžimų',
    'rust free',
    'nero opaco',
    'matt schwarz lackiert',
    'casse portiera',
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
  for (const text of ['bello, come nuovo', 'ottimo stato', 'wie neu', 'comme neuf', 'jak nowy', 'like new'])
    expect(saysLikeNew(text), text).toBe(true);
  for (const text of ['gomma nuova', 'come nuovo, un graffio', 'usato'])
    expect(saysLikeNew(text), text).toBe(false);
});
