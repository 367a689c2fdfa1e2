/** Figures of many measurements, and a table of them. */

/** Milliseconds. */
export type Summary = {
  readonly p50: number;
  readonly p75: number;
  readonly p95: number;
  readonly p99: number;
};

export type Row = {
  readonly name: string;
  readonly alone: Summary;
  readonly together: Summary;
  readonly health: Summary;
};

/** @param times in any order, at least one */
export function summarize(times: readonly number[]): Summary {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
  return { p50: at(0.5), p75: at(0.75), p95: at(0.95), p99: at(0.99) };
}

/** Lines of a Markdown table. */
export function tableOf(rows: readonly Row[], hasHeading: boolean): string[] {
  const heading = [
    '| query | p50 | p95 | p99 | ten at once p50 | p95 | p99 | health p95 |',
    '|---|--:|--:|--:|--:|--:|--:|--:|',
  ];
  const lines = rows.map(({ name, alone, together, health }) =>
    [name, ...figures(alone), ...figures(together), figure(health.p95)].join(' | '),
  );
  return [...(hasHeading ? heading : []), ...lines.map((line) => `| ${line} |`)];
}

const figures = ({ p50, p95, p99 }: Summary): string[] => [p50, p95, p99].map(figure);
const figure = (milliseconds: number): string => milliseconds.toFixed(1);
