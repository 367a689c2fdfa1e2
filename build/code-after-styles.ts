/**
 * A page is there before its code: what has to come first is the HTML and its styles. On a slow line the code would take half of
 * it from them, and the first sight of a page comes a second earlier without.
 */
import type { Plugin } from 'vite';

const script = '<script type="module"';

export const codeAfterStyles: Plugin = {
  name: 'code-after-styles',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      if (!html.includes(script)) throw new Error('The page has no code to come later.');
      return html.replace(script, `${script} fetchpriority="low"`);
    },
  },
};
