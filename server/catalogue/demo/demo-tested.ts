/** How a demonstration piece was tried: what turns is seen at work, what has a plug goes onto the bench, a panel is looked at. */
import type { KindFact } from '../facts/facts.ts';
import type { TestedWay } from '../../../domain/tested-ways.ts';
import { createRandom } from './random.ts';

/** How many of twenty; the rest is not said. */
type Shares = readonly (readonly [TestedWay | null, number])[];

const engine: Shares = [
  ['running', 16],
  ['untested', 1],
  [null, 3],
];
const atWork: Shares = [
  ['running', 8],
  ['tried', 3],
  ['untested', 2],
  [null, 7],
];
const onBench: Shares = [
  ['bench', 11],
  ['tried', 4],
  ['untested', 2],
  [null, 3],
];
const switchedOn: Shares = [
  ['tried', 8],
  ['running', 5],
  ['untested', 2],
  [null, 5],
];

const sharesOfKinds = new Map<string, Shares>([
  ...['motore-completo', 'motore-semicompleto'].map((slug) => [slug, engine] as const),
  ...[
    'turbocompressore',
    'cambio-manuale',
    'cambio-automatico',
    'differenziale',
    'ripartitore',
    'convertitore-coppia',
    'compressore-clima',
    'pompa-idroguida',
    'scatola-sterzo',
  ].map((slug) => [slug, atWork] as const),
  ...[
    'iniettore',
    'pompa-alta-pressione',
    'pompa-carburante',
    'corpo-farfallato',
    'debimetro',
    'valvola-egr',
    'elettroventola',
    'ventola-abitacolo',
    'alternatore',
    'motorino-avviamento',
    'motorino-tergicristallo',
    'motorino-alzacristallo',
    'bobina-accensione',
    'centralina-xenon',
    'gruppo-abs',
  ].map((slug) => [slug, onBench] as const),
]);

const sharesOfGroups = new Map<string, Shares>([
  ['elettronica', switchedOn],
  ['illuminazione', switchedOn],
]);

/**
 * @param sku gives it chance of its own: that it is said changes nothing else of any piece
 * @returns null where nobody said it, as of everything that only has to be whole
 */
export function demoTested(sku: string, { slug }: KindFact, groupSlug: string): TestedWay | null {
  const shares = sharesOfKinds.get(slug) ?? sharesOfGroups.get(groupSlug);
  return shares ? createRandom(`${sku} tested`).pickWeighted(shares, ([, share]) => share)[0] : null;
}
