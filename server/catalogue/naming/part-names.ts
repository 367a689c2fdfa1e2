/** What a piece is called in both languages, with its side and axle where Italian and English put them. */
import type { Axle, Side } from '../../../domain/vocabulary.ts';
import type { KindFact } from '../facts/facts.ts';

export type Place = { readonly side?: Side | undefined; readonly axle?: Axle | undefined };

type Phrase = { it: string; gender: 'm' | 'f'; en: string };

/**
 * Kinds that have sides or axles: `*` stands where the adjectives go; `f` has a feminine noun in Italian.
 * A place that is already in the words (`Faro anteriore`) is in the phrase of both languages.
 */
const phrases = readPhrases(`
semiasse; m; Semiasse *; * driveshaft
differenziale; m; Differenziale *; * differential
ammortizzatore; m; Ammortizzatore *; * shock absorber
molla; f; Molla elicoidale *; * coil spring
braccio-oscillante; m; Braccio oscillante *; * control arm
montante; m; Montante *; * steering knuckle
barra-stabilizzatrice; f; Barra stabilizzatrice *; * anti-roll bar
sospensione-aria; m; Ammortizzatore pneumatico *; * air spring
pinza-freno; f; Pinza freno *; * brake caliper
disco-freno; m; Disco freno *; * brake disc
freno-stazionamento-elettrico; m; Motorino freno di stazionamento *; * electric parking brake motor
motorino-tergicristallo; m; Motorino tergicristallo *; * wiper motor
motorino-alzacristallo; m; Motorino alzacristallo *; * window motor
faro-anteriore; m; Faro anteriore *; front * headlight
faro-xenon-led; m; Faro anteriore * xenon/LED; front * xenon/LED headlight
fanale-posteriore; m; Fanale posteriore *; rear * tail light
fendinebbia; m; Fendinebbia *; * fog light
freccia-laterale; f; Freccia laterale *; * side indicator
luce-diurna; f; Luce diurna * (DRL); * daytime running light
portiera-anteriore; f; Portiera anteriore *; front * door
portiera-posteriore; f; Portiera posteriore *; rear * door
parafango-anteriore; m; Parafango anteriore *; front * wing
passaruota; m; Passaruota *; * wheel arch liner
maniglia-esterna; f; Maniglia esterna *; * outer door handle
serratura-porta; f; Serratura porta *; * door lock
ammortizzatore-portellone; m; Ammortizzatore portellone *; * tailgate strut
modanatura; f; Minigonna *; * side skirt
specchietto-esterno; m; Specchietto retrovisore esterno *; * door mirror
vetro-porta; m; Vetro porta *; * door glass
vetro-fisso; m; Vetro fisso *; * quarter glass
alzacristallo; m; Alzacristallo completo *; * window regulator
sedile-anteriore; m; Sedile anteriore *; front * seat
pannello-porta; m; Pannello porta *; * door card
airbag-tendina; m; Airbag a tendina *; * curtain airbag
cintura-sicurezza; f; Cintura di sicurezza * con pretensionatore; * seat belt with pretensioner
mozzo-ruota; m; Mozzo ruota * con cuscinetto; * wheel hub and bearing
`);

/** `Cintura di sicurezza anteriore sinistra con pretensionatore`, `Front left seat belt with pretensioner`. */
export function nameOf(
  kind: Pick<KindFact, 'slug' | 'it' | 'en'>,
  { side, axle }: Place,
): { it: string; en: string } {
  const phrase = phrases.get(kind.slug);
  if (!phrase) return { it: kind.it, en: kind.en };
  const inItalian = [axle && { front: 'anteriore', rear: 'posteriore' }[axle], side && sideIn(phrase, side)];
  return { it: fill(phrase.it, inItalian), en: capitalised(fill(phrase.en, [axle, side])) };
}

/** Whether a kind has a place for the words that say where a piece of it sat. */
export const hasPlaces = (slug: string): boolean => phrases.has(slug);

const sideIn = ({ gender }: Phrase, side: Side): string =>
  ({ left: 'sinistr', right: 'destr' })[side] + (gender === 'f' ? 'a' : 'o');

const fill = (phrase: string, adjectives: readonly (string | undefined)[]): string =>
  phrase.replace('*', adjectives.filter(Boolean).join(' ')).replace(/\s+/g, ' ').trim();

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function readPhrases(table: string): ReadonlyMap<string, Phrase> {
  return new Map(
    table
      .trim()
      .split('\n')
      .map((line) => {
        const [slug = '', gender, it = '', en = ''] = line.split('; ');
        return [slug, { it, gender: gender === 'f' ? 'f' : 'm', en }];
      }),
  );
}
