/** The standbys of a Postgres, at the start. */
import type pg from 'pg';
import { StartError } from '../config/start-error.ts';
import { withoutPassword } from './assert-reachable.ts';
import { askSource, watchStandby, type Standby } from './standby.ts';

/**
 * Looks at each once. Who is away comes later: the shop does without.
 *
 * @throws StartError for an address at which another database answers
 */
export async function openStandbys(
  primary: Pick<pg.Pool, 'query'>,
  urls: readonly string[],
  openPool: (url: string) => pg.Pool,
): Promise<Standby[]> {
  if (urls.length === 0) return [];
  const { rows } = await primary.query<{ source: string }>(askSource);
  const expected = rows[0]?.source ?? '';
  const standbys = urls.map((url) => watchStandby(openPool(url), expected));
  const found = await Promise.all(standbys.map((standby) => standby.look()));
  const wrong = urls.find((_url, at) => found[at] !== undefined && found[at] !== expected);
  if (wrong === undefined) return standbys;
  for (const standby of standbys) standby.close();
  throw new StartError(
    `The database at ${withoutPassword(wrong)} is no standby of that of DATABASE_URL: DATABASE_READ_URLS names standbys alone.`,
  );
}
