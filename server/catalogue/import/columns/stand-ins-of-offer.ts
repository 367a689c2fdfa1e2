/** Which of several columns says how many pieces there are, what one costs, of which year its car is and how good it is. */
import { isInEuros, otherCurrencyIn } from '../cells/foreign-values.ts';
import { fold } from '../letters.ts';
import type { Assignment } from './assignment.ts';
import { keptBeside, keptOf, leftBeside } from './counts-of-stock.ts';
import { availableBeside, countBeside } from './counts.ts';
import { priceOfOne } from './price-of-one.ts';
import { listPriceBesideCost, withVatBeside } from './price-with-vat.ts';
import { carYearBeside, gradeBeside, productionYears } from './said-beside.ts';
import { daysOfSale, salePriceBeside, usualPriceBeside } from './sale-price.ts';
import { saysAvailable } from './stock-names.ts';

export function correctCount({ freeAs, freeOr, mayCorrect, meaningOf, scoreOf, takeAs }: Assignment): void {
  const counted = mayCorrect('listedQuantity');
  const better = counted && countBeside(counted, freeOr('place'));
  if (!better) return;
  takeAs('status', counted);
  const wasPlace = meaningOf(better) === 'place';
  takeAs('listedQuantity', better);
  if (!wasPlace) return;
  const [next] = freeAs('place').toSorted((one, other) => scoreOf(other, 'place') - scoreOf(one, 'place'));
  takeAs('place', next);
}

/** Nobody can buy what is kept for somebody else. */
export function correctAvailable({ freeOr, leave, mayCorrect, takeAs }: Assignment): void {
  const counted = mayCorrect('listedQuantity');
  if (!counted) return;
  const others = freeOr('status', 'soldMark');
  const isLeft = saysAvailable(counted.header);
  const left = availableBeside(counted, others) ?? (isLeft ? undefined : leftBeside(counted, others));
  if (left) {
    leave(counted);
    takeAs('listedQuantity', left);
  }
  // What is left holds none of them any more.
  const kept = (left && keptOf(counted, left, others)) ?? keptBeside(left ?? counted, others);
  takeAs(left || isLeft ? 'status' : 'reservedQuantity', kept);
}

/** `Cena PLN` beside `Cena EUR`: what the shop asks is in euros. */
export function preferEuros({ freeOr, leave, mayCorrect, scoreOf, takeAs }: Assignment): void {
  const called = mayCorrect('price');
  if (!called || otherCurrencyIn(called.header) === '') return;
  const inEuros = freeOr('otherPrice').find(
    (other) => isInEuros(other.header) && scoreOf(other, 'price') > 0,
  );
  if (!inEuros) return;
  leave(called);
  takeAs('price', inEuros);
}

/** `PRZ_LIST`: what stands on the list is what the yard asks, where nothing else is. */
export function addListPrice({ give, has }: Assignment): void {
  if (!has('netPrice')) give('otherPrice', 'price', ({ header }) => ofList.test(fold(header)));
}

const ofList = /(?<!\p{L})(?:lis\d?|list(?:ino|enpreis|price|a)?)(?!\p{L})(?!.*(?:nuov|new|neu|noua))/u;

/** What is asked is neither what a piece cost nor what it comes to without VAT. */
export function correctKindOfPrice({ freeOr, has, mayCorrect, takeAs }: Assignment): void {
  const called = mayCorrect('price');
  if (!called) return;
  const asked = listPriceBesideCost(called, freeOr('otherPrice'));
  if (asked) {
    takeAs(has('purchasePrice') ? 'otherPrice' : 'purchasePrice', called);
    takeAs('price', asked);
    return;
  }
  const gross = has('netPrice') ? undefined : withVatBeside(called, freeOr('otherPrice'));
  if (!gross) return;
  takeAs('netPrice', called);
  takeAs('price', gross);
}

export function correctPrice({
  columnOf,
  freeOr,
  has,
  leave,
  mayCorrect,
  scoreOf,
  takeAs,
}: Assignment): void {
  const called = mayCorrect('price');
  if (!called) return;
  const ofOne = priceOfOne(called, freeOr('otherPrice'), columnOf('listedQuantity'));
  if (ofOne) {
    leave(called);
    takeAs('price', ofOne);
  }
  const column = ofOne ?? called;
  const others = freeOr('otherPrice').filter((other) => other !== called);
  const usual = usualPriceBeside(column, others);
  if (usual) {
    takeAs('salePrice', column);
    takeAs('price', usual);
  } else if (!has('salePrice')) {
    const prices = others.filter((other) => scoreOf(other, 'price') > 0);
    takeAs('salePrice', salePriceBeside(column, prices));
  }
}

/** An offer that has ended is none. */
export function addDaysOfSale({ freeOr, has, takeAs }: Assignment): void {
  if (!has('salePrice')) return;
  const { from, to } = daysOfSale(freeOr('status', 'otherPrice'));
  takeAs('saleFrom', from);
  takeAs('saleTo', to);
}

export function correctYear({ freeAs, has, mayCorrect, takeAs }: Assignment): void {
  const column = mayCorrect('year');
  const ofCar = column && !has('yearFrom') && carYearBeside(column, freeAs('year'));
  if (!ofCar) return;
  takeAs('yearFrom', column);
  takeAs('year', ofCar);
}

/** Their names say nothing alone, and what months look like is a number of the car maker's. */
export function addProductionYears({ freeOr, has, takeAs }: Assignment): void {
  if (has('year') || has('yearFrom') || has('yearTo')) return;
  const years = productionYears(
    freeOr('serialNumber', 'otherCode').filter(({ name }) => name.strengths.size === 0),
  );
  takeAs('yearFrom', years?.from);
  takeAs('yearTo', years?.to);
}

/** `Posizione: Ant. sx` of a few pieces beside `Lato`: what it says of where they sit counts as well. */
export function addSecondPlace({ freeAs, has, takeAs }: Assignment): void {
  if (has('side') && !has('axle')) takeAs('axle', freeAs('side')[0]);
}

export function correctGrade({ freeAs, mayCorrect, takeAs }: Assignment): void {
  const column = mayCorrect('condition');
  const grade = column && gradeBeside(column, freeAs('condition'));
  if (!grade) return;
  takeAs('status', column);
  takeAs('condition', grade);
}
