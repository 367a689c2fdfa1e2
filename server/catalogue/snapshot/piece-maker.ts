/** Makes pieces in a thread beside the one that answers people, which has the lowest priority. */
import { Worker } from 'node:worker_threads';
import type { PieceWork } from './piece-work.ts';

type Name = keyof PieceWork;

export type Asked = { readonly number: number; readonly name: Name; readonly given: unknown };
export type Answered = { readonly number: number; readonly made: unknown };

/** What is asked is done one after the other. Each throws the thread's error, when it ends by one. */
export type PieceMaker = {
  readonly [Each in Name]: (...given: Parameters<PieceWork[Each]>) => Promise<ReturnType<PieceWork[Each]>>;
} & {
  /** Ends the thread: its memory is given back. */
  close(): Promise<void>;
};

export function openPieceMaker(): PieceMaker {
  const thread = new Worker(new URL('./piece-thread.ts', import.meta.url));
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let asked = 0;
  let lost: Error | undefined;
  const lose = (reason: Error): void => {
    lost ??= reason;
    for (const answer of waiting.values()) answer.reject(lost);
    waiting.clear();
  };
  thread.on('message', ({ number, made }: Answered) => {
    waiting.get(number)?.resolve(made);
    waiting.delete(number);
  });
  thread.once('error', lose);
  thread.once('exit', () => lose(new Error('The thread that makes pieces has ended.')));
  const ask =
    (name: Name) =>
    async (given: unknown): Promise<never> => {
      if (lost) throw lost;
      const answer = Promise.withResolvers<unknown>();
      const number = asked++;
      waiting.set(number, answer);
      thread.postMessage({ number, name, given } satisfies Asked);
      return (await answer.promise) as never;
    };
  return {
    write: ask('write'),
    compress: ask('compress'),
    async close() {
      await thread.terminate();
    },
  };
}
