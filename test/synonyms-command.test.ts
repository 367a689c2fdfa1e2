import { afterAll, beforeAll, expect, test } from 'vitest';
import { importPieces } from '../server/catalogue/import/import-pieces.ts';
import { eq } from 'drizzle-orm';
import { synonymGroups } from '../server/catalogue/facts/facts.ts';
import { installFacts } from '../server/catalogue/facts/install-facts.ts';
import { synonyms } from '../server/db/schema/catalogue.ts';
import { settings } from '../server/db/schema/shop.ts';
import { Refused, UsageError } from '../server/cli/frame/command.ts';
import { synonymsAdd } from '../server/cli/synonyms.ts';
import { synonymsList } from '../server/cli/synonyms.ts';
import { synonymsRemove } from '../server/cli/synonyms.ts';
import { runCommand } from './run-command.ts';
import { openShop, type TestShop } from './open-shop.ts';

const yard = `codice;nome;numero_originale;marca;modello;anno;categoria;prezzo
S-1;Cappelliera;51810268;Fiat;Panda (169);2008;tappezzeria-bagagliaio;45`;

let shop: TestShop;
beforeAll(async () => {
  shop = await openShop();
  await installFacts(shop.database.db);
  await importPieces(shop.database.db, shop.deps.clock, new TextEncoder().encode(yard));
});
afterAll(() => shop.close());

const found = async (query: string) => (await shop.visitor().api.search({ query })).total;
/** A running shop looks at the table again when its copy is half a minute old, and gives the old one meanwhile. */
async function laterOn(): Promise<void> {
  shop.setTime(new Date(shop.deps.clock().getTime() + 31_000));
  await found('cappelliera');
}

test('what the shopkeeper says is the same is found, until they say it no longer is', async () => {
  expect(await found('tavoletta bauliera')).toBe(0);
  const { lines } = await runCommand(shop, synonymsAdd, ['Tavoletta bauliera, cappelliera']);
  const [, id = ''] = /^(\d+): Tavoletta bauliera, cappelliera\.$/.exec(lines[0] ?? '') ?? [];
  expect(Number(id)).toBeGreaterThan(0);
  await laterOn();
  await expect.poll(() => found('tavoletta bauliera')).toBe(1);
  expect(await found('tavolette bauliera panda')).toBe(1);

  const again = await runCommand(shop, synonymsAdd, ['cappelliera , TAVOLETTA  bauliera']);
  expect(again.lines).toEqual([`${id}: Tavoletta bauliera, cappelliera. It was there before.`]);

  expect((await runCommand(shop, synonymsRemove, [id])).lines).toEqual([
    'No longer the same: Tavoletta bauliera, cappelliera.',
  ]);
  await laterOn();
  await expect.poll(() => found('tavoletta bauliera')).toBe(0);
});

test('the list shows the groups, or those with a word', async () => {
  const { json } = await runCommand(shop, synonymsList, ['--json', '--word', 'proiettore']);
  expect(json).toMatchObject({
    synonyms: expect.arrayContaining([
      expect.objectContaining({ phrases: expect.arrayContaining(['faro', 'fanale', 'proiettore']) }),
    ]),
  });
  const all = await runCommand(shop, synonymsList, []);
  expect(all.lines[0]).toMatch(/^ *id +the same/);
  expect(all.lines.length).toBeGreaterThan(50);
  expect((await runCommand(shop, synonymsList, ['--word', 'qwertz'])).lines).toEqual([
    'No group has "qwertz".',
  ]);
});

test('the table is the shopkeeper’s: what was taken out stays out at the next start', async () => {
  const before = await runCommand(shop, synonymsList, ['--json', '--word', 'volano']);
  const { synonyms } = before.json as { synonyms: { id: number }[] };
  await runCommand(shop, synonymsRemove, [String(synonyms[0]?.id)]);
  await installFacts(shop.database.db);
  const after = await runCommand(shop, synonymsList, ['--json', '--word', 'volano']);
  expect(after.json).toEqual({ synonyms: [] });
});

test('a shop of the release before is given the new groups, beside its own as they are', async () => {
  const { db } = shop.database;
  const [first] = synonymGroups;
  await db.update(settings).set({ value: true }).where(eq(settings.name, 'synonyms_installed'));
  await db.delete(synonyms);
  await db.insert(synonyms).values({ phrases: [first?.[0] ?? '', 'mancina'] });
  await installFacts(db);
  await installFacts(db);
  const rows = await db.select().from(synonyms).orderBy(synonyms.id);
  expect(rows[0]?.phrases).toEqual([first?.[0], 'mancina']);
  expect(rows).toHaveLength(new Set(synonymGroups.map(([own]) => own)).size);
});

test('one phrase means the same as nothing, and what is not there is said so', async () => {
  for (const phrases of ['faro', 'faro, FARO', ', ,'])
    await expect(runCommand(shop, synonymsAdd, [phrases]), phrases).rejects.toThrow(UsageError);
  await expect(runCommand(shop, synonymsRemove, ['999999'])).rejects.toThrow(Refused);
});

test('the same group added twice at once is one group', async () => {
  await Promise.all([1, 2, 3].map(() => runCommand(shop, synonymsAdd, ['paraspruzzi, mudflap'])));
  const { json } = await runCommand(shop, synonymsList, ['--json', '--word', 'mudflap']);
  expect((json as { synonyms: unknown[] }).synonyms).toHaveLength(1);
});
