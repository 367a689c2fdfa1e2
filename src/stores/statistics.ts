/**
 * Statistics of buying. Without a measurement id nothing of it is loaded; without consent nothing is stored
 * or sent, and nobody else's file is asked for (design 4.12, 4.20). What does it arrives after hydration.
 */
import { signal, type ReadonlySignal } from '@preact/signals-react';
import type { Happening } from '../../domain/statistics-events.ts';
import type { Api } from '../lib/api.ts';
import { keepTrying } from '../lib/keep-trying.ts';
import type { Counting } from './statistics-counting.ts';

/** @param given the measurement id as far as the page knows it */
export function createStatistics(api: Api, given: string | undefined) {
  const analyticsId = signal(given);
  const counting = signal<Counting | undefined>(undefined);
  let opening: Promise<Counting> | undefined;

  return {
    /** Undefined where nothing is counted: then nothing is asked either. */
    analyticsId: analyticsId as ReadonlySignal<string | undefined>,
    /** As the page was written. */
    atFirst: given,
    /** The question and its answer, once they are there. */
    counting: counting as ReadonlySignal<Counting | undefined>,
    tell: (happening: Happening): void => void opening?.then(({ tell }) => tell(happening)),
    /** Somebody has left: the numbers of their orders are nobody else's business. */
    forgetOrders: (): void => void opening?.then(({ forgetOrders }) => forgetOrders()),
    /** After hydration. */
    start(id = analyticsId.peek()): void {
      if (!id) return;
      analyticsId.value = id;
      opening = keepTrying(() => import('./statistics-counting.ts')).then(
        ({ createCounting }) => (counting.value = createCounting(api, id)),
      );
    },
  };
}
