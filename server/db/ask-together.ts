/** One question for all who want something of the same kind at the same moment. */
import { setImmediate as endOfTurn } from 'node:timers/promises';

/** @returns the values of at least these keys, as they were at some moment since they were asked for */
export type AskTogether<Key, Value> = (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>;

/**
 * Asks as soon as nothing is being asked, at the end of the event loop's turn: the calls of one page come in one turn. Whoever
 * comes while something is asked goes with the next question. The more come, the more go together, and a question takes the
 * server and the database hardly longer for ten than for one.
 *
 * @param ask rejects for all who asked with it
 */
export function createAskTogether<Key, Value>(ask: AskTogether<Key, Value>): AskTogether<Key, Value> {
  let running: Promise<unknown> = Promise.resolve();
  let next: { readonly keys: Set<Key>; readonly answer: Promise<ReadonlyMap<Key, Value>> } | undefined;

  function prepareNext() {
    const keys = new Set<Key>();
    const answer = running.then(endOfTurn).then(() => {
      next = undefined;
      return ask([...keys]);
    });
    running = answer.catch(() => {});
    return { keys, answer };
  }

  return (keys) => {
    next ??= prepareNext();
    for (const key of keys) next.keys.add(key);
    return next.answer;
  };
}
