/** The kind that words mean: the phrase of the trade that says most of them. Pure. */
import type { Axle } from '../../../../domain/vocabulary.ts';
import { remembering } from '../remembering.ts';
import { createMeantWords } from './mistyped.ts';
import {
  comparable,
  frontWord,
  groupSlugs,
  kindPhrases,
  kindWordsOf,
  rearWord,
  type KindLanguage,
  type KindPhrase,
} from './kind-table.ts';

export type FoundKind = {
  /** Of a kind, or where the words say no more, of a group. */
  readonly slug: string;
  readonly isGroup: boolean;
  /** How much of what was said is in it, from 0 to 1. */
  readonly share: number;
  /** Whether its words are of another language than the shop's. */
  readonly isForeign: boolean;
};

/** Words that say how many or in what state, and nothing of what it is. */
const light: ReadonlySet<string> = new Set(
  comparable(
    kindWordsOf(
      'kit coppia set serie gruppo completo completa complete original originale oe usato usata used nuovo new ricambio part parte paio pair lotto assieme insieme unit assembly auto car komplet komplett komplektas satz jeu juego senza without di del della dei per for ohne sans de du des la le il lo der die das und and e stel compleet complete gebruikt gebruikte nieuw nieuwe onderdeel stuks zonder het een peca pecas jogo conjunto completo usado novo sem com sada par sady kompletny kompletni kompletne kompletna pouzity pouzita pouzite novy nova nove originalni nahradni nahradny diel dil dily diely szett komplett hasznalt bontott gyari eredeti uj alkatresz garnitura komplet kompletan rabljen rabljeno polovan polovno dio deo dijelovi delovi',
    ),
  ),
);

/** Heads of things that are named after the part they belong to: a sensor of the ABS is no ABS. */
const belongings: ReadonlySet<string> = new Set(
  comparable(
    kindWordsOf(
      'stemma logo fregio emblema emblem badge sensore sensori sensor cablaggio staffa staffe supporto tubo tubi tubazione manicotto coperchio tappo guarnizione vite cornice interruttore pulsante rele relay cover cap pipe hose bracket gasket switch button cable cavo wiring halter schlauch deckel abdeckung dichtung schalter kabel rohr capteur support tuyau couvercle joint bouton cable soporte tapa junta boton czujnik uchwyt przewod oslona pokrywa przycisk waz daviklis laikiklis zarnele dangtelis mygtukas jungiklis vamzdelis protezione riparo carter copri leva steun houder slang leiding deksel dop pakking schakelaar knop relais stekker beugel embleem kapje suporte tampa vedante interruptor botao ficha batente simbolo emblema resguardo sensores dobradica scharnier capac furtun conducta surub intrerupator senzor opritor balama cheder givare skydd kapa brytare tatning packning bryter deksel daeksel bekleding asta rivestimento centralina motorino cinghia tenditore termostato serbatoio attuatore comando modulo module snimac cidlo drzak drziak hadice hadica trubka rurka tesneni tesnenie kryt krytka viecko vicko spinac vypinac tlacidlo tlacitko konektor riadiaca ridici tarto kapcsolo erzekelo szenzor jelado cso csovek tomites burkolat fedel takaro gomb csatlakozo kabel rele vezeto nosac drzac drzalo nosilec crijevo crevo cev cijev brtva dihtung tesnilo poklopac pokrov cep prekidac stikalo gumb utikac konektor instalacija senzor davac',
    ),
  ),
);

/** Words that stand between what it is and what it belongs to, and say nothing: `compresseur de clim`, `pompa del gasolio`. */
const linking: ReadonlySet<string> = new Set(
  comparable(
    kindWordsOf('di del della dei degli delle de du des do da dos das la le il lo the of van het na ve vo'),
  ),
);

/** What is said behind one of these is only part of it: `cruscotto con airbag`. */
const joining: ReadonlySet<string> = new Set(
  'con with mit avec completo completa inkl met inclusief vcetne vratane'.split(' '),
);

const byFirst = Map.groupBy(kindPhrases, ({ words }) => words[0] ?? '');

/** Words of any phrase, and those that are a kind by themselves. */
const vocabulary: ReadonlySet<string> = new Set(kindPhrases.flatMap(({ words }) => words));
const kindsByWord: ReadonlySet<string> = new Set(
  kindPhrases
    .filter(({ words, slug }) => words.length === 1 && !groupSlugs.has(slug))
    .map(({ words }) => words[0] ?? ''),
);

const wordsOfLanguage = (language: KindLanguage): ReadonlySet<string> =>
  new Set(kindPhrases.filter((phrase) => phrase.language === language).flatMap(({ words }) => words));

const asMeant = createMeantWords(
  [wordsOfLanguage('own'), wordsOfLanguage('foreign')],
  new Set([...light, ...belongings, ...linking, ...joining, ...wordsOfLanguage('far')]),
);

/** Shortest beginning that is heard as a word without a full stop behind it. */
const leastBeginning = 5;

