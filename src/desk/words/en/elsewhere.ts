/** What the desk says of what channels have sold, in English. */
import type { elsewhere as italian } from '../it/elsewhere.ts';

export const elsewhere: typeof italian = {
  elsewhere: {
    title: 'Sold elsewhere, to be fetched',
    by: (channel, reference) => [channel, reference].filter(Boolean).join(', '),
    soldBy: (channel, reference) => `sold on ${[channel, reference].filter(Boolean).join(', ')}`,
  },
};
