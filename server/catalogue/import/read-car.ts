/** The donor car of a record: make and model matched forgivingly. */
import type { DonorCar } from '../writing/piece.ts';
import type { CellReader } from './cell-reader.ts';
import type { KnownCatalogue } from './known-catalogue.ts';
import { matchModel } from './match-model.ts';
import { readMileage, readYear } from './values.ts';
import { readFuel } from './words.ts';

/** Years after the last one was built in which a car may still be registered, and before the first. */
const yearsAfter = 2;
const yearsBefore = 1;

/**
 * @param thisYear of the shop's clock, the last but one that a car can have
 * @returns null when the line names no car at all; undefined when what it says is wrong, which `cells` was told
 */
export function readCar(
  cells: CellReader,
  catalogue: KnownCatalogue,
  thisYear: number,
): DonorCar | null | undefined {
  const year = cells.read(
    'year',
    (text) => readYear(text, thisYear),
    `a year of four digits up to ${thisYear + 1}`,
  );
  const mileageKm = cells.read('mileageKm', readMileage, 'kilometres, such as 132.000');
  const fuel = cells.readMeant('fuel', readFuel, 'benzina, diesel, GPL, metano, ibrida or elettrica');
  const [makeText, modelText] = [cells.text('make'), cells.text('model')];
  if (makeText === '' && modelText === '') return null;

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
  if (year === undefined || mileageKm === undefined || fuel === undefined) return undefined;
  return {
    brandId: make.value.id,
    modelId: match.model.id,
    year,
    fuel,
    engineCode: cells.text('engineCode') || null,
    mileageKm,
    colour: cells.text('colour') || null,
    plate: cells.text('plate') || null,
  };
}

/** `Fiat Panda` in the column of the model is the Panda. */
const withoutMake = (model: string, make: string): string =>
  model.toLowerCase().startsWith(`${make.toLowerCase()} `) ? model.slice(make.length + 1) : model;
