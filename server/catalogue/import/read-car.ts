/** The donor car of a record: make and model matched forgivingly. */
import { carFacts } from '../../../domain/facts/fact-names.ts';
import { facts } from '../../../domain/facts/facts.ts';
import type { DonorCar } from '../writing/piece.ts';
import type { CellReader } from './cell-reader.ts';
import type { KnownCatalogue } from './known-catalogue.ts';
import { matchModel } from './match-model.ts';
import { areGood, readFacts } from './read-facts.ts';

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
  if (!leading) return cells.wrong('make', 'a make that the shop knows');
  const { make, rest } = leading;
  const models = catalogue.modelsOf(make.value);
  const asWritten = matchModel(rest, models, year ?? null);
  const match = asWritten.model
    ? asWritten
    : matchModel(withoutMake(rest, make.value.name), models, year ?? null);
  if (!match.model) {
    const names = match.candidates.map(({ name }) => name);
    // A make that was only guessed, and has no such model, was guessed wrongly.
    if (make.isGuess && names.length === 0) return cells.wrong('make', 'a make that the shop knows');
    return cells.wrong(
      'model',
      names.length > 0 ? `one of ${names.join(', ')}, or its year` : `a model of ${make.value.name}`,
    );
  }
  if (make.isGuess) cells.note(makeText === '' ? 'model' : 'make', make.value.name);
  const { name: model, yearFrom, yearTo } = match.model;
  if (match.isGuess) cells.note('model', model);
  if (match.others.length > 0)
    cells.note(
      'model',
      `${model}; ${match.others.map(({ name }) => name).join(', ')} was built in ${year} too`,
    );
  if (year && (year < yearFrom - yearsBefore || year > (yearTo ?? Infinity) + yearsAfter))
    cells.note('year', `${year}, though the ${model} was built ${yearFrom}–${yearTo ?? ''}`);
  return areGood(known) ? { brandId: make.value.id, modelId: match.model.id, ...known } : undefined;
}

/** `Fiat Panda` in the column of the model is the Panda. */
const withoutMake = (model: string, make: string): string =>
  model.toLowerCase().startsWith(`${make.toLowerCase()} `) ? model.slice(make.length + 1) : model;
