/** The offer to keep the whole catalogue on this device: once, to whoever has the shop among their apps. */
import { computed, signal, type ReadonlySignal } from '@preact/signals-react';
import { noYardKey, yardKey } from '../../domain/yard-mark.ts';
import { isInstalled } from '../browser/installing.ts';
import { isSavingData } from '../browser/network-quality.ts';
import { readStored, store } from '../browser/storage.ts';

export type YardOffer = ReturnType<typeof createYardOffer>;

export function createYardOffer() {
  const bytes = signal<number | undefined>(undefined);
  const isAnswered = signal(readStored(yardKey) !== undefined || readStored(noYardKey) !== undefined);
  if (isInstalled() && !isAnswered.peek() && !isSavingData())
    void import('../lib/yard-size.ts')
      .then(({ sizeOfYard }) => sizeOfYard())
      .then((size) => (bytes.value = size))
      // Nothing is offered then.
      .catch(() => {});

  function answer(): void {
    isAnswered.value = true;
    store(noYardKey, 'asked');
  }

  return {
    isOffered: computed(() => !isAnswered.value && bytes.value !== undefined) as ReadonlySignal<boolean>,
    /** Of all that would be fetched; known while it is offered. */
    bytes: bytes as ReadonlySignal<number | undefined>,
    refuse: answer,
    keep(): void {
      answer();
      void import('../lib/yard-copy.ts').then(({ keepCopy }) => keepCopy());
    },
  };
}
