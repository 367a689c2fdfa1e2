/** Opens the shop in this process, or keeps the workers that serve it. */
import { isWorker } from './cluster/in-worker.ts';
import { readConfig } from './config/config.ts';
import { begin } from './process/lifecycle.ts';

const say = (line: string): void => void process.stdout.write(`${line}\n`);

await begin(async () => {
  const config = readConfig(process.env);
  // The primary serves nobody and loads no shop.
  if (config.workers > 1 && !isWorker()) {
    const { openByWorkers } = await import('./cluster/primary.ts');
    return openByWorkers(config, say);
  }
  const { serve } = await import('./serve.ts');
  return serve(config, say);
});
