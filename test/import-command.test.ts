import type { Locale } from '../domain/constants.ts';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockFolder } from '../server/db/folder-lock.ts';
import type { CommandContext } from '../server/cli/frame/command.ts';
import { importFile } from '../server/cli/import.ts';
import { takeImportPlace } from '../server/cli/one-import.ts';
import { makePhoto } from './make-photo.ts';
import { openShop, type TestShop } from './open-shop.ts';

const folder = mkdtempSync(join(tmpdir(), 'smonto-import-'));
let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

type Ran = { readonly status: number; readonly printed: string; readonly told: string };

/** The command on the test's shop, with somebody to be asked when there is an answer. */
async function run(
  args: readonly string[],
  answer?: string,
  interrupt = new AbortController(),
  language: Locale = 'en',
): Promise<Ran> {
  const printed: string[] = [];
  const told: string[] = [];
  const { config, database, clock } = shop.deps;
  const print = (line: string): void => void printed.push(line);
  const context: CommandContext = {
    language,
    clock,
    config: () => config,
    open: async () => ({ config, database, clock, print }),
    abortOnInterrupt: () => interrupt.signal,
    stepBack() {},
    terminal: {
      width: 80,
      print,
      tell: (line) => void told.push(line),
      printJson: () => {},
      write: async () => {},
      paint: (_, text) => text,
      canAsk: answer !== undefined,
      async ask(question) {
        told.push(question);
        return answer;
      },
    },
  };
  const status = await importFile.run(args, context);
  return { status, printed: printed.join('\n'), told: told.join('\n') };
}

/** A file of the test's folder. */
function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

async function snapshot(): Promise<unknown[]> {
  const tables = [
    'parts',
    'part_fits',
    'price_history',
    'cars',
    'brands',
    'models',
    'categories',
    'settings',
    'photos',
    'part_photos',
  ];
  const all = [];
  for (const table of tables)
    all.push((await shop.database.pool.query(`select * from ${table} order by ${table}::text`)).rows);
  return all;
}

const header = 'codice;nome;numero_originale;categoria;prezzo;quantita;foto';
const line = (sku: string, quantity = 1, photos = '', price = '10') =>
  `${sku};Faro;${sku.charCodeAt(0)}77;faro-anteriore;${price};${quantity};${photos}`;
const table = (...lines: string[]) => [header, ...lines].join('\n');

test(
  'while the shop runs on a data folder, the import says so in one sentence and touches nothing',
  { tags: 'long' },
  () => {
    const dataDir = join(folder, 'locked');
    mkdirSync(dataDir);
    const unlock = lockFolder(dataDir);
    const main = fileURLToPath(new URL('../server/cli/main.ts', import.meta.url));
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [main, 'import', file('locked.csv', header)],
      {
        env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
        encoding: 'utf8',
      },
    );
    unlock();
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(
      /^The data folder .* is in use by another process of the shop: stop it first.*\.\n$/,
    );
  },
);

test('a file that is no table is told in one sentence', async () => {
  const files: [path: string, sentence: RegExp][] = [
    [join(folder, 'none.csv'), /cannot be read: there is no such file/],
    [folder, /is a folder/],
    ['/dev/null', /is no ordinary file/],
  ];
  for (const [path, sentence] of files) {
    const { status, printed, told } = await run([path]);
    expect({ status, printed }, told).toEqual({ status: 2, printed: '' });
    expect(told).toMatch(sentence);
  }
  expect(await run([file('empty.csv', '')])).toEqual({ status: 2, printed: 'The file is empty.', told: '' });
  expect((await run([file('table.xlsx', 'PK\x03\x04')])).printed).toMatch(
    /spreadsheet[\s\S]*save the\s+table\s+as CSV/,
  );
});

test('a dry run says what would happen and writes nothing at all, not even into an empty database', async () => {
  const three = file('three.csv', table(line('A'), line('B', 1, '', 'tanto'), line('C')));
  const empty = await snapshot();
  const dry = await run([three, '--dry-run']);
  expect(dry.status).toBe(1);
  expect(dry.printed).toMatch(/^2 of 3 lines would go in: 2 new[\s\S]*nothing was written[\s\S]*"tanto"/);
  expect(await snapshot()).toEqual(empty);

  expect((await run([three])).printed).toMatch(/^2 of 3 lines went in: 2 new, 0 changed/);
  const before = await snapshot();
  const changed = file('changed.csv', table(line('A', 5), line('C'), line('D')));
  expect((await run([changed, '--dry-run'])).printed).toMatch(/1 new, 1 changed, 1 as they were/);
  expect(await snapshot()).toEqual(before);
});

