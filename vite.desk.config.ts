/** How the yard's desk is built: apart from the shop, so that no file of the shop's holds a byte of it, and its service worker knows none. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { oldestBrowsers } from './build/browsers.ts';
import { shortClassNames } from './build/class-names.ts';
import { cutTypefaces, typefaceAlias } from './build/typefaces.ts';

export default defineConfig({
  base: '/desk/',
  plugins: [cutTypefaces, react()],
  css: { modules: { generateScopedName: shortClassNames(import.meta.dirname) } },
  resolve: {
    alias: [typefaceAlias, { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }],
  },
  build: {
    target: oldestBrowsers(import.meta.dirname, 'everything'),
    cssTarget: oldestBrowsers(import.meta.dirname, 'everything'),
    outDir: 'dist/desk',
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: { input: 'desk.html' },
  },
});
