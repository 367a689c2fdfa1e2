/** What happens in a browser and is counted without anything of whose browser it is (decision 0106). */
import * as z from 'zod/mini';

/** A page that was loaded whole and lives, and the first piece in a cart that was empty. */
export const countedSteps = ['visit', 'basket'] as const;
export type CountedStep = (typeof countedSteps)[number];

export const VisitCountParameters = z.object({ what: z.enum(countedSteps) });
