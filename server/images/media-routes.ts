/**
 * `GET /media/{hash}/{width}.{avif|webp|jpg}`: pictures, kept for ever by whoever fetched them, since their name is their content. Where
 * they are read from a bucket this leads there, whoever remembers the shop's own address: a page that lies on a device, a mail, a search
 * engine (decision 0110).
 */
import type { FastifyInstance } from 'fastify';
import { pictureAddress, pictureKey } from '../../domain/picture-address.ts';
import { Problem } from '../../domain/problem.ts';
import type { Config } from '../config/config.ts';
import { pictureCaching, type MediaStore } from './media-store.ts';
import { pictureTypes, type PictureFormat } from './picture-sizes.ts';

/** So long a browser goes on asking elsewhere after the bucket has moved. */
const aDay = 24 * 60 * 60;

/** Of an address only these parts reach the store, so none leads anywhere else in it. */
const shape = /^([\da-f]{64})\/([1-9]\d{1,3})\.(avif|webp|jpg)$/;

/** A picture comes whole: parts of one (`Range`) are not given. */
export async function mediaRoutes(
  app: FastifyInstance,
  { media, config: { mediaUrl } }: { media: MediaStore; config: Pick<Config, 'mediaUrl'> },
): Promise<void> {
  app.get<{ Params: { '*': string } }>('/media/*', { schema: { hide: true } }, async (request, reply) => {
    const [, hash, width, ending] = shape.exec(request.params['*']) ?? [];
    if (hash === undefined) throw new Problem('not_found');
    const format = ending as PictureFormat;
    const picture = { hash, width: Number(width), format };
    if (mediaUrl !== undefined) {
      reply.header('cache-control', `public, max-age=${aDay}`);
      return reply.redirect(pictureAddress(picture, mediaUrl), 301);
    }
    const file = await media.open(pictureKey(picture)).catch((error: unknown) => {
      request.log.error({ err: error }, 'a picture cannot be had');
      throw new Problem('unavailable');
    });
    if (!file) throw new Problem('not_found');

    const etag = `"${hash.slice(0, 16)}-${width}-${format}"`;
    reply.headers({ 'cache-control': pictureCaching, etag });
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
