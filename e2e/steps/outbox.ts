/** Mails of a shop without a mail server: files in its data folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ShopPlace } from './shop.ts';

/** Mails to an address, headers and all. */
export function mailsTo(shop: ShopPlace, address: string): string[] {
  const folder = join(shop.dataDir, 'outbox');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.eml'))
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((mail) => mail.includes(address));
}
