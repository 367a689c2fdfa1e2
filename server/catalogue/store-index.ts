/** Stores the index of the catalogue now and then, so that the next start need not read all parts. */
import type { FastifyInstance } from 'fastify';
import { isUnavailable } from '../db/driver-error.ts';
import type { CatalogueSearch } from './catalogue-search.ts';

export type Pace = {
  /** How often it is looked whether the stored one is too old. */
  readonly everyMs: number;
  /** The processes of a machine begin together, and share the one that is stored: each looks at another moment, within this time at first. */
  readonly firstWithinMs: number;
};

const usualPace: Pace = { everyMs: 5 * 60_000, firstWithinMs: 60_000 };

/** From the moment the server listens until it closes; what is being written then is written to its end. */
export function storeIndexNowAndThen(
  app: FastifyInstance,
  { ready, store }: CatalogueSearch,
  { everyMs, firstWithinMs } = usualPace,
): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let isClosing = false;

  function inAWhile(ms: number): void {
    if (isClosing) return;
    timer = setTimeout(() => {
      running = look().finally(() => inAWhile(everyMs));
    }, ms).unref();
  }

  async function look(): Promise<void> {
    try {
      await store();
    } catch (error) {
      // A database that is away is told of by every request.
      if (!isUnavailable(error)) app.log.error({ err: error }, 'the index of the catalogue was not stored');
    }
  }

  app.addHook('onListen', () => {
    ready().then(
      () => inAWhile(Math.random() * firstWithinMs),
      (error: unknown) => app.log.error({ err: error }, 'the catalogue was not read'),
    );
  });
  app.addHook('onClose', async () => {
    isClosing = true;
    clearTimeout(timer);
    await running;
  });
}
