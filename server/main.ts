/** `npm start`: opens the shop. */
import { startQuickly } from './quick-start.ts';

startQuickly();
await import('./run.ts');
