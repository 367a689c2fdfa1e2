/** Compresses pages, files and answers on the way out: a page of results is a fifth of its size then. */
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../domain/problem.ts';

/** Brotli's middle: nearly as small as the best, at a fraction of the time. */
const brotliQuality = 5;

/** Looks back 256 KB, farther than any answer is long: the usual 4 MB are set aside anew for each. */
const brotliWindowBits = 18;

/** For zlib, wherever the shop compresses something on its way out. */
export const brotliParams = {
  [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
  [constants.BROTLI_PARAM_LGWIN]: brotliWindowBits,
};

/** Bytes of an answer that is compressed in one go: three milliseconds at most, without a stream to set up. */
const longestAtOnce = 128 * 1024;

/**
 * For every route that is registered afterwards. What comes in is taken only as it is: a browser packs nothing, and from a
 * few bytes that were packed gigabytes could come.
 */
export async function installCompression(app: FastifyInstance): Promise<void> {
  app.addHook('onRequest', ({ headers: { 'content-encoding': encoding = 'identity' } }, _reply, done) => {
    done(encoding === 'identity' ? undefined : new Problem('unsupported_media_type'));
  });
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: brotliParams },
    syncThreshold: longestAtOnce,
  });
}
