import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { startProgress } from './progress.ts';

/** A stream that remembers what was written to it, as a terminal or as a pipe. */
function paper(isTTY: boolean) {
  let written = '';
  const stream = new Writable({
    write(text, _encoding, done) {
      written += String(text);
      done();
    },
  });
  const terminal = { isTTY, columns: 80, cursorTo() {}, moveCursor() {}, clearLine() {} };
  return { stream: Object.assign(stream, terminal) as unknown as NodeJS.WriteStream, read: () => written };
}

test('a terminal gets a bar with words beside it', () => {
  const { stream, read } = paper(true);
  const progress = startProgress(200, { width: 80, tell: () => {} }, stream);
  progress.at(100, '1 000 lines');
  progress.stop();
  expect(read()).toMatch(/█+░+ {1,2}50 % {2}1 000 lines/);
});

test('a log gets nothing for what is done at once', () => {
  const told: string[] = [];
  const { stream, read } = paper(false);
  const progress = startProgress(10, { width: 80, tell: (line) => void told.push(line) }, stream);
  for (let done = 0; done <= 10; done++) progress.at(done);
  progress.stop();
  expect([read(), ...told]).toEqual(['']);
});
