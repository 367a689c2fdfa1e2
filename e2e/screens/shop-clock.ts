/** Loaded by Node before a shop that is photographed, in each of its threads. */
import { noon, stopClock } from './stop-clock.ts';

stopClock(noon);
