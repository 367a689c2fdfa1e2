/** Values as they are written in a query string, where everything is text. */
import * as z from 'zod/mini';
import { digits } from '../filters/read-filters.ts';

/**
 * A whole number in plain digits, both bounds taken. At most nine digits: no sign, no fraction, no exponent.
 *
 * @param least the smallest that is taken, not negative
 */
export const wholeNumber = (least: number, most: number) =>
  z.pipe(
    z.string().check(z.regex(digits)),
    z.pipe(z.transform(Number), z.int().check(z.minimum(least), z.maximum(most))),
  );

/** `true` or `false`, and no other way to say it. */
export const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((text) => text === 'true'),
);
