/** What is done for each job. */
import { forgetExpiredSessions } from '../accounts/sessions.ts';
import type { Deps } from '../deps.ts';
import { sendContactMail, sendRequestMail } from '../forms/form-mails.ts';
import { forgetOldKeys } from '../idempotency.ts';
import { releaseExpired } from '../orders/expiry.ts';
import { sendBankDetails, sendOrderConfirmation } from '../orders/order-mails.ts';
import type { JobHandlers } from './job-data.ts';

export function createHandlers(deps: Deps): JobHandlers {
  const { clock } = deps;
  const { db } = deps.database;
  return {
    'order-confirmation-mail': ({ orderId }) => sendOrderConfirmation(deps, orderId),
    'bank-details-mail': ({ orderId }) => sendBankDetails(deps, orderId),
    'request-mail': ({ requestId }) => sendRequestMail(deps, requestId),
    'contact-mail': (message) => sendContactMail(deps, message),
    'expire-reservations': () => releaseExpired(db, clock),
    'forget-what-is-over': async () => {
      await forgetExpiredSessions(db, clock());
      await forgetOldKeys(db, clock());
    },
  };
}
