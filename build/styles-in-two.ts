/** The shop's styles as two files: the first with the page, the other behind it (decision 0127). */
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { moduleOfClass } from './class-names.ts';
import { cutStyles, modulesOfFirstPages } from './later-styles.ts';

const sheet = /<link rel="stylesheet"[^>]*>/;

/** @param root folder of the project */
export function stylesInTwo(root: string): Plugin {
  const moduleOf = moduleOfClass(root);
  return {
    name: 'styles-in-two',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      const page = bundle['index.html'];
      const styles = Object.values(bundle).find(({ fileName }) => /\/style-[^/]+\.css$/.test(fileName));
      if (page?.type !== 'asset' || styles?.type !== 'asset')
        throw new Error('The build has no page, or no styles of it, to be cut in two.');
      const first = modulesOfFirstPages(root, join(root, 'src/entry-client.tsx'), this);
      const cut = cutStyles(String(styles.source), (name) => {
        const module = moduleOf(name);
        return module !== undefined && !first.has(join(root, module));
      });
      styles.source = cut.first;
      const later = this.emitFile({ type: 'asset', name: 'later.css', source: cut.later });
      page.source = String(page.source).replace(
        sheet,
        `$&<link rel="stylesheet" data-later crossorigin href="/${this.getFileName(later)}">`,
      );
    },
  };
}
