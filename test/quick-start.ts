/** Loaded into every process of the tests, as the shop loads it: each test file is a start of its own. */
import { startQuickly } from '../server/process/quick-start.ts';

startQuickly();
