/** Safety parts at the yard's desk: what was said of who buys them. */
import * as z from 'zod/mini';
import { lines, text } from './free-text.ts';

/** What was looked at, for the yard alone; null where nobody noted it. */
export const SafetyPass = z.strictObject({ note: z.nullable(lines(300)) });
export type SafetyPass = z.infer<typeof SafetyPass>;

/** What the buyer reads of why the shop does not sell them the safety parts of their order. */
export const SafetyRefusal = z.strictObject({ note: text(300) });
export type SafetyRefusal = z.infer<typeof SafetyRefusal>;