test('a map that cannot be used is told in one sentence', async () => {
  const list = file('list.csv', 'Articolo;Denominazione;Importo\nMAP-2;Alternatore;40,00\n');
  for (const [name, content, expected] of [
    ['broken.json', '{', 'is no JSON'],
    ['shape.json', '[]', 'has to look like'],
    ['meaning.json', '{"columns": {"Importo": "costoso"}}', 'nothing that the shop knows'],
  ] as const) {
    const { status, told } = await run([list, '--map', file(name, content)]);
    expect([status, told.split('\n').length], name).toEqual([2, 1]);
    expect(told, name).toContain(expected);
  }
});

test('--replace says how many pieces go and asks; pieces whose line is faulty stay, and so do those kept for buyers', async () => {
  const { pool } = shop.database;
  const stock = async () => {
    const { rows } = await pool.query<{ sku: string; on_hand: number }>(
      `select sku, on_hand from parts where sku in ('A', 'B', 'C', 'D', 'E', 'F') order by sku`,
    );
    return rows.map(({ sku, on_hand: onHand }) => `${sku}${onHand}`).join(' ');
  };
  await run([file('all.csv', table(...['A', 'B', 'C', 'D', 'E'].map((sku) => line(sku, 2))))]);
  await pool.query(`update parts set reserved = 1 where sku = 'D'`);
  expect(await stock()).toBe('A2 B2 C2 D2 E2');

  // B has a bad price, and the line of E lost its code: both are still in the yard.
  const later = file('later.csv', table(line('A', 2), line('B', 2, '', 'tanto'), line('E').replace('E', '')));
  const question = '2 pieces that the file no longer holds will go to quantity 0.';
  const unasked = await run([later, '--replace']);
  expect(unasked).toMatchObject({ status: 2, printed: '' });
  expect(unasked.told).toBe(`${question} Nobody is here to be asked: say --yes if that is meant.`);
  expect(await run([later, '--replace'], 'n')).toMatchObject({
    status: 2,
    told: `${question} Go on? [y/N] `,
  });
  expect((await run([later, '--replace', '--dry-run'])).printed).toMatch(
    /2 pieces .* would go to quantity 0/,
  );
  expect(await stock()).toBe('A2 B2 C2 D2 E2');

  const replaced = await run([later, '--replace'], 'y');
  expect(replaced.status).toBe(1);
  expect(replaced.printed).toMatch(/2 pieces that the file no longer holds went to quantity 0/);
  expect(await stock()).toBe('A2 B2 C0 D1 E2');
  // The buyer of D did not pay: the next import takes the piece.
  await pool.query(`update parts set reserved = 0 where sku = 'D'`);
  expect((await run([later, '--replace', '--yes'])).printed).toMatch(/1 piece that .* went to quantity 0/);
  expect(await stock()).toBe('A2 B2 C0 D0 E2');
  expect((await run([later, '--replace', '--yes'])).printed).toMatch(/0 pieces that .* went to quantity 0/);

  const nothingGood = file('bad.csv', table(line('F', 1, '', 'tanto')));
  expect((await run([nothingGood, '--replace', '--yes'])).printed).toMatch(/Nothing was taken out/);
  const nameless = file('nameless.csv', table(line('A'), ';Faro;;faro-anteriore;1;1;'));
  expect((await run([nameless, '--replace', '--yes'])).told).toMatch(/without a number \(3\)/);
  expect(await stock()).toBe('A2 B2 C0 D0 E2');
});

test('photos of a folder come with their lines; one that is missing is told, and the line stays', async () => {
  const photos = join(folder, 'photos');
  mkdirSync(photos);
  writeFileSync(join(photos, 'one.jpg'), await makePhoto());
  const withPhotos = file('photos.csv', table(line('P', 1, 'one.jpg'), line('Q', 1, 'two.jpg|one.jpg')));
  expect((await run([withPhotos])).printed).toMatch(
    /2 lines name photos: give their folder with --photos DIR/,
  );
  const { status, printed } = await run([withPhotos, '--photos', photos]);
  expect(status).toBe(1);
  expect(printed).toMatch(/2 of 2 lines went in[\s\S]*Photos: 1 new[\s\S]*3 {2}foto {4}two\.jpg/);
  expect(await run([withPhotos, '--photos', join(folder, 'none')])).toMatchObject({ status: 2, printed: '' });
});

