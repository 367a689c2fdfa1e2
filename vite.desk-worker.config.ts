/** How the service worker of the yard's desk is built: one file, once the desk's own files are there, whose names it is told. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { oldestBrowsers } from './build/browsers.ts';

const desk = join(import.meta.dirname, 'dist/desk');

export default defineConfig(() => {
  const files = readdirSync(join(desk, 'assets')).sort();
  const page = readFileSync(join(desk, 'desk.html'));
  const release = createHash('sha256').update(files.join()).update(page).digest('base64url').slice(0, 8);
  return {
    define: {
      deskFiles: JSON.stringify(files.map((file) => `/desk/assets/${file}`)),
      deskRelease: JSON.stringify(release),
    },
    build: {
      target: oldestBrowsers(import.meta.dirname, 'everything'),
      outDir: 'dist/desk',
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: 'sw/desk-worker.ts',
        output: { format: 'iife' as const, entryFileNames: 'service-worker.js', codeSplitting: false },
      },
    },
  };
});
