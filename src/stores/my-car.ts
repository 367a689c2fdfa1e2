/** The car that this person looks for parts for: remembered by this browser, shared by its tabs. */
import { signal, type ReadonlySignal } from '@preact/signals-react';
import { storageKeys } from '../../domain/constants.ts';
import type { MyCar } from '../../domain/my-car.ts';
import { markCar } from '../browser/page-lifecycle.ts';
import { onStored, readStored, store } from '../browser/storage.ts';

export function createMyCar() {
  const car = signal<MyCar | undefined>(undefined);

  function set(known: MyCar | undefined): void {
    car.value = known;
    markCar(known !== undefined);
  }
  /** What reads it is fetched by those who have something stored. */
  async function load(): Promise<void> {
    if (readStored(storageKeys.car) === undefined) return set(undefined);
    const { readMyCar } = await import('../../domain/my-car.ts');
    // As it is now: somebody may have chosen meanwhile.
    set(readMyCar(readStored(storageKeys.car)));
  }
  /** @param chosen undefined forgets it */
  function choose(chosen: MyCar | undefined): void {
    set(chosen);
    store(storageKeys.car, chosen);
  }

  return {
    /** Undefined when there is none, and until it was read: the server knows none. */
    car: car as ReadonlySignal<MyCar | undefined>,
    choose,
    /** After hydration. */
    start(): void {
      const read = () => void load().catch(() => {});
      read();
      onStored(storageKeys.car, read);
    },
  };
}
