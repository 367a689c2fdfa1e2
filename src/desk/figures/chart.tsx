/** Figures as bars and a line. A table beside it says the same: whoever cannot see the picture misses nothing. */
import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { edgeOf, inkOf, lettersOf, onSchemeChange, onWidth } from '../../browser/drawing.ts';
import { labelPlaces } from './label-places.ts';
import styles from './figures.module.css';

export type ChartSeries = {
  readonly name: string;
  readonly values: readonly number[];
  readonly look: 'bars' | 'line' | 'dashes';
};

type ChartProps = {
  /** What stands below each place, from left to right. */
  readonly places: readonly string[];
  readonly series: readonly ChartSeries[];
  /** What stands beside the lines. */
  readonly say: (value: number) => string;
  /** How high it reaches at least: nothing at all is no chart of cents. */
  readonly least?: number;
};

export function Chart({ places, series, say, least = 1 }: ChartProps) {
  const canvas = useRef<HTMLDivElement>(null);
  const names = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    let chart: uPlot | undefined;
    const draw = (): void => {
      chart?.destroy();
      const colours = [...(names.current?.children ?? [])].map(inkOf);
      chart = new uPlot(
        optionsOf(element, colours, { places, series, say, least }),
        dataOf(places, series),
        element,
      );
    };
    draw();
    const stops = [onWidth(element, (width) => chart?.setSize({ width, height })), onSchemeChange(draw)];
    return () => {
      for (const stop of stops) stop();
      chart?.destroy();
    };
  }, [places, series, say, least]);
  return (
    <div className={styles.chart} aria-hidden="true">
      <ul ref={names} className={styles.names}>
        {series.map(({ name, look }) => (
          <li key={name} className={styles[look]}>
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <div ref={canvas} className={styles.canvas} />
    </div>
  );
}

/** In pixels of the page, as all that follows. */
const height = 200;
const lettersSize = 12;

const dataOf = (places: readonly string[], series: readonly ChartSeries[]): uPlot.AlignedData => [
  places.map((_, at) => at),
  // A period that was shorter ends before, and one that runs ends with today.
  ...series.map(({ values }) => places.map((_, at) => values[at] ?? null)),
];

/** Steps of an axis that people count in. */
const steps = Array.from({ length: 10 }, (_, power) => [1, 2, 5].map((step) => step * 10 ** power)).flat();

function optionsOf(
  element: Element,
  colours: readonly string[],
  { places, series, say, least: leastHigh = 1 }: ChartProps,
): uPlot.Options {
  const [stroke, edge] = [inkOf(element), edgeOf(element)];
  const font = `${lettersSize}px ${lettersOf(element)}`;
  const axis = { stroke, font, ticks: { show: false } };
  return {
    width: element.clientWidth,
    height,
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, range: [-0.5, places.length - 0.5] },
      y: { range: (_, least, most) => [Math.min(0, least), Math.max(leastHigh, most * 1.05)] },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        splits: (chart) => labelPlaces(widthsOf(places, chart, font), roomOf(chart)),
        values: (_, splits) => splits.map((at) => places[at] ?? ''),
      },
      {
        ...axis,
        grid: { stroke: edge, width: 1 },
        incrs: steps,
        size: (_, values) =>
          12 + 0.6 * lettersSize * Math.max(1, ...(values ?? []).map(({ length }) => length)),
        values: (_, splits) => splits.map(say),
      },
    ],
    series: [
      {},
      ...series.map(({ look }, at): uPlot.Series => {
        const colour = colours[at] ?? stroke;
        return look === 'bars'
          ? {
              stroke: colour,
              fill: colour,
              points: { show: false },
              ...(uPlot.paths.bars && { paths: uPlot.paths.bars({ size: [0.7, 40] }) }),
            }
          : {
              stroke: colour,
              width: 2,
              // A line of one day alone is a point.
              points: { show: true, size: 5, width: 0, fill: colour },
              ...(look === 'dashes' && { dash: [4, 4] }),
            };
      }),
    ],
  };
}

/** Of the longest line of each label, as it will be written. */
function widthsOf(labels: readonly string[], { ctx }: uPlot, font: string): number[] {
  ctx.save();
  ctx.font = font;
  const widths = labels.map((label) =>
    Math.max(...label.split('\n').map((line) => ctx.measureText(line).width)),
  );
  ctx.restore();
  return widths;
}

/** Of all places together: beside the axis with the figures. */
const roomOf = ({ bbox }: uPlot): number => bbox.width / uPlot.pxRatio;
