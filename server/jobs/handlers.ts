/** What is done for each job. */
import type { Deps } from '../deps.ts';
import { sendOrderConfirmation } from '../orders/confirmation.ts';
import { releaseExpired } from '../orders/expiry.ts';
import type { JobHandlers } from './job-data.ts';

export function createHandlers(deps: Deps): JobHandlers {
  return {
    'order-confirmation-mail': ({ orderId }) => sendOrderConfirmation(deps, orderId),
    'expire-reservations': () => releaseExpired(deps.database.db, deps.clock),
  };
}
