/** The network as the shop uses it: ky carries, and what is kept stands in where no answer comes. */
import type { Send } from '../../domain/api-call.ts';
import { createSend } from './http.ts';
import { orKept } from './or-kept.ts';

const fetch = globalThis.fetch.bind(globalThis);

export const network: Send = orKept(createSend(fetch), createSend(fetch, { retries: 0 }));
