import { expect, test } from 'vitest';
import { isCzechOrSlovak } from './czech-and-slovak.ts';
import { findKind } from './find-kind.ts';

test('Czech and Slovak names say their kind, with the axle in any of its forms', () => {
  const kinds: Record<string, string> = {
    'Predné svetlo ľavé': 'faro-anteriore',
    'Světlo zadní levé': 'fanale-posteriore',
    'Svetlomet pravý xenón': 'faro-xenon-led',
    'Nárazník zadný': 'paraurti-posteriore',
    'Dveře přední levé': 'portiera-anteriore',
    'Zámok dverí zadných pravých': 'serratura-porta',
    'Spätné zrkadlo ľavé': 'specchietto-esterno',
    'Automatická převodovka': 'cambio-automatico',
    'Tlmič predný': 'ammortizzatore',
    'Tlumič výfuku': 'marmitta-posteriore',
    'Riadiaca jednotka motora': 'centralina-motore',
    'Řídící jednotka airbagu': 'centralina-airbag',
    'Maska predná': 'griglia-radiatore',
    'Airbag spolujezdce': 'airbag-passeggero',
    'Piate dvere': 'portellone',
    Řazení: 'leva-cambio',
    'Rameno spodné predné': 'braccio-oscillante',
    'Rameno stěrače': 'meccanismo-tergicristallo',
    'Elektróny 17"': 'cerchio-lega',
    'Sada alu diskov 4ks': 'set-cerchi-lega',
    'PREDNY NARAZNIK': 'paraurti-anteriore',
  };
  for (const [text, slug] of Object.entries(kinds)) expect(findKind(text)?.slug, text).toBe(slug);
});

test('words that Czech and Slovak names share with others keep what they mean there', () => {
  const kinds: Record<string, string | undefined> = {
    'Leva cambio': 'leva-cambio',
    'Maska silnika': 'cofano-motore',
    'Ramen en spiegels': 'vetri-specchi',
    'elektr. Parkbremse': 'elettroventola',
    'Gris plata': undefined,
    'Cerchi 14 pollici': 'cerchio-lega',
  };
  for (const [text, slug] of Object.entries(kinds)) expect(findKind(text)?.slug, text).toBe(slug);
  for (const text of [
    'Pompa lava vetri',
    'Leva freno a mano',
    'Pompe lave glace',
    'Drzwi lewe',
    'Škoda Fabia',
  ])
    expect(isCzechOrSlovak(text), text).toBe(false);
});
