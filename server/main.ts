/** `npm start`: opens the shop. */
import { startQuickly } from './process/quick-start.ts';

startQuickly();
await import('./run.ts');
