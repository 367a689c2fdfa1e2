/** The thread in which the embedded engine runs; see `embedded.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';

const { dataFolder, socketPath } = workerData as { dataFolder: string; socketPath: string };

const engine = await PGlite.create({ dataDir: dataFolder, extensions: { pg_trgm, unaccent } });
const server = new PGLiteSocketServer({ db: engine, path: socketPath, maxConnections: 2 });
await server.start();
parentPort?.postMessage('ready');

parentPort?.on('message', (message) => {
  if (message !== 'stop') return;
  void (async () => {
    await server.stop();
    await engine.close();
    parentPort?.close();
  })();
});
