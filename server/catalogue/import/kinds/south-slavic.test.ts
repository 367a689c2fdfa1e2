import { expect, test } from 'vitest';
import { findKind } from './find-kind.ts';
import { isSouthSlavic } from './south-slavic.ts';

test('Croatian, Serbian and Slovene names say their kind', () => {
  const kinds: Record<string, string> = {
    'Stražnji branik': 'paraurti-posteriore',
    'Far levi': 'faro-anteriore',
    'Žaromet levi': 'faro-anteriore',
    'Stop svjetlo lijevo': 'fanale-posteriore',
    'Vrata PD': 'portiera-anteriore',
    'Zadnja vrata desna': 'portiera-posteriore',
    'Peta vrata': 'portellone',
    Mjenjač: 'cambio-manuale',
    Menjalnik: 'cambio-manuale',
    Anlaser: 'motorino-avviamento',
    'Računalo motora': 'centralina-motore',
    'Airbag suvozača': 'airbag-passeggero',
    'Letva volana': 'scatola-sterzo',
    'Set kvačila': 'frizione-kit',
    'Blatnik sprednji levi': 'parafango-anteriore',
  };
  for (const [text, slug] of Object.entries(kinds)) expect(findKind(text)?.slug, text).toBe(slug);
});

test('words that those names share with others keep what they mean there', () => {
  for (const text of ['Fiat Bravo', 'Leva cambio', 'Most tylny', 'Prijs per stuk', 'Sob consulta'])
    expect(isSouthSlavic(text), text).toBe(false);
});
