/** One configuration for the browser's code, the page rendering and the service worker. */
import { join } from 'node:path';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { compileAhead } from './build/compile-ahead.ts';
import { codeAfterStyles } from './build/code-after-styles.ts';
import { marksWithoutTraces } from './build/marks-without-traces.ts';
import { packForInstall } from './build/install-pack.ts';
import { firstRound, minifyAgain } from './build/minify-again.ts';
import { reactAsModules } from './build/react-as-modules.ts';
import { textsAsData } from './build/texts-as-data.ts';
import { trustedSigns } from './build/trusted-signs.ts';
import { workerInOneFile } from './build/worker-in-one-file.ts';

const packagesOnEveryPage = [
  'react',
  'react-dom',
  'scheduler',
  'use-sync-external-store',
  'i18next',
  'react-i18next',
  'html-parse-stringify',
  'wouter',
  'regexparam',
  '@preact',
];

/** Floors whose files are on every page, each with the beginnings of those that come later. */
const floorsOnEveryPage = {
  app: 'come-back fetch-ahead keep-catalogue keep-whole offers postman readiness when-lost'.split(' '),
  layouts: [
    'connection-sign',
    'consent',
    'default/(footer|logos|phone-bar|secondary-bar)',
    'frame',
    'offers',
    'small-footer',
  ],
  stores:
    'counting installing new-version owner read-viewed searches-shelf viewed-shelf watch-connection'.split(
      ' ',
    ),
  ui: ['dialog', 'reveal'],
  lib: 'account-calls browser-installing browser-later form google-tag http kept lost-lately network or-kept service-worker taken-up trusted undisturbed use-refused'.split(
    ' ',
  ),
};

const filesOnEveryPage = [
  'src/entry-client',
  'src/components/(later|page-link|price)',
  'src/offline/with-lock',
  'domain/(cart|constants|format|kept-answers|language|money|navigation|problem|routes|written-number)\\.ts',
  'rolldown/runtime',
  'as-module:',
  'vite/preload-helper',
];

const onEveryPage = new RegExp(
  [
    `node_modules/(${packagesOnEveryPage.join('|')})/`,
    ...Object.entries(floorsOnEveryPage).map(([floor, later]) => `src/${floor}/(?!${later.join('|')})`),
    ...filesOnEveryPage,
  ].join('|'),
);

/**
 * The server names what a page needs in its head, and all styles are one file: the code with which Vite
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

/** Which plugin takes how long is worth a look now and then (`npx vite build`), and no warning. */
const checks = { pluginTimings: false };

export default defineConfig(({ command, isSsrBuild, mode }) => ({
  plugins: [
    withoutPreloadHelper,
    marksWithoutTraces,
    reactAsModules(command === 'build' && !isSsrBuild),
    textsAsData(command === 'build' && !isSsrBuild),
    trustedSigns,
    codeAfterStyles,
    react(),
    // Components and hooks that read `.value` of a signal are rendered again when it changes.
    babel({
      include: /src\/.*(\.tsx|\/use-[\w-]+\.ts)$/,
      plugins: [['module:@preact/signals-react-transform', { mode: 'auto' }]],
    }),
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
          globPatterns: ['index.html', 'assets/*.{js,css,svg,json}', 'favicon.svg', 'icons/icon-192.png'],
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
  // Short names: each stands in the page, the styles and the code.
  css: { modules: { generateScopedName: mode === 'development' ? '[name]_[local]' : '[hash:base64:5]' } },
  resolve: {
    // React has it built in; the stand-in for older versions is not shipped.
    alias: [
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
  optimizeDeps: { include: ['@preact/signals-react/runtime'] },
  build: {
    target: 'es2023',
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
    // All of it is a few kilobytes: one file, one request, and no page waits for its own.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild
      ? { checks }
      : {
          checks,
          output: {
            codeSplitting: {
              // What every page needs travels in one file: it compresses better, and arrives in one piece.
              // So does what shows parts, on the pages that do, what is filled in, and what finds.
              groups: [
                { name: 'app', test: onEveryPage },
                { name: 'browser-later', test: /src\/lib\/browser-later\.ts/ },
                // What a page does at rest, registering the worker above all, in one piece with what it needs: on a bad line every file
                // more is one more that has to be asked for again.
                { name: 'at-rest', test: /src\/app\/(readiness|postman)\.ts/ },
                {
                  name: 'form',
                  test: /src\/(lib\/form(-draft|-storage)?\.ts|components\/(new-password|password-field)\/)/,
                },
                {
                  name: 'finding',
                  test: /src\/(components\/(search-box\/(search-input|search-box\.module)|car-choice\/(use-lists|car-of))|lib\/taken-up)\./,
                },
                { name: 'parts', test: /src\/components\/(part-card|part-picture|drawing)\// },
              ],
            },
          },
        },
  },
}));
