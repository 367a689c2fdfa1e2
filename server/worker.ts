/** `npm run worker`: works on jobs beside the shop. */
import { startQuickly } from './process/quick-start.ts';

startQuickly();
await import('./run-worker.ts');
