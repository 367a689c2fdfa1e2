/** Serves `e2e/gallery/`: the shop's own components from their sources, by the shop's own build settings. */
import { join } from 'node:path';
import sharp from 'sharp';
import { createServer, type Plugin } from 'vite';
import { makePhoto } from '../test/make-photo.ts';

const root = join(import.meta.dirname, '..');

export type RunningGallery = {
  /** Address with a slash at the end; `?lang=en` is in English. */
  readonly url: string;
  readonly stop: () => Promise<void>;
};

/** Starts it on a free port of this machine. */
export async function startGallery(): Promise<RunningGallery> {
  const server = await createServer({
    configFile: join(root, 'vite.config.ts'),
    root: join(root, 'e2e/gallery'),
    // What `npm run dev` has prepared for the pages stays as it is.
    cacheDir: join(root, 'node_modules/.vite-gallery'),
    publicDir: false,
    logLevel: 'error',
    plugins: [photos],
    server: { host: '127.0.0.1', port: 0, fs: { allow: [root] } },
  });
  await server.listen();
  const [url] = server.resolvedUrls?.local ?? [];
  if (!url) throw new Error('The gallery did not start.');
  return { url, stop: () => server.close() };
}

/** A photo at the addresses at which the shop has them: `/media/photo/{width}.{avif|webp|jpg}`; any other is missing. */
const photos: Plugin = {
  name: 'photos',
  configureServer({ middlewares }) {
    const original = makePhoto();
    middlewares.use('/media', (request, response) => {
      const [, width, ending] = /^\/photo\/(\d+)\.(avif|webp|jpg)$/.exec(request.url ?? '') ?? [];
      if (!width || !ending) {
        response.statusCode = 404;
        return response.end();
      }
      const format = ending === 'jpg' ? 'jpeg' : (ending as 'avif' | 'webp');
      void original
        .then((photo) => sharp(photo).resize(Number(width)).toFormat(format).toBuffer())
        .then((picture) => response.setHeader('content-type', `image/${format}`).end(picture));
    });
  },
};
