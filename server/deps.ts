/** What the server is made of. `run.ts` builds the real ones, tests hand in their own clock and folders. */
import type { Collection } from '../domain/collection.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/client.ts';
import type { Limits } from './http/limits.ts';
import type { MediaStore } from './images/media-store.ts';
import type { JobQueue } from './jobs/queue.ts';
import type { Mailer } from './mail/mailer.ts';
import type { PaymentProviders } from './payments/provider.ts';
import type { Tracer } from './tracing/tracer.ts';

export type Deps = {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly mailer: Mailer;
  readonly payments: PaymentProviders;
  readonly jobs: JobQueue;
  /** Where photos are kept. */
  readonly media: MediaStore;
  /** How many calls are taken a minute; `defaultLimits` in the real shop. */
  readonly limits: Limits;
  /** What is promised to who collects at the yard; null where nothing is handed over there. The owner's own in the real shop. */
  readonly collection: Collection | null;
  /** What requests, jobs and statements are traced with; undefined where nobody wants traces. */
  readonly tracer?: Tracer | undefined;
};
