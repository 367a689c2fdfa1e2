/** What a command writes to and asks through. */
import { createInterface } from 'node:readline';
import { styleText } from 'node:util';
import { printableJson } from './words.ts';

export type Style = 'heading' | 'good' | 'bad';

export type Terminal = {
  /** Columns that a line may take: 80, or fewer where the window is narrower. */
  readonly width: number;
  /** A line of the answer, to the standard output. */
  print(line: string): void;
  /** A piece of a long answer, as it is, to the standard output. Resolves when there is room for the next. */
  write(text: string): Promise<void>;
  /** A line beside the answer (what failed, what goes on), to the standard error. */
  tell(line: string): void;
  /** The whole answer as one JSON document. */
  printJson(value: unknown): void;
  /** A text in colour; as it is where nobody would see the colour. */
  paint(style: Style, text: string): string;
  /**
   * Asks a question.
   *
   * @returns what was typed; undefined when nobody is there to be asked, or Ctrl-C was pressed
   */
  ask(question: string): Promise<string | undefined>;
  /** Whether somebody is there to be asked. */
  readonly canAsk: boolean;
};

const widest = 80;
const narrowest = 20;
const styles = { heading: 'bold', good: 'green', bad: 'red' } as const;

/** The terminal of this process. @param withColour false for `--no-color`; `NO_COLOR` and pipes have none anyway */
export function openTerminal(withColour: boolean): Terminal {
  const { stdin, stdout, stderr } = process;
  const canAsk = Boolean(stdin.isTTY && stderr.isTTY);
  let isClosed = false;
  // Whoever read us has enough (`| head`): the command still ends what it does.
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    isClosed = true;
  });
  const write = (text: string): void => void (isClosed || stdout.write(text));

  return {
    width: Math.max(narrowest, Math.min(widest, stdout.columns || widest)),
    print: (line) => write(`${line}\n`),
    write: (text) =>
      new Promise((resolve) => {
        if (isClosed) resolve();
        else stdout.write(text, () => resolve());
      }),
    tell: (line) => void stderr.write(`${line}\n`),
    printJson: (value) => write(`${printableJson(value, 2)}\n`),
    paint: (style, text) => (withColour ? styleText(styles[style], text, { stream: stdout }) : text),
    canAsk,
    async ask(question) {
      if (!canAsk) return undefined;
      const lines = createInterface({ input: stdin, output: stderr });
      return new Promise((resolve) => {
        // Also when the input ends (Ctrl-D).
        lines.once('close', () => resolve(undefined));
        // While a line is read the terminal gives Ctrl-C to us and not to the process.
        lines.once('SIGINT', () => {
          lines.close();
          process.kill(process.pid, 'SIGINT');
        });
        lines.question(question, (answer) => {
          resolve(answer);
          lines.close();
        });
      });
    },
  };
}
