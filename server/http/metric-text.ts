/** Figures as Prometheus reads them (text format 0.0.4). Counters and histograms are kept here, gauges read when asked. */

export type Labels = Readonly<Record<string, string>>;
export type Sample = { readonly labels?: Labels; readonly value: number };

export type Counter = {
  /** @param by 0 makes it known before the first one, so that an alarm sees that one */
  add(labels: Labels, by?: number): void;
  /** Its lines. */
  write(): string;
};

export type Histogram = {
  observe(labels: Labels, value: number): void;
  write(): string;
};

/** A figure that is what it is when somebody asks. */
export const gauge = (name: string, help: string, samples: readonly Sample[]): string =>
  metric(
    name,
    'gauge',
    help,
    samples.map(({ labels = {}, value }) => line(name, labels, value)),
  );

/** A figure that only grows. @param name ends with `_total` */
export function createCounter(name: string, help: string): Counter {
  const counts = new Map<string, { labels: Labels; value: number }>();
  return {
    add(labels, by = 1) {
      const key = text(labels);
      const count = counts.get(key) ?? { labels, value: 0 };
      count.value += by;
      counts.set(key, count);
    },
    write: () =>
      metric(
        name,
        'counter',
        help,
        [...counts.values()].map(({ labels, value }) => line(name, labels, value)),
      ),
  };
}

/** How values are spread. @param bounds the upper ends of its buckets, from the lowest */
export function createHistogram(name: string, help: string, bounds: readonly number[]): Histogram {
  const spreads = new Map<string, { labels: Labels; upTo: number[]; sum: number; count: number }>();
  return {
    observe(labels, value) {
      const key = text(labels);
      const spread = spreads.get(key) ?? { labels, upTo: bounds.map(() => 0), sum: 0, count: 0 };
      bounds.forEach((bound, at) => {
        if (value <= bound) spread.upTo[at] = (spread.upTo[at] ?? 0) + 1;
      });
      spread.sum += value;
      spread.count += 1;
      spreads.set(key, spread);
    },
    write: () =>
      metric(
        name,
        'histogram',
        help,
        [...spreads.values()].flatMap(({ labels, upTo, sum, count }) => [
          ...bounds.map((bound, at) => line(`${name}_bucket`, { ...labels, le: `${bound}` }, upTo[at] ?? 0)),
          line(`${name}_bucket`, { ...labels, le: '+Inf' }, count),
          line(`${name}_sum`, labels, sum),
          line(`${name}_count`, labels, count),
        ]),
      ),
  };
}

const metric = (name: string, type: string, help: string, lines: readonly string[]): string =>
  [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n');

const line = (name: string, labels: Labels, value: number): string => `${name}${text(labels)} ${value}`;

function text(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n');
