/** How much the whole catalogue would be to fetch. */
import { Snapshot } from '../../domain/contract/snapshot.ts';
import { network } from './network.ts';

/** Bytes of the latest snapshot, as it travels; undefined where the shop does not say. */
export async function sizeOfYard(): Promise<number | undefined> {
  try {
    const { body } = await network({ method: 'GET', path: '/api/yard', headers: {} });
    const told = Snapshot.safeParse(body);
    return told.success ? told.data.bytes : undefined;
  } catch {
    return undefined;
  }
}
