/** What a browser that stores nothing for the shop means for what the page is about; nobody else waits for it. */
import { useAlive, onDemand } from '../../lib/island.tsx';
import type { RefusalProps } from './refusal.tsx';

const Refusal = onDemand(async () => (await import('./refusal.tsx')).Refusal);

export function Refused(properties: RefusalProps) {
  return useAlive() && <Refusal {...properties} />;
}
