/** What the primary process and its workers tell each other. Both are the shop's own, but may be of two releases. */
import type { MetricObjectWithValues, MetricValue } from 'prom-client';

/** The figures of one process, or of several added up. */
export type Figures = readonly MetricObjectWithValues<MetricValue<string>>[];

/** What all processes counted together, and since when. */
export type AllFigures = { readonly figures: Figures; readonly since: number };

export type FromWorker =
  /** It takes requests from now on. */
  | { readonly kind: 'open' }
  /** Somebody reads the metrics. */
  | { readonly kind: 'all-figures?'; readonly id: number }
  | { readonly kind: 'figures'; readonly id: number; readonly figures: Figures };

export type FromPrimary =
  /** @param isReplaced where another worker has its place already: the shop itself stays open */
  | { readonly kind: 'stop'; readonly isReplaced: boolean }
  | { readonly kind: 'figures?'; readonly id: number }
  | { readonly kind: 'all-figures'; readonly id: number; readonly all: AllFigures };

/** Node's own messages, and those of another release, are none of ours. */
export function kindOf(message: unknown): string | undefined {
  if (typeof message !== 'object' || message === null || !('kind' in message)) return undefined;
  return typeof message.kind === 'string' ? message.kind : undefined;
}
