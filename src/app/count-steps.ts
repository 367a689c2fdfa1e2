/**
 * Says that a page lives, and that a first piece went into an empty cart: the shop counts both by the day and knows nothing of whose they
 * are (decision 0106). Nothing is stored for it, nothing of the browser's goes along, and nobody waits for an answer.
 */
import { effect } from '@preact/signals-react';
import type { CountedStep } from '../../domain/contract/visit-counts.ts';
import { isCutOff } from '../browser/network.ts';
import type { Stores } from '../stores/stores.tsx';

export function countSteps({ cart }: Pick<Stores, 'cart'>): void {
  tell('visit');
  const stop = effect(() => {
    if (!cart.hasBegun.value) return;
    // What is to be stopped has to have begun.
    queueMicrotask(() => stop());
    tell('basket');
  });
}

function tell(what: CountedStep): void {
  if (isCutOff()) return;
  // One that does not arrive is not counted.
  fetch(`/api/counts/${what}`, { method: 'POST', keepalive: true, credentials: 'omit' }).catch(() => {});
}
