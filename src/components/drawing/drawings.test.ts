import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isPainted } from './painted-kinds.ts';

/** Every kind of the catalogue facts, by group. */
const kindsOfGroup = {
  motore:
    'motore-completo motore-semicompleto testata albero-a-camme albero-motore coppa-olio pompa-olio collettore-aspirazione collettore-scarico turbocompressore supporto-motore puleggia-albero-motore coperchio-punterie volano',
  alimentazione:
    'iniettore pompa-alta-pressione pompa-carburante rail-iniettori corpo-farfallato debimetro valvola-egr serbatoio-carburante scatola-filtro-aria bombola-gpl-metano',
  'raffreddamento-clima':
    'radiatore-acqua condensatore-clima intercooler elettroventola compressore-clima pompa-acqua vaschetta-espansione ventola-abitacolo radiatore-riscaldamento comandi-clima scambiatore-olio',
  trasmissione:
    'cambio-manuale cambio-automatico semiasse differenziale albero-trasmissione frizione-kit leva-cambio attuatore-cambio ripartitore convertitore-coppia',
  'sospensioni-sterzo':
    'ammortizzatore molla braccio-oscillante montante barra-stabilizzatrice ponte-posteriore culla-motore scatola-sterzo pompa-idroguida piantone-sterzo volante sospensione-aria',
  freni:
    'pinza-freno disco-freno servofreno pompa-freno gruppo-abs pedaliera freno-stazionamento-elettrico leva-freno-mano',
  scarico:
    'catalizzatore filtro-antiparticolato marmitta-posteriore sonda-lambda iniettore-adblue sensore-pressione-fap',
  'impianto-elettrico':
    'alternatore motorino-avviamento motorino-tergicristallo meccanismo-tergicristallo devioluci cablaggio-motore scatola-fusibili blocchetto-accensione bobina-accensione batteria-trazione-modulo motorino-alzacristallo candelette-centralina',
  elettronica:
    'centralina-motore kit-accensione body-computer centralina-cambio quadro-strumenti autoradio display-multimediale navigatore sensore-parcheggio telecamera-posteriore sensore-radar antenna',
  illuminazione:
    'faro-anteriore faro-xenon-led fanale-posteriore fendinebbia terzo-stop freccia-laterale centralina-xenon luce-diurna',
  carrozzeria:
    'paraurti-anteriore paraurti-posteriore cofano-motore portiera-anteriore portiera-posteriore portellone parafango-anteriore traversa-anteriore griglia-radiatore passaruota maniglia-esterna serratura-porta serratura-cofano ammortizzatore-portellone gancio-traino tetto-apribile modanatura',
  'vetri-specchi':
    'specchietto-esterno specchietto-interno vetro-porta vetro-fisso lunotto alzacristallo pulsantiera-alzacristalli',
  interni:
    'sedile-anteriore divano-posteriore set-sedili pannello-porta cruscotto tunnel-centrale pomello-cambio tappezzeria-bagagliaio cassetto-portaoggetti bocchetta-aria',
  'sicurezza-passiva':
    'airbag-guida airbag-passeggero airbag-tendina kit-airbag centralina-airbag cintura-sicurezza contatto-spiralato',
  ruote:
    'cerchio-lega set-cerchi-lega cerchio-ferro ruotino-scorta copricerchi mozzo-ruota sensore-tpms cric-attrezzi',
};
const kinds = Object.entries(kindsOfGroup).flatMap(([group, line]) => [group, ...line.split(' ')]);

const sprite = readFileSync(new URL('drawings.svg', import.meta.url), 'utf8');
const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id = '']) => id);

test('every kind and every group of the catalogue has a drawing, and each only one', () => {
  expect(kinds.filter((kind) => !drawn.includes(kind))).toEqual([]);
  expect(new Set(drawn).size).toBe(drawn.length);
});

test('what looks like another drawing points to one that exists', () => {
  const targets = [...sprite.matchAll(/<use href="#([^"]+)"/g)].map(([, id = '']) => id);
  expect(targets.filter((target) => !drawn.includes(target))).toEqual([]);
});

test('a drawing takes its colour and pen from the page', () => {
  const painted = sprite.replaceAll('fill="var(--paint, none)"', '');
  expect(painted).not.toMatch(/stroke="|fill="|style=|<script|<style|href="[^#]/);
});

test('what is filled with the colour of the car is known by its kind', () => {
  const symbols = sprite.split('<symbol ').flatMap((symbol) => {
    const [, id = ''] = /^id="([^"]+)"/.exec(symbol) ?? [];
    const [, like] = /<use href="#([^"]+)"/.exec(symbol) ?? [];
    return [{ id, like, isFilled: symbol.includes('var(--paint') }];
  });
  const filled = new Set(symbols.flatMap(({ id, isFilled }) => (isFilled ? [id] : [])));
  for (const { id, like = id } of symbols) expect(isPainted(id), id).toBe(filled.has(id) || filled.has(like));
  expect(isPainted('altro-carrozzeria')).toBe(true);
});
