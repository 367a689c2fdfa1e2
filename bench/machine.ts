/** What a measurement was made on, for its report. */
import { cpus, totalmem } from 'node:os';

export function machine(): string {
  const [cpu] = cpus();
  const memory = (totalmem() / 2 ** 30).toFixed(0);
  const day = new Date().toISOString().slice(0, 10);
  return `${day}. ${cpus().length} × ${cpu?.model.trim() ?? 'unknown'}, ${memory} GB; Node ${process.version}.`;
}
