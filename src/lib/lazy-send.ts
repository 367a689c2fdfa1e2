/** Carries requests over the network. What does it (ky) arrives with the first request, after hydration. */
import type { Send } from '../../domain/api-call.ts';
import { ConnectionLost } from './connection-lost.ts';

let sender: Promise<Send> | undefined;

export const lazySend: Send = async (request) => {
  sender ??= import('./network.ts').then(({ network }) => network);
  const send = await sender.catch(() => {
    // The code itself could not be had: ask for it again with the next request.
    sender = undefined;
    throw new ConnectionLost();
  });
  return send(request);
};
