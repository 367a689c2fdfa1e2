/** Who works at the yard's desk, what they may do there, and for how long a visit lasts. */

/** `yard` does the day's work; `owner` also says who works here, reads the log, and alone lets money go back or keeps some of it (decision 0079). */
export const staffRoles = ['owner', 'yard'] as const;
export type StaffRole = (typeof staffRoles)[number];

/** What somebody may want to be written to about. */
export const staffNotices = [
  'order_paid',
  'safety_part',
  'withdrawal',
  'request',
  'refund_failed',
  'sold_elsewhere',
  'channel_silent',
  'summary',
] as const;
export type StaffNotice = (typeof staffNotices)[number];

/** What each role is written to about until the person says otherwise. */
export const firstNotices: Readonly<Record<StaffRole, readonly StaffNotice[]>> = {
  owner: staffNotices,
  yard: ['order_paid', 'safety_part', 'withdrawal', 'sold_elsewhere'],
};

/** How far somebody is with signing in: the password alone opens nothing but the second step. */
export const visitStages = ['second_factor', 'enrolment', 'in'] as const;
export type VisitStage = (typeof visitStages)[number];

/** A visit ends when nothing was done for so long, and in any case after a working day. */
export const deskIdleMinutes = 60;
export const deskDayHours = 12;
/** How long somebody has between the password and the second step. */
export const secondStepMinutes = 10;

/** How long a link to a password of one's own is good for. */
export const staffLinkHours = 72;

export const recoveryCodeCount = 10;

/** At which hour of Rome the summary of the morning is written. */
export const summaryHour = 7;
