/** As what a piece can be sold again that came back worse than it was sold. */
import { conditions } from '../vocabulary.ts';
import type { Condition } from '../contract/parts.ts';

/** Its own grade, since what is wrong may leave it the same, and those below; never a better one. The best first. */
export const gradesDownFrom = (was: Condition): readonly Condition[] =>
  conditions.slice(conditions.indexOf(was));
