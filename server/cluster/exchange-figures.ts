/** The primary asks its workers what they counted, and tells whoever of them is asked for the metrics. */
import { errorLine } from '../log/log.ts';
import { createFiguresOfAll } from './all-figures.ts';
import type { ForkedWorker } from './forked-worker.ts';

/** Who does not tell what it counted counts with what it told last: whoever reads the metrics wants those of the others. */
const tellsWithinMs = 1_000;

/** @returns takes a worker in, until it ends */
export function exchangeFigures(): (worker: ForkedWorker) => void {
  const since = Date.now();
  const figures = createFiguresOfAll();
  const living = new Set<ForkedWorker>();
  const questions = new Map<number, () => void>();
  let asked = 0;

  function ask(worker: ForkedWorker): Promise<void> {
    const id = (asked += 1);
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(late);
        questions.delete(id);
        resolve();
      };
      const late = setTimeout(done, tellsWithinMs);
      questions.set(id, done);
      worker.tell({ kind: 'figures?', id });
    });
  }

  async function answer(worker: ForkedWorker, id: number): Promise<void> {
    await Promise.all([...living].map(ask));
    worker.tell({ kind: 'all-figures', id, all: { figures: await figures.read(), since } });
  }

  return (worker) => {
    living.add(worker);
    void worker.ended.then(async () => {
      living.delete(worker);
      await figures.forget(worker.id);
    });
    worker.onMessage((message) => {
      if (message.kind === 'figures') {
        figures.note(worker.id, message.figures);
        questions.get(message.id)?.();
      }
      if (message.kind === 'all-figures?')
        answer(worker, message.id).catch((error: unknown) => process.stderr.write(errorLine(error)));
    });
  };
}
