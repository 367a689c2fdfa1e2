/** What the shop offers unasked: a new version of itself, a place among one's apps, and there the whole catalogue. Never while somebody is busy. */
import { computed, effect, signal } from '@preact/signals-react';
import type { i18n } from 'i18next';
import type { Offered } from '../layouts/offers.tsx';
import { reload } from '../browser/page-lifecycle.ts';
import { after } from '../browser/time.ts';
import { keepTrying } from '../lib/keep-trying.ts';
import { watchUndisturbed } from '../lib/undisturbed.ts';
import type { Present } from '../motion/carry-over.ts';
import { createInstalling } from '../stores/installing.ts';
import type { NewVersion } from '../stores/new-version.ts';
import { createYardOffer } from '../stores/yard-offer.ts';
import type { Stores } from '../stores/stores.tsx';

/** For so long nothing else has changed. */
const restMs = 500;

type Offerable = {
  /** The browser's question whether to install the shop, where it came early. */
  readonly invitation: Event | undefined;
  readonly newVersion: Promise<NewVersion>;
};

/** @returns how pages change: as they did, and to the new version where it is due */
export function makeOffers(
  { cart, statistics, toasts }: Stores,
  words: i18n,
  { invitation, newVersion: coming }: Offerable,
): (present: Present) => Present {
  const undisturbed = watchUndisturbed();
  const newVersion = signal<NewVersion | undefined>(undefined);
  void coming.then((came) => (newVersion.value = came));
  const installing = createInstalling(cart.count, invitation);
  const yard = createYardOffer();

  const due = computed((): Offered => {
    // One question at a time.
    if (!undisturbed.value.value || statistics.counting.value?.isAsking.value) return undefined;
    if (newVersion.value?.isOffered.value) return 'newVersion';
    if (installing.isOffered.value) return 'installing';
    return yard.isOffered.value ? 'yard' : undefined;
  });
  const offered = signal<Offered>(undefined);
  let cancel = () => {};
  effect(() => {
    cancel();
    const next = due.value;
    // A message, and what moves, have their time before something new comes; what goes or changes does so at once.
    if (next === undefined || offered.peek() !== undefined) offered.value = next;
    else if (toasts.list.value.length === 0) cancel = after(restMs, () => (offered.value = next));
  });

  let isShown = false;
  effect(() => {
    if (offered.value === undefined || isShown) return;
    isShown = true;
    void keepTrying(() => import('../layouts/offers.tsx')).then(({ showOffers }) =>
      showOffers(words, { offered, newVersion, installing, yard }),
    );
  });

  return (present) => (change, settle) => {
    // The address is the new page's already: loaded anew it is that page, in the new version.
    if (newVersion.peek()?.isDue()) return reload();
    present(change, () => {
      settle();
      undisturbed.look();
    });
  };
}
