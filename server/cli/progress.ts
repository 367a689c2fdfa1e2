/** How far a long command has come: a bar on a terminal, a line now and then where there is none. */
import { SingleBar } from 'cli-progress';
import type { Terminal } from './frame/terminal.ts';

export type Progress = {
  /** @param words beside the bar: `12 300 lines` */
  at(done: number, words?: string): void;
  /** Takes the bar away; to be called before anything is printed. */
  stop(): void;
};

/** What is done sooner needs no line in a log. */
const silentForMs = 5_000;
const tenths = 10;

/**
 * @param total what `done` will be at the end
 * @param stream where a bar may be drawn; the standard error, so that the answer stays whole in a pipe
 */
export function startProgress(
  total: number,
  terminal: Pick<Terminal, 'tell' | 'width'>,
  stream: NodeJS.WriteStream = process.stderr,
): Progress {
  return stream.isTTY ? bar(total, terminal.width, stream) : lines(total, terminal);
}

function bar(total: number, width: number, stream: NodeJS.WriteStream): Progress {
  const drawn = new SingleBar({
    stream,
    format: '{bar} {percentage} %  {words}',
    barsize: Math.min(30, Math.floor(width / 2)),
    barCompleteChar: '█',
    barIncompleteChar: '░',
    hideCursor: true,
    clearOnComplete: true,
    // The bar goes when the command says so: not on the first signal, which the command itself takes.
    gracefulExit: false,
  });
  drawn.start(Math.max(1, total), 0, { words: '' });
  return {
    at: (done, words = '') => drawn.update(Math.min(done, total), { words }),
    stop: () => drawn.stop(),
  };
}

function lines(total: number, { tell }: Pick<Terminal, 'tell'>): Progress {
  const begun = performance.now();
  let told = 0;
  return {
    at(done, words = '') {
      const tenth = Math.floor((done / Math.max(1, total)) * tenths);
      if (tenth <= told || tenth >= tenths || performance.now() - begun < silentForMs) return;
      told = tenth;
      tell(`${tenth * tenths} %  ${words}`.trimEnd());
    },
    stop() {},
  };
}
