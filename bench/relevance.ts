/**
 * What a search puts first: `npm run bench -- relevance FILE... [--record DATE]`. Each file is a round of queries (`relevance/round.ts`)
 * over the demonstration and the sample yard's file, asked once through the shop's own API. Tells the scores and the misses, and how soon
 * the right thing is suggested; `--record` adds the scores to `bench/reports/relevance.md`.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { SearchOptions, SearchResult } from '../domain/contract/search.ts';
import { isAsked, isRight, looked, type Found, type KnownPart } from './relevance/judge.ts';
import { openBenchShop, readCatalogue, type BenchShop } from './relevance/open-bench-shop.ts';
import { record } from './relevance/record.ts';
import { readRound, type Asked, type Entry } from './relevance/round.ts';
import { percentOf, scoresBy, tellTyping, type Judged } from './relevance/scores.ts';
import { typeOut, typedClasses, type Rightness, type Typed } from './relevance/typing.ts';

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { record: { type: 'string' } },
});
if (files.length === 0) throw new Error('Name a file with a round of queries.');
const entries = files.flatMap((file) => readRound(readFileSync(file, 'utf8')));

const shop = await openBenchShop();
try {
  const byId = await readCatalogue(shop.api.it);
  const catalogue = [...byId.values()];
  const judged: (Judged & { readonly first: readonly Found[]; readonly total: number })[] = [];
  for (const entry of entries) judged.push(await ask(shop, byId, catalogue, entry));
  for (const { entry, isRight: right, first, total } of judged)
    if (!right)
      console.log(
        `${entry.class} ${entry.language}  ${entry.query}  (${told(entry.asked)})  ${total}${first.map(tell).join('')}`,
      );
  const typed: Typed[] = [];
  for (const entry of entries.filter((one) => typedClasses.includes(one.class)))
    typed.push(
      await typeOut(entry, searching(shop, entry), (answer) => judgeFirst(entry, answer, byId, catalogue)),
    );
  const scores = scoresBy(judged, (entry) => entry.class);
  for (const score of [...scores, ...scoresBy(judged, (entry) => entry.language).slice(0, -1)])
    console.log(
      `${score.name.padEnd(18)} ${String(score.right).padStart(4)} of ${String(score.of).padStart(4)}  ${percentOf(score).padStart(5)} %`,
    );
  const notes = tellTyping(typed);
  console.log(notes.join('\n'));
  for (const { empties } of typed)
    if (empties.length > 0) console.log(`  nothing shown: ${empties.join(' | ')}`);
  if (values.record) record(values.record, files, scores, notes);
} finally {
  await shop.close();
}

/** As the shop's own pages ask. */
function searching(
  { api }: BenchShop,
  { language }: Entry,
): (options: SearchOptions) => Promise<SearchResult> {
  return (options) => api[language === 'en' ? 'en' : 'it'].search(options, 'near');
}

async function ask(
  to: BenchShop,
  byId: ReadonlyMap<number, KnownPart>,
  catalogue: readonly KnownPart[],
  entry: Entry,
): Promise<Judged & { first: Found[]; total: number }> {
  const answer = await searching(to, entry)({ query: entry.query });
  const first = firstOf(answer, byId, looked);
  const { total } = answer;
  return { entry, first, total, isRight: isRight(entry.asked, { total, found: first }, catalogue) };
}

function firstOf(
  { parts, sideNotStated }: SearchResult,
  byId: ReadonlyMap<number, KnownPart>,
  most: number,
): Found[] {
  return parts
    .slice(0, most)
    .map(({ id }) => ({ part: byId.get(id)!, isSideUnknown: sideNotStated.includes(id) }));
}

function judgeFirst(
  { asked }: Entry,
  answer: SearchResult,
  byId: ReadonlyMap<number, KnownPart>,
  catalogue: readonly KnownPart[],
): Rightness {
  const [first] = firstOf(answer, byId, 1);
  if (!first) return 'wrong';
  if (isAsked(asked, first, catalogue)) return 'whole';
  const nothing: Asked = {
    kinds: [],
    makes: [],
    models: [],
    numbers: [],
    sides: [],
    engines: [],
    fuels: [],
    colours: [],
    years: undefined,
    isAbsent: false,
  };
  const { kinds, makes, models } = asked;
  const isKind = kinds.length > 0 && isAsked({ ...nothing, kinds }, first, catalogue);
  const isCar = makes.length + models.length > 0 && isAsked({ ...nothing, makes, models }, first, catalogue);
  return isKind || isCar ? 'partly' : 'wrong';
}

/** What is asked, without what is not. */
function told(asked: Asked): string {
  const sayings = Object.entries(asked).map(([name, value]) => {
    if (value === undefined || value === false || (Array.isArray(value) && value.length === 0)) return '';
    return value === true
      ? name
      : `${name} ${Array.isArray(value) ? value.join('|') : JSON.stringify(value)}`;
  });
  return sayings.filter(Boolean).join(', ');
}

function tell({ part: { name, numbers, cars, engine, fuel, colour } }: Found): string {
  const [car] = cars;
  const facts = [name, car && `${car.make} ${car.model} ${car.from ?? ''}`, ...numbers, engine, fuel, colour];
  return `\n    ${facts.filter(Boolean).join(' · ')}`;
}