/** The letters by which a word says one of a phrase: all of it, or its beginning where it is shortened (`fendineb.`, `tergi`). */
function heard(said: string | undefined, word: string): number {
  if (said === undefined) return 0;
  if (said === word) return lettersOf(word);
  if (word.startsWith('<')) return 0;
  const beginning = said.endsWith('.')
    ? said.slice(0, -1)
    : said.length >= leastBeginning && !vocabulary.has(said)
      ? said
      : '';
  return beginning !== '' && word.startsWith(beginning) ? beginning.length : 0;
}

const sum = (counts: readonly number[]): number => counts.reduce((all, one) => all + one, 0);

/** An axle says nothing of what it is. */
const lettersOf = (word: string): number => (word.startsWith('<') ? 1 : word.length);

const isShort = (said: string): boolean =>
  said.endsWith('.') || (said.length >= leastBeginning && !vocabulary.has(said) && !light.has(said));

/** Phrases that may begin with a word: those of the word itself, and where it is shortened all that begin so. A file has few words. */
const phrasesFrom = remembering((said: string): readonly KindPhrase[] => {
  const exact = byFirst.get(said) ?? [];
  if (!isShort(said)) return exact;
  return [...exact, ...[...byFirst].flatMap(([first, phrases]) => (heard(said, first) > 0 ? phrases : []))];
});

/** @param axle that the line says elsewhere */
export function findKind(text: string, axle: Axle | null = null): FoundKind | undefined {
  const words = comparable(kindWordsOf(text)).map(asMeant);
  const saidAxle = axle ?? (words.includes(frontWord) ? 'front' : words.includes(rearWord) ? 'rear' : null);
  const telling = words.filter((word) => !light.has(word));
  let best: { phrase: KindPhrase; score: number; share: number } | undefined;
  for (let at = 0; at < words.length; at++)
    for (const { phrase, letters } of candidatesAt(words, at)) {
      const covered = phrase.words.length;
      const before = words
        .slice(0, at)
        .filter((word) => !light.has(word) && word !== frontWord && word !== rearWord);
      if (before.some((word) => belongings.has(word)) && !phrase.words.some((word) => before.includes(word)))
        continue;
      const after = words.slice(at + covered);
      // `Engine cover`: in English and German what it is comes last.
      if (
        covered === 1 &&
        after[0] !== undefined &&
        belongings.has(after[0]) &&
        words.length <= 3 &&
        at === 0
      )
        continue;
      const isGroup = groupSlugs.has(phrase.slug);
      const written = sum(phrase.words.map(lettersOf));
      const known = before.filter((word) => vocabulary.has(word)).length;
      // In most languages what it is comes first, and what it belongs to behind it: `modanatura porta`.
      const [head] = telling;
      const isBehindKind =
        at > 0 && head !== undefined && kindsByWord.has(head) && !phrase.words.includes(head);
      const isAddition = words.slice(0, at).some((word) => joining.has(word));
      const score =
        covered * 10 +
        letters / 10 -
        (written - letters) / 5 -
        known * 6 -
        // Names of cars and makes may stand before it in any number.
        (known < before.length ? 5 : 0) -
        (isBehindKind ? 6 : 0) -
        (isAddition ? 12 : 0) -
        (isGroup ? 9 : 0);
      if (!best || score > best.score)
        best = { phrase, score, share: Math.min(1, covered / Math.max(1, telling.length)) };
    }
  if (!best || best.score <= 0) return undefined;
  const { phrase, share } = best;
  const slug = phrase.rear && saidAxle === 'rear' ? phrase.rear : phrase.slug;
  return { slug, isGroup: groupSlugs.has(slug), share, isForeign: phrase.language !== 'own' };
}

type Candidate = {
  readonly phrase: KindPhrase;
  /** Of it that were said. */
  readonly letters: number;
};

/** Phrases that begin at a place; axles and small words that stand in between are passed over, those of two words count in either order. */
function candidatesAt(words: readonly string[], at: number): Candidate[] {
  const found: Candidate[] = [];
  const rest = words.slice(at);
  const withoutAxles = rest.filter((word) => word !== frontWord && word !== rearWord);
  const stretches = [rest, withoutAxles];
  if (withoutAxles.some((word) => linking.has(word)))
    stretches.push(withoutAxles.filter((word, step) => step === 0 || !linking.has(word)));
  for (const stretch of stretches) {
    const head = stretch[0] ?? '';
    for (const phrase of phrasesFrom(head)) {
      const letters = phrase.words.map((word, step) => heard(stretch[step], word));
      if (letters.every((count) => count > 0)) found.push({ phrase, letters: sum(letters) });
    }
    const second = stretch[1];
    if (second !== undefined)
      for (const phrase of byFirst.get(second) ?? []) {
        const letters = heard(head, phrase.words[1] ?? '');
        if (phrase.words.length === 2 && letters > 0)
          found.push({ phrase, letters: letters + lettersOf(second) });
      }
  }
  return found;
}
