/** PhotoSwipe writes the signs on its buttons as markup, which a page takes only from a policy (decision 0026). */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const policy = fileURLToPath(new URL('../src/browser/trusted-types.ts', import.meta.url));
const written = /\.innerHTML = ([^;]+);/g;

/** One for what lies in a button, one for a slide that is no picture. */
const places = 2;

export const trustedSigns: Plugin = {
  name: 'trusted-signs',
  apply: 'build',
  transform: {
    filter: { id: /photoswipe\.esm\.js$/ },
    handler(code) {
      const found = code.match(written)?.length;
      if (found !== places) throw new Error(`PhotoSwipe writes markup in ${found} places, not in ${places}.`);
      const passed = code.replace(written, '.innerHTML = trustedSign($1);');
      return { code: `import { trustedSign } from ${JSON.stringify(policy)};\n${passed}`, map: null };
    },
  },
};
