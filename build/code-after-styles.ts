/**
 * A page is there before its code: what has to come first is the HTML and its styles. On a slow line the code would take half of
 * it from them, and the first sight of a page comes a second earlier without. What every page needs is the largest file, so of
 * the code it is asked for first: a browser has six connections, and what takes longest should not wait for one.
 */
import type { Plugin } from 'vite';

const script = '<script type="module"';
const files = /<script type="module".*<\/script>\s*|<link rel="stylesheet".*>\s*/g;
/** Where the server names what the page needs beside them. */
const head = '<!--head-->';

export const codeAfterStyles: Plugin = {
  name: 'code-after-styles',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const [code, styles, ...others] = html.match(files) ?? [];
      if (!code?.startsWith(script) || !styles || others.length > 0)
        throw new Error('The page has not one file of code and one of styles to come first.');
      const early = styles + code.replace(script, `${script} fetchpriority="low"`);
      return html.replace(files, '').replace(head, early + head);
    },
  },
};
