/** The pages as `npm run build` made them, with the browser's files beside them. */
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { serveDeskFiles, serveFiles } from '../http/files.ts';
import { storeReleases } from '../http/stored-releases.ts';
import { openBuild, type Renderer } from './renderer.ts';

/** @param folder `dist` */
export async function openBuiltPages(
  app: FastifyInstance,
  folder: string,
  { config, clock }: Deps,
): Promise<Renderer> {
  const renderer = await openBuild(folder);
  const client = join(folder, 'client');
  const releases = storeReleases(join(config.dataDir, 'assets'), join(client, 'assets'), clock);
  await serveFiles(app, client, { releases, ...config });
  serveDeskFiles(app, join(folder, 'desk'), config);
  // The shop is open by then: nobody waits for the copy, and without it only pages from before the next deploy miss files.
  app.addHook('onListen', () => {
    releases.keep().catch((error: unknown) => app.log.error({ err: error }, 'the files were not kept'));
  });
  return renderer;
}
