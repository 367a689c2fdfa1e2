/** Whether the shop can be reached, as far as answers tell; and how old what is shown is. */
import { batch, signal, type ReadonlySignal } from '@preact/signals-react';
import type { Send } from '../../domain/api-call.ts';
import { isCutOff } from '../browser/network.ts';
import { ConnectionLost } from '../lib/failure.ts';

export function createConnection() {
  const isLost = signal(false);
  const isPortal = signal(false);
  const cachedAt = signal<number | undefined>(undefined);
  const isOfSeen = signal(false);
  /** When the shop told what this device gave ahead of it; undefined where the page is the shop's own. */
  let aheadAt: number | undefined;
  /** Whether what is asked is for the page: what is fetched beside it says nothing of its age. */
  let isOpening = true;

  const begin = (): void =>
    batch(() => {
      isOpening = true;
      aheadAt = cachedAt.value = undefined;
      isOfSeen.value = false;
    });

  return {
    isLost: isLost as ReadonlySignal<boolean>,
    /** Whether, while it is lost, somebody else answers in its place: a Wi-Fi that wants to be signed in to first. */
    isPortal,
    /** When the server gave the oldest of what the page shows, where that comes from this browser; milliseconds since 1970. */
    cachedAt: cachedAt as ReadonlySignal<number | undefined>,

    /** Whether something the page shows was put together from what was seen: the shop may have more. */
    isOfSeen: isOfSeen as ReadonlySignal<boolean>,

    /** What is shown from here on is another page. */
    begin,
    /** The page has its data; one that could not be had has none, of no age. */
    end(isShown: boolean): void {
      if (!isShown) begin();
      isOpening = false;
    },
    /** Whether the page was shown from this device ahead of the shop's answer. */
    isAhead: (): boolean => aheadAt !== undefined,
    /** Somebody looked: it is so. Then what was shown ahead of the shop's answer is as old as it is. */
    found(isReachable: boolean): void {
      if ((isLost.value = !isReachable)) cachedAt.value ??= aheadAt;
    },

    /** Learns from what the app calls anyway. */
    watch:
      (send: Send): Send =>
      async (request) => {
        try {
          const answer = await send(request);
          // Lists are answered from here at all times.
          const isList = /^\/api\/(brands|models|categories|cars)\b/.test(request.path);
          if (isList) return answer;
          const { cachedAt: at } = answer;
          if (answer.isAhead) {
            if (isOpening) aheadAt = at;
            return answer;
          }
          batch(() => {
            // The browser may have answered from its own cache.
            isLost.value = at !== undefined || isCutOff();
            if (at === undefined || !isOpening) return;
            cachedAt.value = Math.min(at, cachedAt.peek() ?? at);
            if (answer.isOfSeen) isOfSeen.value = true;
          });
          return answer;
        } catch (error) {
          if (error instanceof ConnectionLost) isLost.value = true;
          throw error;
        }
      },
  };
}

export type Connection = ReturnType<typeof createConnection>;
