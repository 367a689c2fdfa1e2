/** The network as the shop uses it: ky carries, and what is kept stands in where no answer comes. */
import { createSend } from './http.ts';
import { orKept } from './or-kept.ts';

const fetch = globalThis.fetch.bind(globalThis);

export const { send: network, listen } = orKept(createSend(fetch), createSend(fetch, { retries: 0 }));
