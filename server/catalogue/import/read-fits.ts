/** The vehicles that a piece fits, as a yard lists them: `Fiat Panda (169) 2003-2012 | Fiat Punto (188) 1999-`. */
import type { FittedModel } from '../writing/piece.ts';
import type { KnownCatalogue } from './known-catalogue.ts';
import { matchModel } from './match-model.ts';

export type Fits = {
  /** Each model once. */
  readonly fits: readonly FittedModel[];
  /** Entries that were not taken as they stand, and what was made of them. */
  readonly notes: readonly { readonly read: string; readonly taken: string }[];
};

/** Most entries of one piece that are told of. */
const mostNotes = 5;

/**
 * What is not understood is passed over and told, and the piece goes in: whom else it fits is an addition, yards list vehicles that
 * the shop has never heard of, and a piece that is not in the shop cannot be sold at all.
 *
 * @param latestYear beyond which no year is believed
 */
export function readFits(text: string, catalogue: KnownCatalogue, latestYear: number): Fits {
  const fits = new Map<number, FittedModel>();
  const notes: { read: string; taken: string }[] = [];
  for (const entry of text.split('|').map((part) => part.trim())) {
    if (entry === '') continue;
    const { fit, taken } = readFit(entry, catalogue, latestYear);
    if (fit && !fits.has(fit.modelId)) fits.set(fit.modelId, fit);
    if (taken && notes.length < mostNotes) notes.push({ read: entry, taken });
  }
  return { fits: [...fits.values()], notes };
}

type ReadFit = { fit?: FittedModel; taken?: string };

function readFit(entry: string, catalogue: KnownCatalogue, latestYear: number): ReadFit {
  const { name, from, to } = splitYears(entry);
  if ([from, to].some((year) => year !== null && (year < 1900 || year > latestYear)))
    return { taken: `passed over: its years are not between 1900 and ${latestYear}` };
  const leading = catalogue.leadingMake(name);
  if (!leading) return { taken: 'passed over: no make that the shop knows' };
  const make = leading.make.value;
  const match = matchModel(leading.rest, catalogue.modelsOf(make), from ?? to);
  if (!match.model) {
    const names = match.candidates.map((model) => model.name).join(', ');
    return { taken: names ? `passed over: could be ${names}` : `passed over: no model of ${make.name}` };
  }
  const isReversed = from !== null && to !== null && from > to;
  const fit = { modelId: match.model.id, from: isReversed ? to : from, to: isReversed ? from : to };
  if (isReversed) return { fit, taken: `the years the other way round` };
  return leading.make.isGuess || match.isGuess ? { fit, taken: `${make.name} ${match.model.name}` } : { fit };
}

/** Years at the end: `2003-2012`, `2003-` or `-2012`. A single year belongs to the name. */
function splitYears(entry: string): { name: string; from: number | null; to: number | null } {
  const [, name, from, to] = /^(.*\S)\s+\(?(\d{4})?\s*[-–>]+\s*(\d{4})?\)?$/.exec(entry) ?? [];
  if (name === undefined) return { name: entry, from: null, to: null };
  return { name, from: from ? Number(from) : null, to: to ? Number(to) : null };
}
