/** What of libraries is changed on the way into the browser. */
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const prefix = '\0as-module:';
/** Who requires React as it is: React itself, and its renderer. */
const requiring = /\/node_modules\/(react|react-dom|scheduler)\//;

/**
 * React is published for `require`: left so, every call in the browser's code goes through an object (`(0, r.useState)(…)`), and
 * every file carries the helper that makes one. Here its functions are named exports, as everybody imports them.
 */
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

type Replacement = { readonly times: number; readonly of: RegExp; readonly by: string };

/** @throws Error where a library is not written as it was when this was */
function replaced(library: string, code: string, { times, of, by }: Replacement): string {
  const found = code.match(of)?.length ?? 0;
  if (found !== times) throw new Error(`${library} has ${of.source} in ${found} places, not in ${times}.`);
  return code.replace(of, by);
}

const policy = fileURLToPath(new URL('../src/browser/trusted-types.ts', import.meta.url));
const written = /\.innerHTML = ([^;]+);/g;

/** One for what lies in a button, one for a slide that is no picture. */
const places = 2;

/** PhotoSwipe writes the signs on its buttons as markup, which a page takes only from a policy (decision 0026). */
export const trustedSigns: Plugin = {
  name: 'trusted-signs',
  apply: 'build',
  transform: {
    filter: { id: /photoswipe\.esm\.js$/ },
    handler(code) {
      const passed = replaced('PhotoSwipe', code, {
        times: places,
        of: written,
        by: '.innerHTML = trustedSign($1);',
      });
      return { code: `import { trustedSign } from ${JSON.stringify(policy)};\n${passed}`, map: null };
    },
  },
};

/** Classes of i18next that the shop has no use for: it hands in its words and a formatter of its own (`src/lib/i18n.ts`). */
const unused = /\nclass (Connector|Formatter)( extends EventEmitter)? \{[^]*?\n\}(?=\n)/g;
const unusedClasses = 2;

/** Of i18next what writes sentences, without what fetches words with queues and repetitions and without formats of its own. */
export const sentencesAlone: Plugin = {
  name: 'sentences-alone',
  apply: 'build',
  transform: {
    filter: { id: /i18next\.js$/ },
    handler: (code) => ({
      code: replaced('i18next', code, { times: unusedClasses, of: unused, by: '\nclass $1$2 {}' }),
      map: null,
    }),
  },
};
