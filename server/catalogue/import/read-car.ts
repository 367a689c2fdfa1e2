/** The cars of a record: the one that the piece came from, and those that it fits besides. Makes and models are matched forgivingly. */
import { carFacts } from '../../../domain/facts/fact-names.ts';
import { facts } from '../../../domain/facts/facts.ts';
import type { DonorCar, FittedModel } from '../writing/piece.ts';
import type { CellReader } from './cell-reader.ts';
import type { KnownCatalogue } from './known-catalogue.ts';
import { matchModel } from './match-model.ts';
import { areGood, readFacts } from './read-facts.ts';
import { expectedCell, takenCell, takenFit } from './told/of-cells.ts';
import type { Told } from './told/told.ts';

/** Years after the last one was built in which a car may still be registered, and before the first. */
const yearsAfter = 2;
const yearsBefore = 1;

/** Those whose cells can be wrong whatever car they are of. */
const judgedFacts = carFacts.filter((name) => facts[name].holds !== 'text');

/**
 * @param thisYear of the shop's clock, the last but one that a car can have
 * @returns null when the line names no car at all; undefined when what it says is wrong, which `cells` was told
 */
export function readCar(
  cells: CellReader,
  catalogue: KnownCatalogue,
  thisYear: number,
): DonorCar | null | undefined {
  const [makeText, modelText] = [cells.text('make'), cells.text('model')];
  const isNamed = makeText !== '' || modelText !== '';
  // Of a car that has no name the texts mean nothing; what else stands there may show that cells have moved.
  const known = readFacts(cells, isNamed ? carFacts : judgedFacts, thisYear);
  if (!isNamed) return null;
  const { year } = known;

  // Some yards write make and model into one cell.
  const whole = catalogue.make(makeText);
  const leading = whole
    ? { make: whole, rest: modelText }
    : catalogue.leadingMake(makeText === '' ? modelText : `${makeText} ${modelText}`.trim());
  if (!leading) return cells.wrong('make', expectedCell.make);
  const { make, rest } = leading;
  const models = catalogue.modelsOf(make.value);
  const asWritten = matchModel(rest, models, year ?? null);
  const match = asWritten.model
    ? asWritten
    : matchModel(withoutMake(rest, make.value.name), models, year ?? null);
  if (!match.model) {
    const names = match.candidates.map(({ name }) => name);
    // A make that was only guessed, and has no such model, was guessed wrongly.
    if (make.isGuess && names.length === 0) return cells.wrong('make', expectedCell.make);
    return cells.wrong(
      'model',
      names.length > 0 ? expectedCell.oneOfModels(names.join(', ')) : expectedCell.model(make.value.name),
    );
  }
  if (make.isGuess) cells.note(makeText === '' ? 'model' : 'make', make.value.name);
  const { name: model, yearFrom, yearTo } = match.model;
  if (match.isGuess) cells.note('model', model);
  if (match.others.length > 0)
    cells.note(
      'model',
      takenCell.alsoBuilt(model, match.others.map(({ name }) => name).join(', '), year ?? null),
    );
  if (year && (year < (yearFrom ?? -Infinity) - yearsBefore || year > (yearTo ?? Infinity) + yearsAfter))
    cells.note('year', takenCell.yearBeside(year, model, `${yearFrom}–${yearTo ?? ''}`));
  return areGood(known) ? { brandId: make.value.id, modelId: match.model.id, ...known } : undefined;
}

/** `Fiat Panda` in the column of the model is the Panda. */
const withoutMake = (model: string, make: string): string =>
  model.toLowerCase().startsWith(`${make.toLowerCase()} `) ? model.slice(make.length + 1) : model;

type Fits = {
  /** Each model once. */
  readonly fits: readonly FittedModel[];
  /** Entries that were not taken as they stand, and what was made of them. */
  readonly notes: readonly { readonly read: string; readonly taken: Told }[];
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
  const notes: { read: string; taken: Told }[] = [];
  for (const entry of text.split('|').map((part) => part.trim())) {
    if (entry === '') continue;
    const { fit, taken } = readFit(entry, catalogue, latestYear);
    if (fit && !fits.has(fit.modelId)) fits.set(fit.modelId, fit);
    if (taken && notes.length < mostNotes) notes.push({ read: entry, taken });
  }
  return { fits: [...fits.values()], notes };
}

type ReadFit = { fit?: FittedModel; taken?: Told };

function readFit(entry: string, catalogue: KnownCatalogue, latestYear: number): ReadFit {
  const { name, from, to } = splitYears(entry);
  if ([from, to].some((year) => year !== null && (year < 1900 || year > latestYear)))
    return { taken: takenFit.noYears(latestYear) };
  const leading = catalogue.leadingMake(name);
  if (!leading) return { taken: takenFit.noMake };
  const make = leading.make.value;
  const match = matchModel(leading.rest, catalogue.modelsOf(make), from ?? to);
  if (!match.model) {
    const names = match.candidates.map((model) => model.name).join(', ');
    return { taken: names ? takenFit.oneOf(names) : takenFit.noModel(make.name) };
  }
  const isReversed = from !== null && to !== null && from > to;
  const fit = { modelId: match.model.id, from: isReversed ? to : from, to: isReversed ? from : to };
  if (isReversed) return { fit, taken: takenFit.yearsReversed };
  return leading.make.isGuess || match.isGuess ? { fit, taken: `${make.name} ${match.model.name}` } : { fit };
}

/** Years at the end: `2003-2012`, `2003-` or `-2012`. A single year belongs to the name. */
function splitYears(entry: string): { name: string; from: number | null; to: number | null } {
  const [, name, from, to] = /^(.*\S)\s+\(?(\d{4})?\s*[-–>]+\s*(\d{4})?\)?$/.exec(entry) ?? [];
  if (name === undefined) return { name: entry, from: null, to: null };
  return { name, from: from ? Number(from) : null, to: to ? Number(to) : null };
}
