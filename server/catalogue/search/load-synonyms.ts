import { createSynonyms, groupsOf, type Synonyms } from '../../../domain/search/readings/synonyms.ts';
import type { Executor } from '../../db/client.ts';
import { synonyms } from '../../db/schema/catalogue.ts';

/** Words of the trade, as the shopkeeper's table has them. */
export async function loadSynonyms(db: Executor): Promise<Synonyms> {
  const rows = await db.select({ phrases: synonyms.phrases }).from(synonyms).orderBy(synonyms.id);
  return createSynonyms(groupsOf(rows.map(({ phrases }) => phrases)));
}
