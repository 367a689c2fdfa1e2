/** Makes calls of every operation of the description and judges the answers; the same seed makes the same calls. */
import fc from 'fast-check';
import { isGuarded, isOfChannel, type ApiDocument } from '../../server/http/openapi-document.ts';
import { absurd, asDescribed, nearlyAsDescribed, operationsOf, type Call, type Described } from './calls.ts';
import { exampleOf } from './examples.ts';
import { createJudge } from './judge.ts';
import { send, type Answer } from './send.ts';
import { withBehindEachText } from './spoiled.ts';
import type { World } from './world.ts';

/** A machine that is busy with something else gets a second try, and a third. */
const tries = 3;

const callsOf = {
  'as described': asDescribed,
  'nearly so': nearlyAsDescribed,
  absurd,
};
export type Kind = keyof typeof callsOf;
export const kinds = Object.keys(callsOf) as Kind[];

export type Fuzz = {
  readonly operations: readonly Described[];
  /** One call as it should be. */
  example(described: Described): Promise<{ status: number; faults: string[] }>;
  /** The example with a sign that no text should hold, in each of its texts. @returns what is wrong with the answers */
  oddTexts(described: Described): Promise<string[]>;
  /** @returns seed, call and answer where a rule is broken */
  calls(
    described: Described,
    kind: Kind,
    options: { seed: number; runs: number },
  ): Promise<string | undefined>;
};

/** @param longestMs what an answer may take; none is slow where that is not said */
export async function openFuzz(world: World, longestMs = Infinity): Promise<Fuzz> {
  const document = (await world.app.inject('/api/openapi.json')).json<ApiDocument>();
  const judge = createJudge(document);

  const ask = async (described: Described, call: Call) => {
    const { marks } = await world.owner();
    const strangers = call.as === 'owner' ? world.other.marks : [...world.other.marks, ...marks];
    const answer = await send(world, call);
    const faults = judge(described, answer, strangers);
    let fastest = answer.milliseconds;
    for (let again = 1; again < tries && fastest > longestMs; again += 1)
      fastest = Math.min(fastest, (await send(world, call)).milliseconds);
    if (fastest > longestMs) faults.push(`took ${Math.round(fastest)} ms`);
    return { status: answer.status, faults: faults.map((fault) => `${fault}\n${inWords(answer)}`) };
  };

  const exampleFor = (described: Described): Call => {
    const { method, path, operation } = described;
    const isOfOwner = isGuarded(operation) || path === '/api/auth/refresh';
    const as = isOfChannel(operation) ? 'channel' : isOfOwner ? 'owner' : 'nobody';
    return { as, method, path, parameters: {}, query: [], headers: {}, ...exampleOf(described) };
  };

  return {
    operations: operationsOf(document),
    example: (described) => ask(described, exampleFor(described)),
    async oddTexts(described) {
      const example = exampleFor(described);
      const bodies = ['\u0000', '\ud800'].flatMap((odd) => withBehindEachText(example.body, odd));
      const told: string[] = [];
      for (const body of bodies) told.push(...(await ask(described, { ...example, body })).faults);
      return told;
    },
    async calls(described, kind, { seed, runs }) {
      const arbitrary = callsOf[kind](described, document.components.schemas);
      const judged = fc.asyncProperty(arbitrary, async (call) => {
        const { faults } = await ask(described, call);
        if (faults.length > 0) throw new Error(faults.join('\n'));
      });
      const details = await fc.check(judged, { seed, numRuns: runs, includeErrorInReport: true });
      return fc.asyncDefaultReportMessage(details);
    },
  };
}

function inWords({ sent, status, headers, body }: Answer): string {
  const short = (text = '') => (text.length > 1_000 ? `${text.slice(0, 1_000)}…` : text);
  return [
    short(sent.url),
    short(JSON.stringify(sent.headers)),
    short(sent.payload),
    `→ ${status} ${String(headers['content-type'])}`,
    short(body.toString('utf8')),
  ].join('\n');
}
