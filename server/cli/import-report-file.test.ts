import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createReportFile } from './import-report-file.ts';

/** A report of one fault, as it stands in the file. */
function reported(name: string, read: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'smonto-report-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, name);
  const report = createReportFile(path, 'en');
  report.hearer.fault({ line: 2, column: 'prezzo', read, expected: 'euros' });
  report.end([], { status: 1 });
  return readFileSync(path, 'utf8');
}

const cellOf = (read: string) => reported('r.csv', read).split('\r\n')[1];

test('a spreadsheet calculates nothing of a cell, at whichever sign its country ends one', () => {
  expect(cellOf('=2+3')).toBe("2;fault;prezzo;'=2+3;euros");
  expect(cellOf(' =2+3')).toBe("2;fault;prezzo;' =2+3;euros");
  expect(cellOf('＝2')).toBe("2;fault;prezzo;'＝2;euros");
  expect(cellOf('Faro,=2+3')).toBe("2;fault;prezzo;Faro,'=2+3;euros");
  expect(cellOf('Faro\t@A1')).toBe("2;fault;prezzo;Faro\t'@A1;euros");
  expect(cellOf('Faro;\n-A1')).toBe(`2;fault;prezzo;"Faro;'\n'-A1";euros`);
  expect(cellOf('Faro 1+1=2, 3 + 4')).toBe('2;fault;prezzo;Faro 1+1=2, 3 + 4;euros');
});

test('what a terminal would obey is escaped in the text and in the JSON', () => {
  const steering = 'a\u001b[2J\u009b2J\u202eb\u007f';
  for (const name of ['r.txt', 'r.json']) {
    const report = reported(name, steering);
    expect(report).toContain(String.raw`a\u001b[2J\u009b2J\u202eb\u007f`);
    expect(report).not.toMatch(/(?!\n)[\p{Cc}\p{Bidi_Control}]/u);
  }
  expect(JSON.parse(reported('r.json', steering))).toMatchObject({ told: [{ read: steering }] });
});
