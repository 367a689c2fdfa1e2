/** The name of a place at the desk, apart from the rest of the stock room: a telephone at the shelf fetches no more than it asks for. */
import * as z from 'zod/mini';
import { isPlaceName, readPlaceName } from '../desk/places.ts';
import { facts } from '../facts/facts.ts';
import { text } from './free-text.ts';

/** In whichever blanks it was typed. */
export const PlaceName = z.pipe(
  z.string().check(z.overwrite(readPlaceName)),
  text(facts.place.longest).check(z.refine(isPlaceName, 'invalid_format')),
);
