/** A test that writes to `console.error` fails: what React and others complain about there is a defect. */
import { format } from 'node:util';
import { afterEach, beforeEach } from 'vitest';

const original = console.error;
let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  console.error = (...args: unknown[]) => {
    complaints.push(format(...args));
  };
});

afterEach(() => {
  console.error = original;
  if (complaints.length > 0) throw new Error(`console.error was called:\n${complaints.join('\n')}`);
});
