/** What a measurement was made on, and its figures in words, for a report. */
import { cpus, totalmem } from 'node:os';

export function machine(): string {
  const [cpu] = cpus();
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  const day = new Date().toISOString().slice(0, 10);
  return `${day}. ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${memory} GB; Node ${process.version}.`;
}

/** Figures of some runs, in words for a table. */
export function medianOf(figures: readonly number[]): number {
  const sorted = figures.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The median, and from where to where they went if they were not all the same: `99 (98–100)`. */
export function told(figures: readonly number[], digits = 0): string {
  const [least, most] = [Math.min(...figures), Math.max(...figures)].map((figure) => figure.toFixed(digits));
  const median = medianOf(figures).toFixed(digits);
  return least === most ? median : `${median} (${least}–${most})`;
}
