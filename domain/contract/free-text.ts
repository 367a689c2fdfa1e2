/** Fields that people fill in with their own words. */
import * as z from 'zod/mini';
import { linesSteer, showsNothing, steers } from '../free-text.ts';

/**
 * Trimmed, read, and between two lengths; what nobody sees is nothing. None of it ends the checking (`abort`): what is wrong with the
 * whole form is told together with its fields.
 */
const readable = (isSteering: (text: string) => boolean, most: number, least: number) =>
  z.string().check(
    z.trim(),
    z.refine((text) => !isSteering(text), 'invalid_signs'),
    z.minLength(least, { error: ({ input }) => (input === '' ? 'required' : 'too_short') }),
    z.maxLength(most, 'too_long'),
    // One sentence is enough of what was found wrong above.
    z.refine((text) => text === '' || isSteering(text) || !showsNothing(text), 'required'),
  );

/** Trimmed text of one line, between two lengths. */
export const text = (most: number, least = 1) => readable(steers, most, least);

/** Trimmed text of several lines. */
export const lines = (most: number) => readable(linesSteer, most, 1);
