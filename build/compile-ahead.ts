/**
 * Nearly everything of the app's own file is called while a page comes alive. Chromium compiles it then beside the page while it
 * loads, instead of in the middle of it, function by function; other browsers pass over the comment.
 * https://v8.dev/blog/explicit-compile-hints
 */
import type { Plugin } from 'vite';

const hint = '//# allFunctionsCalledOnLoad\n';

/** @param name of the chunk */
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
