/** What is done to the code of the browser's files once they are made. */
import { minify, type MinifyOptions } from 'terser';
import type { Plugin } from 'vite';

/** The first round, which is Vite's. */
export const firstRound = {
  module: true,
  ecma: 2020,
  compress: { passes: 3 },
  format: { comments: false },
} as const satisfies MinifyOptions;

/** One pass: what more would find, the first round has found. */
const secondRound = { ...firstRound, compress: { passes: 1, hoist_vars: true } };

/**
 * A second round of terser over what Vite's first one made: half a kilobyte less (brotli) of what every visitor loads.
 * Files keep the names that the first round gave them; they stand for the same code.
 */
export function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    enforce: 'post',
    apply: 'build',
    async generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const { code } = await minify(chunk.code, secondRound);
        if (code !== undefined && code.length > 0) chunk.code = code;
      }
    },
  };
}

const hint = '//# allFunctionsCalledOnLoad\n';

/**
 * Nearly everything of the app's own file is called while a page comes alive. Chromium compiles it then beside the page while it
 * loads, instead of in the middle of it, function by function; other browsers pass over the comment.
 * https://v8.dev/blog/explicit-compile-hints
 *
 * @param name of the chunk
 */
export function compileAhead(name: string): Plugin {
  return {
    name: 'compile-ahead',
    enforce: 'post',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunk = Object.values(bundle).find((file) => file.type === 'chunk' && file.name === name);
      if (chunk?.type !== 'chunk') throw new Error(`There is no chunk named ${name}.`);
      chunk.code = hint + chunk.code;
    },
  };
}
