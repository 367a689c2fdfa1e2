/** What a browser that keeps nothing for the shop means for what the page is about; nobody else waits for it. */
import { useAlive } from '../../lib/alive.ts';
import { whenWanted } from '../later/later.tsx';

export type RefusedProps = { readonly wanted: 'cart' | 'viewed' | 'session' };

const Refusal = whenWanted(async () => (await import('./refusal.tsx')).Refusal);

export function Refused(properties: RefusedProps) {
  return useAlive() && <Refusal {...properties} />;
}
