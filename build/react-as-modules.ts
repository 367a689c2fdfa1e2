/**
 * React is published for `require`: left so, every call in the browser's code goes through an object (`(0, r.useState)(…)`), and
 * every file carries the helper that makes one. Here its functions are named exports, as everybody imports them.
 */
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const prefix = '\0as-module:';
/** Who requires React as it is: React itself, and its renderer. */
const requiring = /\/node_modules\/(react|react-dom|scheduler)\//;

export function reactAsModules(isBrowserBuild: boolean): Plugin {
  const load = createRequire(import.meta.url);
  return {
    name: 'react-as-modules',
    enforce: 'pre',
    apply: () => isBrowserBuild,
    resolveId: {
      filter: { id: /^react(\/jsx-runtime)?$/ },
      handler(source, importer = '') {
        return requiring.test(importer) || importer.startsWith(prefix) ? null : prefix + source;
      },
    },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler(id) {
        const name = id.slice(prefix.length);
        const exported = Object.keys(load(name) as object).filter(
          (key) => !key.startsWith('__') && key !== 'default',
        );
        return `import whole from ${JSON.stringify(name)};
          ${exported.map((key) => `export const ${key} = /* @__PURE__ */ (() => whole.${key})();`).join('\n')}
          export default whole;`;
      },
    },
  };
}
