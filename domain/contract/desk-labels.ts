/** Labels that the desk prints, of places and of parts: which, on what paper, and how many at once. */
import * as z from 'zod/mini';
import { PartIdInAddress } from './desk-stock.ts';
import { PlaceName } from './place-name.ts';

export const labelPapers = ['62x100', 'A4'] as const;
export type LabelPaper = (typeof labelPapers)[number];

/** So many labels are one page to be printed at most. */
export const labelsMax = 200;

/** A parameter that stands in the address once or several times. */
const listed = z.pipe(
  z.union([z.string(), z.array(z.string())]),
  z.transform((given: string | string[]) => [given].flat()),
);

export const PlaceLabelsQuery = z.object({
  paper: z.enum(labelPapers),
  name: z.pipe(listed, z.array(PlaceName).check(z.maxLength(labelsMax))),
});

/** One that is named twice has two labels: as many as there are pieces. */
export const PartLabelsQuery = z.object({
  paper: z.enum(labelPapers),
  part: z.pipe(listed, z.array(PartIdInAddress).check(z.maxLength(labelsMax))),
  /** The price of today stands on them. */
  price: z.optional(z.literal('1')),
});
