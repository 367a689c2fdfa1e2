/** Whether the shop can be reached, as far as answers tell; and how old what is shown is. */
import { batch, signal, type ReadonlySignal } from '@preact/signals-react';
import type { Send } from '../../domain/api-call.ts';
import { ConnectionLost } from '../lib/connection-lost.ts';

export function createConnection() {
  const isLost = signal(false);
  const keptAt = signal<number | undefined>(undefined);

  return {
    isLost: isLost as ReadonlySignal<boolean>,
    /** When the server gave the oldest of what the page shows, where that comes from this browser; milliseconds since 1970. */
    keptAt: keptAt as ReadonlySignal<number | undefined>,

    /** What is shown from here on is another page. */
    begin: (): void => void (keptAt.value = undefined),
    /** Somebody looked: it is so. */
    found: (isReachable: boolean): void => void (isLost.value = !isReachable),

    /** Learns from what the app calls anyway. */
    watch:
      (send: Send): Send =>
      async (request) => {
        try {
          const answer = await send(request);
          // Lists are answered from here at all times.
          const isList = /^\/api\/(brands|models|categories|cars)\b/.test(request.path);
          if (isList) return answer;
          const { keptAt: at } = answer;
          batch(() => {
            isLost.value = at !== undefined;
            if (at !== undefined) keptAt.value = Math.min(at, keptAt.peek() ?? at);
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
