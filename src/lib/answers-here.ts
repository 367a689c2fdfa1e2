/** What this device can answer by itself: from the whole catalogue where one is wanted on it, else from what was cached. */
import type { ApiAnswer, ApiRequest } from '../../domain/api-call.ts';
import { isPassing } from '../../domain/answer-caches.ts';
import { yardKey } from '../../domain/yard-mark.ts';
import { readStored } from '../browser/storage.ts';
import { answerHere, type AskSeen } from '../offline/answers.ts';
import { copyAnswer, type AskCopy } from '../offline/copy-answers.ts';

/**
 * How the whole catalogue is asked, where one is wanted on this device.
 *
 * @param isOvertaken a newer such question drops this one
 */
export async function openCopy(isOvertaken = false): Promise<AskCopy | undefined> {
  if (readStored(yardKey) === undefined) return undefined;
  const { askCopy } = await import('./yard-copy.ts');
  return (path) => askCopy(path, isOvertaken);
}

const isInPassing = ({ headers }: ApiRequest): boolean => isPassing((name) => headers[name]);

const copyFor = (request: ApiRequest): Promise<AskCopy | undefined> => openCopy(isInPassing(request));

export async function cachedFor(request: ApiRequest): Promise<ApiAnswer | undefined> {
  const askSeen: AskSeen = async (path, seen) => {
    const { askCopy } = await import('./yard-copy.ts');
    return (await askCopy(path, isInPassing(request), seen))?.body;
  };
  return answerHere(request.path, askSeen, await copyFor(request), isInPassing(request));
}

/** Only from the whole catalogue, ahead of the shop. */
export async function aheadOf(request: ApiRequest): Promise<ApiAnswer | undefined> {
  const askCopy = await copyFor(request);
  const own = askCopy && (await copyAnswer(request.path, askCopy, isInPassing(request)));
  return own && { ...own, isAhead: true };
}
