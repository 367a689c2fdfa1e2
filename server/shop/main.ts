/** `npm run shop -- COMMAND`: the shopkeeper's command line. */
import { startQuickly } from '../quick-start.ts';

startQuickly();
await import('./run.ts');
