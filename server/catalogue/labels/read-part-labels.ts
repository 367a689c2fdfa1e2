/** Labels of parts, as the command line and the desk print them. */
import type { Config } from '../../config/config.ts';
import type { Database } from '../../db/client.ts';
import type { PartName } from '../shopkeeping/lock-part.ts';
import { findWholePart } from '../shopkeeping/whole-part.ts';
import { partLabel, type PartLabel } from './label-page.ts';

/**
 * @param names in the order in which they come out of the printer; a part that is named twice has two labels
 * @param missing is called with the first that there is not, and throws
 */
export async function readPartLabels<Name extends PartName>(
  database: Pick<Database, 'db' | 'prepare'>,
  names: readonly Name[],
  withPrice: boolean,
  config: Config,
  missing: (name: Name) => never,
): Promise<PartLabel[]> {
  const labels: PartLabel[] = [];
  const known = new Map<string, PartLabel>();
  for (const name of names) {
    const key = JSON.stringify(name);
    const label = known.get(key) ?? (await read(name));
    known.set(key, label);
    labels.push(label);
  }
  return labels;

  async function read(name: Name): Promise<PartLabel> {
    const part = await findWholePart(database, name, config);
    return part ? partLabel(part, config.publicUrl, withPrice) : missing(name);
  }
}
