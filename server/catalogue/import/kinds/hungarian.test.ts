import { expect, test } from 'vitest';
import { findKind } from './find-kind.ts';
import { isHungarian } from './hungarian.ts';

test('Hungarian names say their kind, whatever letters say where it sits', () => {
  const kinds: Record<string, string> = {
    'Bal első fényszóró': 'faro-anteriore',
    'Jobb hátsó lámpa': 'fanale-posteriore',
    'Lökhárító hátsó': 'paraurti-posteriore',
    'B.H. ajtó üres': 'portiera-posteriore',
    'J/E ajtó': 'portiera-anteriore',
    Csomagtérajtó: 'portellone',
    'Visszapillantó tükör bal': 'specchietto-esterno',
    'Váltó 5 sebességes': 'cambio-manuale',
    Önindító: 'motorino-avviamento',
    Klímakompresszor: 'compressore-clima',
    'Légzsák vezérlő': 'centralina-airbag',
    'Utasoldali légzsák': 'airbag-passeggero',
    'Ablakemelő kapcsoló': 'pulsantiera-alzacristalli',
    'Kettős tömegű lendkerék': 'volano',
    'JOBB ELSO SARVEDO': 'parafango-anteriore',
  };
  for (const [text, slug] of Object.entries(kinds)) expect(findKind(text)?.slug, text).toBe(slug);
});

test('words that Hungarian names share with others keep what they mean there', () => {
  expect(findKind('ac pump')?.slug).toBe('compressore-clima');
  for (const text of ['Bal. asse', 'Lampa lewa', 'VW Polo', 'Index right'])
    expect(isHungarian(text), text).toBe(false);
});
