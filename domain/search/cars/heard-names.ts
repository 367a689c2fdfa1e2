/** Names of cars that somebody wrote as they heard them, whatever letters they have: `reno`, `gieep`. */
import { soundOf } from '../query/sound-of.ts';

/** Shorter words sound like many. */
const shortest = 4;

/** What Italian writes for the sound of a j. */
const softened = (word: string): string => word.replace(/gi(?=[aeou])|g(?=[ei])/g, 'j');

/** The French end of a name is not heard, or not whole. */
const withoutEnd = (sound: string): string => sound.replace(/olt?$/, 'o');

const soundsOf = (ways: readonly string[]): ReadonlySet<string> =>
  new Set(ways.map((word) => withoutEnd(soundOf(word))));

const soundsOfName = (name: string) =>
  soundsOf([name, name.replace(/ee/g, 'i'), name.replace(/c(?=[eiy])/g, 's')]);
const soundsOfTyped = (word: string) => soundsOf([word, softened(word)]);

export type HeardNames = {
  /** The names that sound just as a word does which is none itself. */
  soundingLike(word: string): readonly string[];
};

/** @param names single words, folded */
export function createHeardNames(names: Iterable<string>): HeardNames {
  /** Worked out when it is first asked for: most queries are written as the names are. */
  let known: ReadonlyMap<string, readonly string[]> | undefined;
  const bySound = () => (known ??= namesBySound(names));
  return {
    soundingLike(word) {
      if (word.length < shortest || !/^[a-z]+$/.test(word)) return [];
      const found = [...soundsOfTyped(word)].flatMap((sound) => bySound().get(sound) ?? []);
      return [...new Set(found)].filter((name) => name !== word);
    },
  };
}

function namesBySound(names: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const bySound = new Map<string, string[]>();
  for (const name of names) {
    if (name.length < shortest || !/^[a-z]+$/.test(name)) continue;
    for (const sound of soundsOfName(name)) bySound.set(sound, [...(bySound.get(sound) ?? []), name]);
  }
  return bySound;
}
