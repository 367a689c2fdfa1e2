import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createIdMap, saveIds } from './id-map.ts';

const ids = fc.integer({ min: 1, max: 40 });
const steps = fc.array(fc.record({ id: ids, value: fc.option(fc.nat(1_000), { nil: undefined }) }));

test('it is a map, whatever it began with and however often it was saved between', () => {
  fc.assert(
    fc.property(fc.uniqueArray(ids), fc.array(steps), (first, rounds) => {
      const sorted = Uint32Array.from(first).sort();
      const wanted = new Map(Array.from(sorted, (id, place) => [id, place]));
      let map = createIdMap({ ids: sorted });
      for (const round of rounds) {
        for (const { id, value } of round)
          if (value === undefined) {
            map.delete(id);
            wanted.delete(id);
          } else {
            map.set(id, value);
            wanted.set(id, value);
          }
        for (let id = 0; id <= 41; id++) expect(map.get(id)).toBe(wanted.get(id));
        expect(map.size()).toBe(wanted.size);
        expect([...map.ids()].toSorted((one, other) => one - other)).toEqual(
          [...wanted.keys()].toSorted((one, other) => one - other),
        );
        map = createIdMap(saveIds(map));
      }
    }),
  );
});
