/** How what is carried is compressed: columns, made once and fetched by many. */
import { constants } from 'node:zlib';

/**
 * The last but one: for such short pieces it comes out as small as the last, or smaller by a few bytes, in half of the time. The next
 * quicker ones are a tenth larger.
 */
const brotliQuality = 10;

export const carriedBrotliParams = (length: number) => ({
  [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
  // What a byte is says little of the next one in columns: a third of the time less, for half a hundredth more bytes.
  [constants.BROTLI_PARAM_DISABLE_LITERAL_CONTEXT_MODELING]: 1,
});
