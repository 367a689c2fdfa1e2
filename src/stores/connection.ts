/** Whether the shop can be reached, as far as answers tell; and how old what is shown is. */
import { batch, signal, type ReadonlySignal } from '@preact/signals-react';
import type { Incomplete, Send } from '../../domain/api-call.ts';
import { isCutOff } from '../browser/network.ts';
import { ConnectionLost } from '../lib/failure.ts';

export function createConnection() {
  const isLost = signal(false);
  const isPortal = signal(false);
  const cachedAt = signal<number | undefined>(undefined);
  const isOf = signal<Incomplete | undefined>(undefined);
  /** Whether what is asked is for the page: what is fetched beside it says nothing of its age. */
  let isOpening = true;

  const begin = (): void =>
    batch(() => {
      isOpening = true;
      cachedAt.value = undefined;
      isOf.value = undefined;
    });

  return {
    isLost: isLost as ReadonlySignal<boolean>,
    /** Whether, while it is lost, somebody else answers in its place: a Wi-Fi that wants to be signed in to first. */
    isPortal,
    /** When the server gave the oldest of what the page shows, where that comes from this browser; milliseconds since 1970. */
    cachedAt: cachedAt as ReadonlySignal<number | undefined>,

    /** What something that the page shows was put together from, where the shop may have more. */
    isOf: isOf as ReadonlySignal<Incomplete | undefined>,

    /** What is shown from here on is another page. */
    begin,
    /** The page has its data; one that could not be had has none, of no age. */
    end(isShown: boolean): void {
      if (!isShown) begin();
      isOpening = false;
    },
    /** The page shows what this device kept at that time. */
    shows: (at: number): void => void (cachedAt.value = at),
    /** Somebody looked: it is so. */
    found: (isReachable: boolean): void => void (isLost.value = !isReachable),

    /** Learns from what the app calls anyway. */
    watch:
      (send: Send): Send =>
      async (request) => {
        try {
          const answer = await send(request);
          // Lists are answered from here at all times, and what is given ahead of the shop says nothing of it.
          const isList = /^\/api\/(brands|models|categories|cars)\b/.test(request.path);
          if (isList || answer.isAhead) return answer;
          const { cachedAt: at } = answer;
          batch(() => {
            // The browser may have answered from its own cache.
            isLost.value = at !== undefined || isCutOff();
            if (at === undefined || !isOpening) return;
            cachedAt.value = Math.min(at, cachedAt.peek() ?? at);
            if (answer.isOf) isOf.value = answer.isOf;
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
