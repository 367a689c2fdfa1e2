/** One configuration for the browser's code, the page rendering and the service worker. */
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    // Components that read `.value` of a signal are rendered again when it changes.
    babel({
      include: /src\/.*\.tsx$/,
      plugins: [['module:@preact/signals-react-transform', { mode: 'auto' }]],
    }),
    !isSsrBuild &&
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'service-worker.ts',
        registerType: 'prompt',
        injectRegister: false,
        manifest: false,
        injectManifest: {
          globPatterns: ['index.html', 'assets/*.{js,css,svg}', 'favicon.svg', 'icons/icon-192.png'],
        },
      }),
  ],
  optimizeDeps: { include: ['@preact/signals-react/runtime'] },
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // The server serves public/ from the client's folder.
    copyPublicDir: !isSsrBuild,
    modulePreload: { polyfill: false },
  },
}));
