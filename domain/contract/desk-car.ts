/** A donor car as the yard's desk has it: what is known of it is put right by hand, for all of its pieces at once. */
import * as z from 'zod/mini';
import { farthestKm, firstCarYear, highestPowerKw } from '../facts/believed.ts';
import type { CarFactName } from '../facts/fact-names.ts';
import { facts } from '../facts/facts.ts';
import { fuels } from '../vocabulary.ts';
import { RowId } from './desk-listing.ts';
import { PartIdInAddress } from './desk-stock.ts';
import { text } from './free-text.ts';

const whole = (least: number, most: number) =>
  z.nullable(z.int('invalid').check(z.minimum(least, 'invalid'), z.maximum(most, 'invalid')));

/** Signs that stand on the car itself, without what people put between them. */
const stamped = (typed: string): string => typed.replaceAll(/[\s-]/g, '').toUpperCase();

/** As it is stamped since 1981 (ISO 3779): seventeen signs, among which I, O and Q are not. */
const Vin = z.string().check(z.overwrite(stamped), z.regex(/^[A-HJ-NPR-Z0-9]{17}$/, 'invalid'));

/** Null is not known. The last year that a car can have is the shop's clock's to say. */
const editable = {
  year: whole(firstCarYear, 9_999),
  mileageKm: whole(0, farthestKm),
  engineCode: z.nullable(text(facts.engineCode.longest)),
  fuel: z.nullable(z.enum(fuels)),
  colour: z.nullable(text(facts.colour.longest)),
  colourCode: z.nullable(text(facts.colourCode.longest)),
  powerKw: whole(1, highestPowerKw),
  gearboxCode: z.nullable(text(facts.gearboxCode.longest)),
  vin: z.nullable(Vin),
  plate: z.nullable(z.pipe(z.string().check(z.overwrite(stamped)), text(facts.plate.longest))),
} satisfies Record<CarFactName, unknown>;

const CarChange = z.partial(z.strictObject(editable));
export type CarChange = z.infer<typeof CarChange>;

/** As the database has them: what the yard's files brought in is told as it is. */
const known = {
  year: z.nullable(z.int()),
  mileageKm: z.nullable(z.int()),
  engineCode: z.nullable(z.string()),
  fuel: z.nullable(z.enum(fuels)),
  colour: z.nullable(z.string()),
  colourCode: z.nullable(z.string()),
  powerKw: z.nullable(z.int()),
  gearboxCode: z.nullable(z.string()),
  vin: z.nullable(z.string()),
  plate: z.nullable(z.string()),
} satisfies Record<CarFactName, unknown>;

/** What shall be, beside what whoever asks has seen of the same. */
export const CarEdit = z.strictObject({ seen: z.partial(z.strictObject(known)), change: CarChange });
export type CarEdit = z.infer<typeof CarEdit>;

export const StockCarParameters = z.object({ id: PartIdInAddress });

/** A donor car that the yard has pieces of. */
export const StockCar = z.object({
  id: RowId,
  /** Make, model, year and kilometres in a line. */
  line: z.string(),
  ...known,
  /** Parts that were taken from it. */
  parts: z.int(),
});
export type StockCar = z.infer<typeof StockCar>;
export const StockCars = z.object({ cars: z.array(StockCar) });
export type StockCars = z.infer<typeof StockCars>;
