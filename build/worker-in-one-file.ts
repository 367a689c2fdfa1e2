/**
 * Has the service worker made as one file in Rolldown's present words: vite-plugin-pwa 2.0.0 says it in older ones, of which every
 * build would warn. To be taken out with the release of the plugin that knows the new ones.
 */
import type { Plugin } from 'vite';

export const workerInOneFile: Plugin = {
  name: 'worker-in-one-file',
  config({ build }) {
    const output = build?.rollupOptions?.output;
    if (!output || Array.isArray(output))
      throw new Error('The worker’s build has no output of its own any more.');
    delete output.inlineDynamicImports;
    output.codeSplitting = false;
    return { logLevel: 'warn' };
  },
};