test('why a photo is missing or refused is said in the language of the command, in the report too', async () => {
  const photos = join(folder, 'foto');
  mkdirSync(photos);
  writeFileSync(join(photos, 'v.jpg'), '\0\0\0\u0018ftypheic');
  const named = file('foto.csv', table(line('V', 1, 'v.jpg'), line('W', 1, 'w.jpg')));
  const report = join(folder, 'foto.json');
  const bring = async (language: 'it' | 'en') => {
    const args = [named, '--photos', photos, '--report', report];
    const { status, printed } = await run(args, undefined, new AbortController(), language);
    expect(status).toBe(1);
    const { told } = JSON.parse(readFileSync(report, 'utf8')) as {
      told: { read: string; expected: string }[];
    };
    return { flat: printed.replace(/\s+/g, ' '), told: told.map(({ read, expected }) => [read, expected]) };
  };
  const italian = await bring('it');
  expect(italian.flat).toContain('Foto che non si sono potute avere: riga colonna letto ci voleva');
  expect(italian.flat).toContain('v.jpg: una foto HEIC JPEG: sull’iPhone scegli Impostazioni,');
  expect(italian.flat).toContain('un file nella cartella delle foto');
  expect(italian.told).toEqual([
    ['v.jpg: una foto HEIC', expect.stringMatching(/^JPEG: sull’iPhone scegli .*, Più compatibile,/)],
    ['w.jpg: nessun file così', 'un file nella cartella delle foto'],
  ]);
  expect((await bring('en')).told).toEqual([
    ['v.jpg: a HEIC photo', expect.stringMatching(/^JPEG: on an iPhone choose .*, Most Compatible,/)],
    ['w.jpg: no such file', 'a file in the folder of the photos'],
  ]);
});

test('what is wrong with cells, lines and files is said in Italian to whoever speaks it', async () => {
  const inItalian = (args: string[]) => run(args, undefined, new AbortController(), 'it');
  const own = file(
    'sbagliato.csv',
    table(line('IT-1', 1, '', 'tanto'), `${line('IT-2')};di troppo`, line('IT-1'), line('IT-1')),
  );
  const { printed } = await inItalian([own, '--dry-run']);
  const flat = printed.replace(/\s+/g, ' ');
  expect(flat).toContain('"tanto" un prezzo in euro sopra 0, come 89,50');
  expect(flat).toMatch(/\d+ colonne, come nella prima riga; virgolette/);
  expect(flat).toContain('un codice che c’è una volta sola; c’è già alla riga 4');
  expect(flat).toContain('"IT-1" il pezzo di questo codice; c’è di nuovo alla riga 5');
  expect(printed).not.toMatch(/\b(?:such as|stands|the|columns|expected|taken)\b/);
  const foreign = file(
    'altro.csv',
    'Cod. interno;Ricambio;Marca;Modello;Telaio;Importo\nIT-3;Spese di spedizione;;;;5,00\nIT-5;Alternatore;Fiat;Panda;abc;9,00\nIT-6;Alternatore, ne ho 3;Fiat;Panda;ZFA16900000123456;9,00\n',
  );
  const other = (await inItalian([foreign, '--dry-run'])).printed.replace(/\s+/g, ' ');
  expect(other).toContain('un pezzo: queste sono spese di spedizione');
  expect(other).toContain('niente: non è un numero di telaio');
  expect(other).toContain('"ne ho 3" 3 pezzi');
  expect((await inItalian([join(folder, 'nessuno.csv')])).told).toMatch(
    /^Il file .* non si legge: non c’è nessun file così\.$/,
  );
  expect((await inItalian([file('vuoto.csv', '')])).printed).toContain('Il file è vuoto.');
  const report = join(folder, 'errori.csv');
  await inItalian([own, '--dry-run', '--report', report]);
  expect(readFileSync(report, 'utf8')).toContain('fault;prezzo;tanto;un prezzo in euro sopra 0, come 89,50');
});

test('every fault goes into the report, in the manner of its name, and nothing in it becomes a formula', async () => {
  const bad = file('faults.csv', table(line('R'), line('S', 1, '', '=2+3'), `T;"=cmd|' /C calc'!A0";;;1;1;`));
  const report = (name: string) => join(folder, name);
  expect((await run([bad, '--report', report('r.csv')])).status).toBe(1);
  expect(readFileSync(report('r.csv'), 'utf8').split('\r\n')).toEqual([
    '\ufeffline;kind;column;read;expected or taken as',
    "3;fault;prezzo;'=2+3;euros above 0, such as 89,50",
    '4;fault;numero_originale;;the number stamped by the car maker',
    '4;fault;categoria;;a kind of part by its slug, Italian or English name',
    '',
  ]);
  await run([bad, '--report', report('r.json')]);
  expect(JSON.parse(readFileSync(report('r.json'), 'utf8'))).toMatchObject({
    told: [{ line: 3, kind: 'fault', column: 'prezzo', read: '=2+3' }, { line: 4 }, { line: 4 }],
    status: 1,
    lines: 3,
    refused: 2,
  });
  await run([bad, '--report', report('r.txt')]);
  expect(readFileSync(report('r.txt'), 'utf8')).toMatch(
    /^line 3, prezzo: "=2\+3"; expected euros[\s\S]*1 of 3 lines/,
  );
  expect(await run([bad, '--report', bad])).toMatchObject({ status: 2, printed: '' });
  expect(await run([bad, '--report', join(folder, 'none', 'r.csv')])).toMatchObject({
    status: 2,
    printed: '',
  });
});

