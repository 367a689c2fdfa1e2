/** On what labels are printed here, and whether with the price: chosen once on this device. */
import * as z from 'zod/mini';
import { labelPapers, type LabelPaper } from '../../../domain/contract/desk-labels.ts';
import { readStored, store } from '../../browser/storage.ts';

const key = 'desk-labels';
const LabelChoice = z.object({ paper: z.enum(labelPapers), hasPrice: z.boolean() });
export type LabelChoice = z.infer<typeof LabelChoice>;

export function chosenLabels(): LabelChoice {
  const read = LabelChoice.safeParse(readStored(key));
  return read.success ? read.data : { paper: labelPapers[0], hasPrice: false };
}

export const rememberLabels = (choice: LabelChoice): void => store(key, choice);

const address = (call: string, paper: LabelPaper, others: [string, string][]): string =>
  `/api/desk/stock/${call}?${new URLSearchParams([['paper', paper], ...others]).toString()}`;

/** Where labels of places are to be printed from. */
export const placeLabelsAddress = (names: readonly string[], paper: LabelPaper): string =>
  address(
    'labels',
    paper,
    names.map((name) => ['name', name]),
  );

/** The same of parts; one that is named twice has two. */
export const partLabelsAddress = (ids: readonly number[], { paper, hasPrice }: LabelChoice): string =>
  address('part-labels', paper, [
    ...ids.map((id): [string, string] => ['part', String(id)]),
    ...(hasPrice ? ([['price', '1']] satisfies [string, string][]) : []),
  ]);
