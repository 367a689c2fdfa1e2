/** The pages as `npm run build` made them, with the browser's files beside them, compressed on the way out. */
import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { serveFiles } from '../http/files.ts';
import { openBuild, type Renderer } from './renderer.ts';

/** Brotli's middle: nearly as small as the best, at a fraction of the time. */
const brotliQuality = 5;

/** @param folder `dist` */
export async function openBuiltPages(app: FastifyInstance, folder: string): Promise<Renderer> {
  const renderer = await openBuild(folder);
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } },
  });
  await serveFiles(app, join(folder, 'client'));
  return renderer;
}
