/** One configuration for the browser's code, the page rendering and the service worker. */
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compileAhead, firstRound, minifyAgain } from './build/chunk-code.ts';
import { oldestBrowsers } from './build/browsers.ts';
import { shortClassNames } from './build/class-names.ts';
import { chunksByImports } from './build/chunks.ts';
import { codeAfterStyles } from './build/code-after-styles.ts';
import { islandsInOneFile } from './build/islands.ts';
import { reactAsModules, trustedSigns, sentencesAlone } from './build/libraries.ts';
import { noProxies } from './build/no-proxies.ts';
import { stylesInTwo } from './build/styles-in-two.ts';
import { packForInstall, workerInOneFile } from './build/service-worker.ts';
import { textsAsData } from './build/texts-as-data.ts';
import { cutTypefaces, typefaceAlias } from './build/typefaces.ts';

/**
 * The server names what a page needs in its head, and styles are two files: the code with which Vite
 * looks for preloads in the browser would do nothing.
 */
const withoutPreloadHelper: Plugin = {
  name: 'without-preload-helper',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/**
 * Names of files stand in the code and in the worker, and nothing of a hash can be compressed: as few signs as the bundler allows. The
 * server names pictures and words as the browser's build does.
 */
const assetFileNames = 'assets/[name]-[hash:7][extname]';

/** Which plugin takes how long is worth a look now and then (`npx vite build`), and no warning. */
const checks = { pluginTimings: false };

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [
    withoutPreloadHelper,
    cutTypefaces,
    reactAsModules(command === 'build' && !isSsrBuild),
    islandsInOneFile(command === 'build' && !isSsrBuild),
    textsAsData(command === 'build' && !isSsrBuild),
    trustedSigns,
    sentencesAlone,
    codeAfterStyles,
    react(),
    !isSsrBuild && stylesInTwo(import.meta.dirname),
    !isSsrBuild && noProxies,
    !isSsrBuild && minifyAgain(),
    !isSsrBuild && compileAhead('app'),
    !isSsrBuild &&
      VitePWA({
        strategies: 'injectManifest',
        srcDir: 'sw',
        filename: 'service-worker.ts',
        registerType: 'prompt',
        injectRegister: false,
        manifest: false,
        injectManifest: {
          globPatterns: [
            'index.html',
            'assets/*.{js,css,svg,json,woff2}',
            'favicon.svg',
            'icons/icon-192.png',
          ],
          // Larger than all the rest, and of use to nobody without a network: the server judges passwords.
          globIgnores: ['assets/password-strength-*.js'],
          manifestTransforms: [
            (files) => ({
              manifest: packForInstall(join(import.meta.dirname, 'dist/client'), files) as typeof files,
            }),
          ],
          buildPlugins: { vite: [workerInOneFile] },
        },
      }),
  ],
  css: {
    modules: {
      generateScopedName: mode === 'development' ? '[name]_[local]' : shortClassNames(import.meta.dirname),
    },
  },
  resolve: {
    // React has it built in; the stand-in for older versions is not shipped.
    alias: [
      typefaceAlias,
      // The same code as Node takes, as modules: the only other thing in the browser that would need a `require`.
      ...(isSsrBuild
        ? []
        : [
            {
              find: /^stdnum\/lib\/cjs\//,
              replacement: `${import.meta.dirname}/node_modules/stdnum/lib/esm/`,
            },
          ]),
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  build: {
    target: isSsrBuild ? 'es2023' : oldestBrowsers(import.meta.dirname, 'everything'),
    // Styles that are newer are written for all who may buy; of code these know the same syntax.
    cssTarget: oldestBrowsers(import.meta.dirname, 'buying'),
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    manifest: !isSsrBuild,
    // The server serves public/ from the client's folder.
    copyPublicDir: !isSsrBuild,
    // What judges passwords is lists of words; what pages weigh has its own bar (bench/weight.ts).
    chunkSizeWarningLimit: 800,
    modulePreload: false,
    // Slower than the built-in one, and most of a kilobyte smaller once compressed: every visitor saves what one build costs.
    minify: isSsrBuild ? false : 'terser',
    terserOptions: firstRound,
    // All of it is a few kilobytes: one file, which is cut once it is whole, and no page waits for its own.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild
      ? { checks, output: { assetFileNames } }
      : {
          checks,
          // Components read stores by `useKnown`: what would make them follow signals by themselves is left out.
          treeshake: {
            moduleSideEffects: [{ test: /node_modules\/@preact\/signals-react\//, sideEffects: false }],
          },
          // It would take the bundler's own helpers out of the app, into a file more on every page.
          experimental: { chunkOptimization: false },
          output: {
            codeSplitting: { groups: chunksByImports(import.meta.dirname) },
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            assetFileNames,
          },
        },
  },
}));
