/** Cells as the facts that they are declared to hold (`domain/facts`). */
import { readCost, readPrice } from '../../../domain/written-price.ts';
import type { Fact, FactValues } from '../../../domain/facts/declaration.ts';
import type { PlainFactName } from '../../../domain/facts/fact-names.ts';
import { facts } from '../../../domain/facts/facts.ts';
import { normalizePartNumber } from '../../../domain/part-number.ts';
import type { CellReader } from './cell-reader.ts';
import {
  readDiscount,
  readMileage,
  readNumberList,
  readPower,
  readQuantity,
  readWeight,
  readYear,
} from './values.ts';
import { readTested } from './cells/tested.ts';
import { readAxle, readCondition, readFuel, readSide, readVatScheme } from './words.ts';
import { expectedCell } from './told/of-cells.ts';

/** @returns the value; null where the cell says nothing; undefined after `cells` was told what should have stood there */
type ReadCell<Value> = (
  cells: CellReader,
  column: PlainFactName,
  thisYear: number,
) => Value | null | undefined;

const readers = {
  text: (cells, column) => cells.text(column) || null,
  prose: (cells, column) => cells.text(column) || null,
  partNumber: (cells, column) => (normalizePartNumber(cells.text(column)) ? cells.text(column) : null),
  year: (cells, column, thisYear) =>
    cells.read(column, (text) => readYear(text, thisYear), expectedCell.year(thisYear + 1)),
  kilometres: (cells, column) => cells.read(column, readMileage, expectedCell.kilometres),
  kilograms: (cells, column) => cells.read(column, readWeight, expectedCell.kilograms),
  price: (cells, column) => cells.read(column, readPrice, expectedCell.price),
  cost: (cells, column) => cells.read(column, readCost, expectedCell.cost),
  percent: (cells, column) => cells.read(column, readDiscount, expectedCell.percent),
  pieces: (cells, column) => cells.read(column, readQuantity, expectedCell.pieces),
  fuel: (cells, column) => cells.readMeant(column, readFuel, expectedCell.fuel),
  condition: (cells, column) => cells.readMeant(column, readCondition, expectedCell.condition),
  partNumbers: (cells, column) => readNumberList(cells.text(column)),
  kilowatts: (cells, column) => cells.read(column, readPower, expectedCell.kilowatts),
  side: (cells, column) => cells.read(column, readSide, expectedCell.side),
  axle: (cells, column) => cells.read(column, readAxle, expectedCell.axle),
  testedWay: (cells, column) => cells.read(column, readTested, expectedCell.tested),
  vatScheme: (cells, column) => cells.read(column, readVatScheme, expectedCell.vatScheme),
} as const satisfies { readonly [Kind in keyof FactValues]: ReadCell<FactValues[Kind]> };

type Declared = typeof facts;

/** What is read of a fact: null is left where it is not known, and where something else has to stand in for it. */
type ReadFact<Name extends PlainFactName> =
  | FactValues[Extract<Declared[Name]['holds'], keyof FactValues>]
  | (Declared[Name]['whenEmpty'] extends 'refused' ? never : null);

/** Undefined is what is wrong, and was told. */
export type ReadFacts<Name extends PlainFactName> = { readonly [Each in Name]: ReadFact<Each> | undefined };

type GoodFacts<Name extends PlainFactName> = { readonly [Each in Name]: ReadFact<Each> };

/** @param thisYear of the shop's clock, the last but one that a car can have */
export const readFacts = <Name extends PlainFactName>(
  cells: CellReader,
  names: readonly Name[],
  thisYear: number,
): ReadFacts<Name> =>
  Object.fromEntries(
    names.map((name) => {
      const { holds, whenEmpty, isRequired, expected = expectedCell.something }: Fact = facts[name];
      const value = readers[holds as keyof FactValues](cells, name, thisYear);
      return [
        name,
        value === null && (whenEmpty === 'refused' || isRequired) ? cells.wrong(name, expected) : value,
      ];
    }),
  ) as ReadFacts<Name>;

/** Whether none of them is wrong. */
export const areGood = <Name extends PlainFactName>(read: ReadFacts<Name>): read is GoodFacts<Name> =>
  Object.values(read).every((value) => value !== undefined);
