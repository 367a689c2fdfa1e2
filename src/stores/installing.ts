/** The offer to have the shop among one's apps (`domain/installing.ts`): by the browser's own question, or in words. */
import { computed, signal, type ReadonlySignal } from '@preact/signals-react';
import { mayOfferInstalling, noInstallKey } from '../../domain/installing.ts';
import { onStored, readStored, store } from '../browser/storage.ts';
import {
  isComingBack,
  isInstalled,
  isInstalledByHand,
  onInstalled,
  onInvitation,
  type Invitation,
} from '../browser/installing.ts';

export type Installing = ReturnType<typeof createInstalling>;

/**
 * @param pieces in the cart
 * @param early the question that the browser wanted to ask before this code was there
 */
export function createInstalling(pieces: ReadonlySignal<number>, early: Event | undefined) {
  const invitation = signal(early as Invitation | undefined);
  const hasRefused = signal(readStored(noInstallKey) !== undefined);
  const isBack = isComingBack();
  const isByHand = isInstalledByHand();

  onInvitation((latest) => (invitation.value = latest));
  onInstalled(() => (invitation.value = undefined));
  onStored(noInstallKey, () => (hasRefused.value = readStored(noInstallKey) !== undefined));

  function refuse(): void {
    hasRefused.value = true;
    store(noInstallKey, 'no');
  }

  return {
    isOffered: computed(
      () =>
        (isByHand || invitation.value !== undefined) &&
        mayOfferInstalling({
          hasRefused: hasRefused.value,
          isInstalled: isInstalled(),
          isBack,
          pieces: pieces.value,
        }),
    ) as ReadonlySignal<boolean>,
    /** Whether all the shop can do is to say how. */
    isByHand,
    refuse,
    /** Lets the browser ask; a no to its question is a no. */
    async install(): Promise<void> {
      const question = invitation.peek();
      invitation.value = undefined;
      // A question that can be asked no more is none.
      const answer = await question?.prompt().catch(() => undefined);
      if (answer?.outcome === 'dismissed') refuse();
    },
  };
}
