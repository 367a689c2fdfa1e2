/** `GET /media/{hash}/{width}.{avif|webp|jpg}`: pictures, kept for ever by whoever fetched them, since their name is their content. */
import type { FastifyInstance } from 'fastify';
import { Problem } from '../../domain/problem.ts';
import { pictureKey, type MediaStore } from './media-store.ts';
import { pictureTypes, type PictureFormat } from './picture-sizes.ts';

const aYear = 365 * 24 * 60 * 60;

/** Of an address only these parts reach the store, so none leads anywhere else in it. */
const picture = /^([\da-f]{64})\/([1-9]\d{1,3})\.(avif|webp|jpg)$/;

/** A picture comes whole: parts of one (`Range`) are not given. */
export async function mediaRoutes(app: FastifyInstance, { media }: { media: MediaStore }): Promise<void> {
  app.get<{ Params: { '*': string } }>('/media/*', { schema: { hide: true } }, async (request, reply) => {
    const [, hash, width, ending] = picture.exec(request.params['*']) ?? [];
    if (hash === undefined) throw new Problem('not_found');
    const format = ending as PictureFormat;
    const file = await media.open(pictureKey(hash, Number(width), format)).catch((error: unknown) => {
      request.log.error({ err: error }, 'a picture cannot be had');
      throw new Problem('unavailable');
    });
    if (!file) throw new Problem('not_found');

    const etag = `"${hash.slice(0, 16)}-${width}-${format}"`;
    reply.headers({ 'cache-control': `public, max-age=${aYear}, immutable`, etag });
    if (request.headers['if-none-match'] === etag) {
      file.content.destroy();
      return reply.code(304).send();
    }
    return reply
      .headers({ 'accept-ranges': 'none', 'content-length': file.bytes })
      .type(pictureTypes[format])
      .send(file.content);
  });
}