test('the report is its owner’s alone, one that lay there for everybody too', async () => {
  const bad = file('fault.csv', table(line('R', 1, '', 'free')));
  const paths = ['new.csv', 'old.csv'].map((name) => join(folder, name));
  for (const path of paths.slice(1)) {
    writeFileSync(path, 'of the last import');
    chmodSync(path, 0o644);
  }
  for (const path of paths) {
    await run([bad, '--report', path]);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readFileSync(path, 'utf8')).not.toContain('of the last import');
  }
});

test('of very many faults the first are shown, and the report is named for the others', async () => {
  const many = file(
    'many.csv',
    table(line('U'), ...Array.from({ length: 2_000 }, () => line('', 1, '', 'tanto'))),
  );
  const { printed } = await run([many]);
  expect(printed.split('\n').length).toBeLessThan(200);
  expect(printed).toMatch(/… and 3,950 more; see them with --report FILE\.$/);
});

test('a second import on the same shop is told that one is running', async () => {
  const giveUp = await takeImportPlace({ ...shop.deps, print: () => {} }, 'en');
  const { status, told } = await run([file('second.csv', table(line('V')))]);
  await giveUp();
  expect({ status, told }).toEqual({
    status: 2,
    told: 'Another import is running on this shop: wait until it has ended.',
  });
  expect((await run([join(folder, 'second.csv')])).status).toBe(0);
});

test('Ctrl-C ends after the batch that is being written and says how to go on', async () => {
  const interrupt = new AbortController();
  interrupt.abort();
  const lines = Array.from({ length: 1_200 }, (_, at) => line(`W${at}`));
  const { status, printed } = await run([file('long.csv', table(...lines))], undefined, interrupt);
  expect(status).toBe(130);
  expect(printed).toMatch(/Stopped after line \d+: run it again to go on\./);
});

test('a dry run writes down what the columns mean; corrected, they are read so, and kept for the supplier', async () => {
  const list = file(
    'mapped.csv',
    'Articolo;Denominazione;Valore A;Valore B\nMAP-1;Alternatore;40,00;90,00\n',
  );
  const map = join(folder, 'columns.json');
  expect((await run([list, '--dry-run', '--map', map])).printed).toContain('columns.json');
  const written = JSON.parse(readFileSync(map, 'utf8')) as { columns: Record<string, string | null> };
  expect(Object.keys(written.columns)).toEqual(['Articolo', 'Denominazione', 'Valore A', 'Valore B']);
  const columns = { ...written.columns, 'Valore A': null, 'Valore B': 'prezzo' };
  writeFileSync(map, JSON.stringify({ columns }));
  expect((await run([list, '--map', map, '--as', 'Rossi'])).printed).toContain('1 of 1 lines went in');
  const priceOf = async () =>
    (await shop.database.pool.query(`select price from parts where sku = 'MAP-1'`)).rows[0]?.price as unknown;
  expect(await priceOf()).toBe(9000);
  // The next file of the same supplier, with nothing said.
  const next = file('next.csv', 'Articolo;Denominazione;Valore A;Valore B\nMAP-1;Alternatore;40,00;95,00\n');
  expect((await run([next, '--as', 'rossi'])).printed).toContain('1 changed');
  expect(await priceOf()).toBe(9500);
});

test('at a terminal the shop asks of the columns that are not sure, and a no leaves them out', async () => {
  const list = file(
    'asked.csv',
    'Codice;Denominazione;Prezzo;XY\nASK-1;Alternatore;40,00;ZFA19900000512345\nASK-2;Iniettore;50,00;ZFA19900000512346\n',
  );
  const vins = async () =>
    (await shop.database.pool.query(`select vin from cars where vin like 'ZFA1990000051234%'`)).rows;
  const refused = await run([list], 'n');
  expect(refused.told).toContain('Is column 4 ("XY") telaio? [Y/n]');
  expect(await vins()).toEqual([]);
  const inItalian = await run([list], '', new AbortController(), 'it');
  expect(inItalian.told).toContain('La colonna 4 ("XY") è telaio? [S/n]');
  expect(inItalian.printed).toContain('Righe entrate: 2 su 2. Nuove: ');
});
