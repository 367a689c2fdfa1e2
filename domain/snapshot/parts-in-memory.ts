/** Parts that were never written as a snapshot, for a catalogue that takes such in. */
import { toldOfCar } from '../contract/catalogue.ts';
import type { FactFilterName } from '../filters/filters.ts';
import type { CarriedPart } from './carried-part.ts';
import type { CarriedParts, PartColumn } from './carried-parts.ts';
import type { Column, Value } from './column.ts';

export function partsInMemory(parts: readonly CarriedPart[]): CarriedParts {
  const at = (place: number): CarriedPart => parts[place]!;
  const cars: readonly Value[] = parts.map(({ modelIds, brandIds, fits }) => [modelIds, brandIds, fits]);
  return {
    count: parts.length,
    at,
    numbersAt(place) {
      const { id, isPadded, serialNumber, otherNumbers, manufacturerCode } = at(place);
      return { id, isPadded, serialNumber, otherNumbers, manufacturerCode };
    },
    carAt: (place) => at(place).car,
    carIdAt: (place) => at(place).car?.id ?? null,
    column: (name: PartColumn): Column =>
      name === 'cars' ? (place) => cars[place]! : (place) => at(place)[name] as Value,
    factOf: (name: FactFilterName): Column => {
      const isOfCar = (toldOfCar as readonly string[]).includes(name);
      return (place) => {
        const facts: Partial<Record<FactFilterName, Value>> = isOfCar ? (at(place).car ?? {}) : at(place);
        return facts[name] ?? null;
      };
    },
  };
}
