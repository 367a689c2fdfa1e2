/** The one script that is written into every page, and allowed by its hash alone (decision 0085). */
import { earlyCarScript } from './early-car.ts';
import { earlyPressesScript } from './early-presses.ts';

export const headScript = `${earlyPressesScript};${earlyCarScript}`;
