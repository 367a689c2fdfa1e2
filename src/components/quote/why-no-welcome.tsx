/** Why there is no welcome discount, where somebody may look for one. It comes a moment later, so it stands below what it would move. */
import type { Quote } from '../../../domain/contract/buying.ts';
import { onDemand } from '../../lib/island.tsx';

const NoWelcome = onDemand(async () => (await import('./no-welcome.tsx')).NoWelcome);

export function WhyNoWelcome({ quote: { noWelcome } }: { quote: Pick<Quote, 'noWelcome'> }) {
  return noWelcome && <NoWelcome reason={noWelcome} />;
}
