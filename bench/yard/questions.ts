/** What is asked of a catalogue, by kind of query; each round another one. */

const kinds = ['alternatore', 'faro anteriore', 'specchietto', 'cofano', 'turbina', 'paraurti posteriore'];
const cars = ['panda', 'golf 5', 'corsa', 'bmw serie 3', 'clio', 'ypsilon', 'c3', '500'];
const typos = ['alternatre', 'specchieto', 'paruarti', 'cofno motore', 'turbocompresore', 'fannale'];

const at = <Item>(items: readonly Item[], round: number): Item => items[round % items.length]!;
const find = (query: string) => `query=${encodeURIComponent(query)}`;

/** Parameters of a search. */
export type Questions = Readonly<Record<string, (round: number) => string>>;

/** @param numbers some that parts have */
export const questionsOf = (numbers: readonly string[]): Questions => ({
  'whole number': (round) => find(at(numbers, round)),
  'beginning of a number': (round) => find(at(numbers, round).slice(0, 5)),
  'end of a number': (round) => find(at(numbers, round).slice(-6)),
  'one word': (round) => find(`${at(kinds, round)}${' '.repeat(round)}`),
  'a broad word': (round) => find(at(['anteriore', 'sinistro', 'motore', 'fiat'], round)),
  'words and car': (round) => find(`${at(kinds, round)} ${at(cars, round >> 1)} ${2000 + (round % 20)}`),
  'a typing error': (round) => find(`${at(typos, round)} ${at(cars, round >> 2)}`),
  'nothing to find': (round) => find(`zzyzx${round}`),
  everything: (round) => `price=-${999_000 - round}`,
});

export const kindAndCar = (round: number): string => find(`${at(kinds, round)} ${at(cars, round >> 1)}`);

export async function numbersIn(url: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/search/v2?limit=60`);
  const { parts } = (await answer.json()) as { parts: { serialNumber: string }[] };
  return parts.map(({ serialNumber }) => serialNumber).filter(Boolean);
}
