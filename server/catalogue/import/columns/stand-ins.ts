/** What columns mean once each has been judged by itself: a list needs a code and a name, and some column may stand in for them. */
import { beginsWithModel } from '../cars/car-table.ts';
import { createAssignment, type Assignment, type Taken } from './assignment.ts';
import type { Meaning } from './meanings.ts';
import { levelsOfPlace } from './place-levels.ts';
import type { Described } from './described.ts';
import { settleCode } from './stand-ins-of-code.ts';
import { addMargin, addPartName, addSecondName, correctName } from './stand-ins-of-name.ts';
import {
  addDaysOfSale,
  addListPrice,
  addProductionYears,
  addSecondPlace,
  correctAvailable,
  correctCount,
  correctGrade,
  correctKindOfPrice,
  correctPrice,
  correctYear,
  preferEuros,
} from './stand-ins-of-offer.ts';

/** Most signs of what names one car. */
const longestCar = 60;
const isOneCar = (text: string): boolean => text.length <= longestCar && !/[|;,\n]|\s\/\s/.test(text);

/**
 * A file without a code of the yard's takes another program's, one without a name what names pieces best.
 *
 * @param scores of each column by its meanings
 * @param settled columns of which the shopkeeper said what they mean
 */
export function withStandIns(
  columns: readonly Described[],
  scores: readonly ReadonlyMap<Meaning, number>[],
  taken: Map<number, Taken>,
  settled: ReadonlySet<number>,
): Map<number, Taken> {
  const assignment = createAssignment(columns, scores, taken, settled);
  const { give, has } = assignment;
  settleCode(assignment);
  correctName(assignment);
  correctCount(assignment);
  correctAvailable(assignment);
  addListPrice(assignment);
  preferEuros(assignment);
  correctKindOfPrice(assignment);
  correctPrice(assignment);
  addDaysOfSale(assignment);
  correctYear(assignment);
  addProductionYears(assignment);
  correctGrade(assignment);
  addSecondPlace(assignment);
  addLevels(assignment);
  addSecondName(assignment);
  addPartName(assignment);
  addMargin(assignment);
  give('descriptionIt', 'nameIt');
  if (!has('nameEn')) give('category', 'nameIt');
  giveModel(assignment);
  give('netPrice', 'price');
  // `passend für` alone says the car, where each line names one.
  if (!has('make') && !has('model')) give('fits', 'model', ({ texts }) => texts.every(isOneCar));
  // The years of a model are those of the car where nothing says its own.
  if (!has('yearTo')) give('yearFrom', 'year');
  return taken;
}

/** Of so many cells at least it is told. */
const mostlyModels = 0.6;

/** `Type` of Dutch lists, `Uitvoering`: beside the makes the column is the model whose cells begin with models, whatever it is called. */
function giveModel({ freeAs, freeOr, has, takeAs }: Assignment): void {
  if (has('model')) return;
  takeAs('model', freeAs('model')[0]);
  if (!has('make') || has('model')) return;
  takeAs(
    'model',
    freeOr('category', 'version').find(
      ({ texts }) => texts.length > 0 && texts.filter(beginsWithModel).length >= texts.length * mostlyModels,
    ),
  );
}

function addLevels({ columns, freeOr, mayCorrect, scores, takeAs }: Assignment): void {
  const place = mayCorrect('place');
  if (!place) return;
  const free = new Set(freeOr().map(({ at }) => at));
  for (const level of levelsOfPlace(columns, scores, place, (at) => free.has(at))) takeAs('place', level);
}
