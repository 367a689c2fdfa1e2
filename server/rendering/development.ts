/** `npm run dev`: pages straight from their sources, replaced in the browser as they change. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Render } from '../../domain/rendering.ts';
import type { Renderer } from './renderer.ts';

/** Puts Vite before the pages of a server. */
export async function openSources(app: FastifyInstance, root: string): Promise<Renderer> {
  // Only development needs them; the shop starts without.
  const [{ createServer }, { default: middie }] = await Promise.all([
    import('vite'),
    import('@fastify/middie'),
  ]);
  const vite = await createServer({ root, appType: 'custom', server: { middlewareMode: true } });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  return {
    async render(request) {
      const { render } = (await vite.ssrLoadModule('/src/entry-server.tsx')) as { render: Render };
      return render(request);
    },
    template: (address) => vite.transformIndexHtml(address, readFileSync(join(root, 'index.html'), 'utf8')),
    desk: (address) => vite.transformIndexHtml(address, readFileSync(join(root, 'desk.html'), 'utf8')),
    early: () => ({ code: [], words: undefined }),
  };
}
