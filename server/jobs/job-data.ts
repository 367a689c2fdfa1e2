/** Work that is done after the answer: its names, and what each is told. */
import type { ContactMessage } from '../../domain/contract/forms.ts';
import type { Executor } from '../db/client.ts';

/** A job may run twice (a process can die in the middle of it): its handler must not mind. */
export type JobData = {
  'order-confirmation-mail': { orderId: string };
  'bank-details-mail': { orderId: string };
  'request-mail': { requestId: string };
  'contact-mail': { id: string } & ContactMessage;
  'expire-reservations': Record<string, never>;
  'forget-what-is-over': Record<string, never>;
};

export type JobName = keyof JobData;

export type Jobs = {
  /** Orders a job in the transaction of what causes it: both happen or neither. */
  send<Name extends JobName>(tx: Executor, name: Name, data: JobData[Name]): Promise<void>;
};

export type JobHandlers = { readonly [Name in JobName]: (data: JobData[Name]) => Promise<void> };
