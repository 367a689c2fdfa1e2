/**
 * Whatever is asked of the API: an answer as its description says, and nobody else's matters in it.
 * `npm run fuzz` asks for longer, and looks at how long an answer takes as well.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kinds, openFuzz, type Fuzz } from './fuzz/fuzz.ts';
import { openWorld, type World } from './fuzz/world.ts';

const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_120);
const minutes = Number(process.env['FUZZ_MINUTES'] ?? 0);
/** What people wait for without a thought; not looked at in a run of all tests, whose machine may have much else to do. */
const longestMs = minutes > 0 ? 1_000 : undefined;
const callsAtOnce = 6;

let world: World;
let fuzz: Fuzz;
beforeAll(async () => {
  world = await openWorld();
  fuzz = await openFuzz(world, longestMs);
});
afterAll(() => world.close());

test('every call that is described has an example, and it succeeds', async () => {
  // What ends an account or a session is asked last.
  for (const described of fuzz.operations.toSorted((one, other) => other.path.length - one.path.length)) {
    const { status, faults } = await fuzz.example(described);
    expect(faults).toEqual([]);
    expect(status, `${described.method} ${described.path}`).toBeLessThan(300);
  }
});

test('a sign that no text should hold is taken or refused in every field', async () => {
  for (const described of fuzz.operations) expect(await fuzz.oddTexts(described)).toEqual([]);
});

test.each(kinds)('calls that are %s', { timeout: 300_000 + minutes * 60_000 }, async (kind) => {
  const until = performance.now() + (minutes * 60_000) / kinds.length;
  let round = 0;
  do {
    for (const described of fuzz.operations)
      expect(await fuzz.calls(described, kind, { seed: seed + round, runs: callsAtOnce })).toBeUndefined();
    round += 1;
  } while (performance.now() < until);
  if (minutes > 0)
    console.log(
      `${round * callsAtOnce} calls of each of ${fuzz.operations.length} operations, ${kind}, from seed ${seed} on`,
    );
});
