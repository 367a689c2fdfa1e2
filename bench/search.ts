/**
 * How quick the search is: `npm run bench -- search [--engine embedded|postgres] [--parts N] [--database-url URL]`.
 * Over HTTP, one person and ten at once, each kind of query apart, with a health check beside them. Writes its part of `bench/reports/search.md`.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startShop } from '../e2e/start-shop.ts';
import { withSlip } from '../e2e/steps/shop.ts';
import { machine } from './machine.ts';
import { openOwnDatabase } from './own-database.ts';
import { summarize, tableOf, type Row } from './percentiles.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'embedded' },
    parts: { type: 'string', default: '100000' },
    rounds: { type: 'string', default: '100' },
    'database-url': { type: 'string' },
  },
});
const parts = Number(values.parts);
const rounds = Number(values.rounds);
const people = 10;

const kinds = [
  'alternatore',
  'faro anteriore',
  'specchietto',
  'cofano',
  'turbina',
  'paraurti posteriore',
  'ecu',
];
const cars = ['panda', 'golf 5', 'corsa', 'bmw serie 3', 'clio', 'ypsilon', 'c3', '500'];
const typos = ['alternatre', 'specchieto', 'paruarti', 'cofno motore', 'turbocompresore', 'fannale'];
const beginnings = ['fa', 'alt', 'spec', 'cof', 'par', 'cent'];
const at = <Item>(items: readonly Item[], round: number): Item => items[round % items.length]!;

type Sample = { readonly numbers: readonly string[]; readonly brands: readonly number[] };

/** Of each kind, all before the first is timed, as in a shop that is open since an hour: code that is not compiled yet is three times slower. */
const warmUps = 150;

/** One address for each round, by kind. */
const queries: Readonly<Record<string, (round: number, sample: Sample) => string>> = {
  'whole number': (round, { numbers }) => find(at(numbers, round)),
  'beginning of a number': (round, { numbers }) => find(at(numbers, round).slice(0, 5)),
  'end of a number': (round, { numbers }) => find(at(numbers, round).slice(-6)),
  'a number with a slip': (round, { numbers }) => find(withSlip(at(numbers, round))),
  'one word': (round) => find(at(kinds, round)),
  'a broad word': (round) => find(at(['anteriore', 'sinistro', 'motore', 'fiat'], round)),
  'words and car': (round) => find(`${at(kinds, round)} ${at(cars, round >> 1)} ${2000 + (round % 20)}`),
  'a typing error': (round) => find(`${at(typos, round)} ${at(cars, round >> 2)}`),
  'nothing to find': (round) => find(`zzyzx${round}`),
  filters: (round, { brands }) => `brand=${at(brands, round)}&price=50-${ceiling--}&condition=A,B`,
  'a deep page': (round) => `page=${500 + round * 3}`,
  everything: () => '',
  suggestion: (round) => find(at(beginnings, round)),
};
/** A ceiling above every price, never the same twice: the shop remembers what it was asked a moment ago, and should not here. */
let ceiling = 999_999;
const unheard = (query: string): string =>
  `${query.includes('price=') ? query : `${query}&price=-${ceiling--}`}&facets=near`;

const find = (query: string): string => `query=${encodeURIComponent(query)}`;

async function ask(url: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - begun;
}

async function measure(url: string, sample: Sample): Promise<Row[]> {
  const rows: Row[] = [];
  const addresses = Object.entries(queries).map(
    ([kind, query]) =>
      [kind, (round: number) => `${url}/api/search/v2?${unheard(query(round, sample))}`] as const,
  );
  for (const [, address] of addresses)
    for (let round = 0; round < warmUps; round++) await ask(address(rounds + round));
  for (const [kind, address] of addresses) {
    const alone: number[] = [];
    for (let round = 0; round < rounds; round++) alone.push(await ask(address(round + 7)));
    const together: number[] = [];
    const health: number[] = [];
    let isOver = false;
    const watching = (async () => {
      while (!isOver) {
        health.push(await ask(`${url}/healthz`));
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    })();
    await Promise.all(
      Array.from({ length: people }, async (_, person) => {
        for (let round = 0; round < rounds / 5; round++)
          together.push(await ask(address(round * people + person)));
      }),
    );
    isOver = true;
    await watching;
    rows.push({
      name: kind,
      alone: summarize(alone),
      together: summarize(together),
      health: summarize(health),
    });
    console.log(tableOf([rows.at(-1)!], rows.length === 1).join('\n'));
  }
  return rows;
}

async function sampleOf(url: string): Promise<Sample> {
  const numbers = new Set<string>();
  for (let page = 1; page <= 5; page++) {
    const answer = await fetch(`${url}/api/search/v2?limit=60&page=${page * 11}`);
    const found = (await answer.json()) as { parts: { serialNumber: string }[] };
    for (const { serialNumber } of found.parts) numbers.add(serialNumber.replace(/[^A-Za-z0-9]/g, ''));
  }
  const brands = (await (await fetch(`${url}/api/brands`)).json()) as { id: number; partCount: number }[];
  return {
    numbers: [...numbers],
    brands: brands.filter(({ partCount }) => partCount > 0).map(({ id }) => id),
  };
}

const title = `${parts.toLocaleString('en')} parts, ${values.engine === 'postgres' ? 'Postgres' : 'embedded'}`;

function sectionOf(rows: readonly Row[]): string {
  return `## ${title}

${machine()} ${warmUps} queries of each kind to warm up, ${rounds} one after the other, then ${people} people at once.

${tableOf(rows, true).join('\n')}
`;
}

/** Puts a section into the report in place of the one of the same title. */
function writeSection(section: string): void {
  const folder = join(import.meta.dirname, 'reports');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'search.md');
  const [, ...others] = existsSync(file) ? readFileSync(file, 'utf8').split(/^(?=## )/m) : [];
  const sections = [...others.filter((other) => !other.startsWith(`## ${title}\n`)), section];
  const preface = `# Search

Milliseconds over HTTP until the last byte, every query a new one, asked as the shop's own pages ask (\`facets=near\`): nothing is answered from memory. The shop and whoever asks share
the machine; beside the ten at once \`/healthz\` is asked. What is found is found in the process, so there is no part of it in the database to time apart.

`;
  writeFileSync(file, preface + sections.map((one) => `${one.trim()}\n`).join('\n'));
}

const postgres =
  values.engine === 'postgres' && !values['database-url'] ? await openOwnDatabase() : undefined;
try {
  const databaseUrl = values['database-url'] ?? postgres?.url;
  const shop = await startShop({
    // A database that is named holds its parts already.
    ...(values['database-url'] ? {} : { seedCommand: ['demo', '--parts', String(parts)] }),
    settings: databaseUrl ? { DATABASE_URL: databaseUrl } : {},
  });
  try {
    writeSection(sectionOf(await measure(shop.url, await sampleOf(shop.url))));
  } finally {
    await shop.stop();
  }
} finally {
  await postgres?.stop();
}
