/** What the desk says of labels to be printed, in English. */
import type { labels as italian } from '../it/labels.ts';

export const labels: typeof italian = {
  labels: {
    print: 'Print label',
    printAll: (count) => (count === 1 ? 'Print label' : `Print ${count} labels`),
    printOf: (code) => `Print label of ${code}`,
    title: (count) => (count === 1 ? 'Print label' : `Print ${count} labels`),
    about: 'The page to be printed opens: at 100 %, without margins.',
    paper: 'Paper',
    papers: { '62x100': 'Roll of 62 × 100 mm', A4: 'A4, eight on a sheet' },
    price: 'With the price of today',
    copies: 'How many',
    open: (count) => (count === 1 ? 'Open 1 label' : `Open ${count} labels`),
    choose: 'Print labels',
    all: (count) => (count === 1 ? 'Tick the one in the list' : `Tick all ${count} in the list`),
    tick: (code) => `Label of ${code}`,
    done: 'Never mind',
    most: (count) => `At most ${count} at once: the first are printed.`,
  },
};
