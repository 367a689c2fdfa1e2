/** The report of `npm run bench -- yard`: what was measured beside what is wanted. */
import { suggestionDebounceMs } from '../../domain/constants.ts';
import { machine } from '../machine.ts';
import { slowerBy } from '../telephone.ts';
import type { ChangeBytes } from './changes.ts';
import type { AskedWhen, Making } from './making.ts';
import type { InPage } from './shop-page.ts';
import type { OnTelephone } from './telephone.ts';

export type Figures = {
  /** By engine, and how many parts it had. */
  readonly made: readonly { readonly where: string; readonly making: Making }[];
  readonly changes: ChangeBytes;
  readonly telephone: OnTelephone;
  readonly page: InPage;
  readonly slowLine: { readonly parts: number; readonly seconds: number };
  /** The machine's load over the last minute, before and after. */
  readonly load: readonly number[];
};

type Row = readonly [what: string, measured: string, bar?: string];

const counted = (figure: number): string => Math.round(figure).toLocaleString('en');
const milliseconds = (ms: number): string => ms.toFixed(ms < 10 ? 1 : 0);
const tableOf = (headings: readonly string[], rows: readonly (readonly (string | undefined)[])[]): string =>
  [headings, headings.map((_, at) => (at === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${headings.map((_, at) => cells[at] ?? '').join(' | ')} |`)
    .join('\n');

function bytesRows({ snapshot }: Making, changes: ChangeBytes): Row[] {
  const bytesOf = (wanted: string) =>
    counted(snapshot.pieces.filter(({ of }) => of === wanted).reduce((sum, { bytes }) => sum + bytes, 0));
  // Names and words weigh the same in a small catalogue.
  const bar = (bytes: number) => (snapshot.parts === 100_000 ? counted(bytes) : '');
  return [
    ['words', bytesOf('words')],
    ['stock: numbers alone', bytesOf('stock'), bar(600_000)],
    ['descriptions', bytesOf('descriptions')],
    ['all', counted(snapshot.bytes), bar(1_600_000)],
    ['changes: nothing', counted(changes.nothing)],
    ['changes: a part was sold', counted(changes.soldPart), '1,024'],
    ['changes: one part in a hundred', counted(changes.ofADay), bar(30_000)],
  ];
}

function telephoneRows(
  { readyMs, fetchedAndReadyMs, reopenedMs, memoryMb, searches }: OnTelephone,
  page: InPage,
): string[][] {
  const worker = (what: string, ms: number, bar: string) => [
    what,
    milliseconds(ms),
    milliseconds(ms * slowerBy),
    bar,
  ];
  const slowed = (what: string, told: string, bar: string) => [what, '', told, bar];
  const { longestTaskMs, keystrokes } = page;
  return [
    worker('ready, from the last byte', readyMs, '3,000'),
    worker('ready, from the yes, with no line in between', fetchedAndReadyMs, ''),
    worker('opened again, until the first answer', reopenedMs, '400'),
    slowed(
      'the longest that the page’s own thread is held while all of it comes',
      longestTaskMs > 0 ? milliseconds(longestTaskMs) : 'at most 50',
      '50',
    ),
    ...[...searches].map(([kind, { p95 }]) => worker(`a search, p95: ${kind}`, p95, '30')),
    slowed(
      `a suggestion, p75, from the key to the screen, less the pause of ${suggestionDebounceMs} that the specification wants`,
      milliseconds(keystrokes.p75 - suggestionDebounceMs),
      '50',
    ),
    slowed('the same, p95', milliseconds(keystrokes.p95 - suggestionDebounceMs), ''),
    ['memory in MB: built, until it is saved', memoryMb.built.toFixed(0), '', ''],
    ['saved, after some thousand searches', memoryMb.saved.toFixed(0), '', '60'],
    ['opened again, after as many', memoryMb.reopened.toFixed(0), '', '60'],
  ];
}

const askedRows = (asked: AskedWhen): string[][] =>
  Object.entries(asked).flatMap(([when, told]) =>
    (['searches', 'parts'] as const).map((what) => {
      const { p50, p95, p99, longest } = told[what];
      return [`${what}, ${when}`, ...[p50, p95, p99, longest].map((ms) => ms.toFixed(1))];
    }),
  );

export function reportOf({ made, changes, telephone, page, slowLine, load }: Figures): string {
  const [first] = made;
  if (!first) throw new Error('no snapshot was measured');
  return `# The whole catalogue in the pocket

${counted(first.making.snapshot.parts)} demonstration parts, in ${first.making.snapshot.pieces.length} pieces. ${machine()} The shop, its database, the browser and whoever asks share the machine, with others at times: ${load.map((of) => of.toFixed(1)).join(' and ')} processes wanted a processor, in the minute before and in the last one.

${tableOf(['Bytes over the line', '', 'at most'], bytesRows(first.making, changes))}

On a telephone, in milliseconds: the worker’s time as it is here and ${slowerBy} times as long; the page’s thread is slowed by the browser.

${tableOf(['', 'here', `${slowerBy} times slower`, 'at most'], telephoneRows(telephone, page))}

${counted(slowLine.parts)} parts over slow 3G (400 ms, 400 kbit/s) are searched ${slowLine.seconds.toFixed(1)} s after the yes (at most 20).

## Making it

${tableOf(
  ['A snapshot', 'seconds, nothing stored', 'at most', 'after one part was sold'],
  made.map(({ where, making: { seconds, secondsAgain, snapshot } }) => [
    `${counted(snapshot.parts)} parts, ${where}`,
    seconds.toFixed(1),
    snapshot.parts === 1_000_000 ? '60' : '',
    secondsAgain.toFixed(1),
  ]),
)}

What whoever asks over HTTP meanwhile feels of it, one question after the other, in milliseconds.
${made
  .map(
    ({ where, making: { asked, snapshot } }) => `
${counted(snapshot.parts)} parts, ${where}:

${tableOf(['', 'p50', 'p95', 'p99', 'the longest'], askedRows(asked))}
`,
  )
  .join('')}`;
}
