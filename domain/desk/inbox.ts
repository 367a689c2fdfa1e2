/** What people wrote to the shop: whether it waits for an answer, and whether it has waited too long. */
import { endOfWorkingDay } from '../working-days.ts';

export const inboxStates = ['open', 'answered', 'closed'] as const;
export type InboxState = (typeof inboxStates)[number];

type Written = {
  readonly receivedAt: Date;
  readonly answeredAt: Date | null;
  readonly closedAt: Date | null;
};

export const inboxState = ({ answeredAt, closedAt }: Omit<Written, 'receivedAt'>): InboxState =>
  closedAt ? 'closed' : answeredAt ? 'answered' : 'open';

/** Nobody has answered by the end of the working day after it came (specification 9: within 24 hours, Monday to Friday). */
export const isLate = (written: Written, now: Date): boolean =>
  inboxState(written) === 'open' && now > endOfWorkingDay(written.receivedAt, 1);
