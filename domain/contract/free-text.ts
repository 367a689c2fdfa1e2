/** Fields that people fill in with their own words. */
import * as z from 'zod/mini';
import { linesSteer, showsNothing, steers } from '../free-text.ts';

/** Trimmed, read, and between two lengths. What nobody sees is nothing; one sentence is enough of each. */
const readable = (isSteering: (text: string) => boolean, most: number, least: number) =>
  z.string().check(
    z.trim(),
    z.refine((text) => !isSteering(text), { error: 'invalid_signs', abort: true }),
    z.refine((text) => !showsNothing(text), { error: 'required', abort: true }),
    z.minLength(least, 'too_short'),
    z.maxLength(most, 'too_long'),
  );

/** Trimmed text of one line, between two lengths. */
export const text = (most: number, least = 1) => readable(steers, most, least);

/** Trimmed text of several lines. */
export const lines = (most: number) => readable(linesSteer, most, 1);
