/** `npm run shop -- COMMAND`: the shopkeeper's command line. */
import { startQuickly } from '../process/quick-start.ts';

startQuickly();
await import('./run.ts');
