/**
 * `npm run bench -- import [--lines N] [--rounds N]`: the same stock in each format, one after the other, each into a shop of its own,
 * and so again in each round. Told are medians of the seconds by the clock, of those that the processors worked for it (which others
 * on the machine change little), and the most memory that the process held (the embedded database is in it), beside those of the
 * shop's own CSV.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { zipOf } from '../test/zip.ts';
import { machine, medianOf } from './machine.ts';

const { values } = parseArgs({
  options: { lines: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '3' } },
});
const lines = Number(values.lines);
const rounds = Number(values.rounds);
const folder = mkdtempSync(join(tmpdir(), 'smonto-bench-import-'));

/** How much longer than the shop's own CSV a format may take, and how much more memory a workbook. */
const mostTimes = 1.3;
const mostMegabytes = 300;

const cars = [
  ['Fiat', 'Panda (169)', '2008'],
  ['Volkswagen', 'Golf V (1K)', '2006'],
  ['Renault', 'Clio III (BR/CR)', '2009'],
] as const;
const kinds = ['Faro anteriore', 'Alternatore', 'Paraurti posteriore', 'Cambio manuale'] as const;

const own = 'codice nome numero_originale marca modello anno categoria prezzo quantita posizione'.split(' ');
const foreign = 'Cod. interno|Ricambio|Codici OE|Marca|Vettura|Anno|Gruppo|Prezzo|Q.tà|Scaffale'.split('|');

function* rows(): Generator<string[]> {
  for (let at = 0; at < lines; at++) {
    const [make, model, year] = cars[at % cars.length] ?? cars[0];
    const kind = kinds[at % kinds.length] ?? kinds[0];
    const number = String(50_000_000 + at);
    yield [
      `B-${at}`,
      `${kind} ${at % 2 ? 'sx' : 'dx'}`,
      number,
      make,
      model,
      year,
      kind,
      '89,50',
      '1',
      `R${at % 90}`,
    ];
  }
}

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const table = (header: readonly string[]): string[][] => [[...header], ...rows()];

const csv = (header: readonly string[]): string =>
  table(header)
    .map((cells) => cells.join(';'))
    .join('\n');

const json = (): string =>
  JSON.stringify({
    pezzi: [...rows()].map((cells) => Object.fromEntries(foreign.map((name, at) => [name, cells[at]]))),
  });

function xlsx(): Uint8Array {
  const body = table(foreign)
    .map(
      (cells, at) =>
        `<row r="${at + 1}">${cells.map((cell) => `<c t="inlineStr"><is><t>${xml(cell)}</t></is></c>`).join('')}</row>`,
    )
    .join('');
  return zipOf([
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    {
      name: 'xl/workbook.xml',
      content: '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="r1"/></sheets></workbook>',
    },
    { name: 'xl/worksheets/sheet1.xml', content: `<worksheet><sheetData>${body}</sheetData></worksheet>` },
  ]);
}

function ods(): Uint8Array {
  const cell = (text: string): string => `<t:table-cell><x:p>${xml(text)}</x:p></t:table-cell>`;
  const body = table(foreign).map((cells) => `<t:table-row>${cells.map(cell).join('')}</t:table-row>`);
  return zipOf([
    {
      name: 'content.xml',
      content: `<o:d xmlns:o="o" xmlns:t="t" xmlns:x="x"><t:table t:name="A">${body.join('')}</t:table></o:d>`,
    },
  ]);
}

const files: readonly (readonly [name: string, make: () => string | Uint8Array])[] = [
  ['own.csv', () => csv(own)],
  ['foreign.csv', () => csv(foreign)],
  ['list.json', json],
  ['list.xlsx', xlsx],
  ['list.ods', ods],
];

/** Most kilobytes that a process has held so far, as Linux tells; 0 where it does not, or the process is gone. */
function mostHeld(pid: number): number {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

/** Hundredths of a second, as Linux counts them for every process. */
const ticksPerSecond = 100;

/** Seconds that the processors have worked for a process so far, as Linux tells; 0 where it does not, or the process is gone. */
function worked(pid: number): number {
  try {
    const figures = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(figures[11]) + Number(figures[12])) / ticksPerSecond;
  } catch {
    return 0;
  }
}

type Brought = { readonly seconds: number; readonly worked: number; readonly megabytes: number };

async function bring(file: string): Promise<Brought> {
  const data = mkdtempSync(join(folder, 'shop-'));
  const begun = performance.now();
  const child = spawn(
    process.execPath,
    ['server/cli/main.ts', 'import', file, '--prices', 'gross', '--yes'],
    {
      env: { ...process.env, DATA_DIR: data, LOG_LEVEL: 'error' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  let kilobytes = 0;
  let busy = 0;
  const watch = setInterval(() => {
    kilobytes = Math.max(kilobytes, mostHeld(child.pid ?? 0));
    busy = Math.max(busy, worked(child.pid ?? 0));
  }, 100);
  const status = await new Promise<number | null>((resolve) => child.on('exit', resolve));
  clearInterval(watch);
  if (status !== 0) throw new Error(`${file} did not go in whole: status ${status}`);
  rmSync(data, { recursive: true });
  return { seconds: (performance.now() - begun) / 1000, worked: busy, megabytes: kilobytes / 1024 };
}

const medians = (all: readonly Brought[]): Brought => ({
  seconds: medianOf(all.map(({ seconds }) => seconds)),
  worked: medianOf(all.map((one) => one.worked)),
  megabytes: medianOf(all.map(({ megabytes }) => megabytes)),
});

try {
  const brought = new Map<string, Brought[]>();
  for (let round = 0; round < rounds; round++)
    for (const [name, make] of files) {
      const path = join(folder, name);
      if (round === 0) writeFileSync(path, make());
      brought.set(name, [...(brought.get(name) ?? []), await bring(path)]);
    }
  console.log(
    `${lines} lines, ${rounds === 1 ? '1 round' : `medians of ${rounds} rounds`}. ${machine()}\n\n| file | seconds | times | worked | times | MB at most | more |\n|---|--:|--:|--:|--:|--:|--:|`,
  );
  const own = medians(brought.get('own.csv') ?? []);
  for (const [name, all] of brought) {
    const one = medians(all);
    const times = one.seconds / own.seconds;
    const more = one.megabytes - own.megabytes;
    console.log(
      `| ${name} | ${one.seconds.toFixed(1)} | ${times.toFixed(2)} | ${one.worked.toFixed(1)} | ${(one.worked / own.worked).toFixed(2)} | ${one.megabytes.toFixed(0)} | ${more.toFixed(0)} |`,
    );
    if (times > mostTimes || (name === 'list.xlsx' && more > mostMegabytes)) process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
