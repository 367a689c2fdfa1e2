/** The thread in which the embedded engine runs; see `embedded.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import type { EngineOptions } from './embedded.ts';
import { serveEngine } from './embedded-server.ts';
import { beginCluster } from './new-cluster.ts';
import { watchDiskSpace } from './disk-space.ts';

const { dataFolder, socketPath, code } = workerData as EngineOptions;

await beginCluster(dataFolder, code);
const engine = await PGlite.create({ dataDir: dataFolder, pgliteWasmModule: code });
const stopServing = await serveEngine(engine, socketPath, { hasDiskSpace: watchDiskSpace(dataFolder) });
parentPort?.postMessage('ready');

parentPort?.on('message', (message) => {
  if (message !== 'stop') return;
  void (async () => {
    await stopServing();
    await engine.close();
    parentPort?.close();
  })();
});
