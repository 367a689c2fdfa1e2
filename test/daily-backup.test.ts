/** A shop that backs itself up each night. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { checkBackup } from '../server/backup/check-backup.ts';
import { backUpDaily } from '../server/backup/daily.ts';
import { openBackup } from '../server/backup/restore-backup.ts';
import { openShop } from './open-shop.ts';

test('each night one whole backup, for its owner alone; the latest fourteen are kept, and nothing else is touched', async () => {
  const shop = await openShop();
  const parent = mkdtempSync(join(tmpdir(), 'smonto-nights-'));
  onTestFinished(async () => {
    await shop.close();
    rmSync(parent, { recursive: true, force: true });
  });
  const backupDir = join(parent, 'copies');
  const data = { ...shop.deps, config: { ...shop.deps.config, backupDir } };
  const at = async (time: string) => {
    shop.setTime(new Date(time));
    await backUpDaily(data);
    return readdirSync(backupDir).toSorted();
  };

  // A quarter to three in Rome, and a quarter past.
  expect(await at('2026-11-20T01:45:00Z')).toEqual([]);
  expect(await at('2026-11-20T02:15:00Z')).toEqual(['smonto-2026-11-20.tar.gz']);
  const path = join(backupDir, 'smonto-2026-11-20.tar.gz');
  expect(statSync(path).mode & 0o777).toBe(0o600);
  const file = await openBackup(path);
  await checkBackup(file, path).finally(() => file.close());

  const { mtimeMs } = statSync(path);
  await at('2026-11-20T18:00:00Z');
  expect(statSync(path).mtimeMs).toBe(mtimeMs);

  writeFileSync(join(backupDir, 'smonto-by-hand.tar.gz'), 'mine');
  // Of a process that was killed while it wrote.
  writeFileSync(join(backupDir, `smonto-2026-11-20.tar.gz.${randomUUID()}.part`), 'half');
  for (let day = 21; day <= 30; day += 1) await at(`2026-11-${day}T03:00:00Z`);
  for (let day = 1; day <= 5; day += 1) await at(`2026-12-0${day}T03:00:00Z`);
  const kept = readdirSync(backupDir).toSorted();
  expect(kept).toHaveLength(15);
  expect(kept.at(0)).toBe('smonto-2026-11-22.tar.gz');
  expect(kept.at(-2)).toBe('smonto-2026-12-05.tar.gz');
  expect(kept.at(-1)).toBe('smonto-by-hand.tar.gz');

  expect(await at('2026-12-06T03:00:00Z')).not.toContain('smonto-2026-11-22.tar.gz');
});

test('a shop without a folder for them makes none', async () => {
  const shop = await openShop();
  onTestFinished(() => shop.close());
  await backUpDaily(shop.deps);
  expect(readdirSync(shop.deps.config.dataDir).filter((name) => name.endsWith('.gz'))).toEqual([]);
});
