/** Carries requests over the network. What does it (ky) arrives with the first request, after hydration. */
import type { Send } from '../../domain/api-call.ts';
import { ConnectionLost } from './failure.ts';

let sender: Promise<Send> | undefined;

const load = (): Promise<Send> =>
  (sender ??= import('./network.ts').then(
    ({ network }) => network,
    () => {
      // The code itself could not be had: it is asked for again with the next request.
      sender = undefined;
      throw new ConnectionLost();
    },
  ));

/** The bare shell asks the shop in a moment, and has nothing else to wait for: the way there is made ready. */
export const prepareToSend = (): void => void load().catch(() => {});

export const lazySend: Send = async (request) => (await load())(request);
