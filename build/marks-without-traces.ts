/**
 * React makes some errors when it is loaded, which it throws later as marks and knows by being the same. Where somebody looks on
 * with developer tools, Lighthouse among them, Chromium reads all of the shop's code once more to write down where they were made:
 * 20 ms on a fast machine, 80 on a slow telephone. They are made without that.
 */
import type { Plugin } from 'vite';

const mark = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

export const marksWithoutTraces: Plugin = {
  name: 'marks-without-traces',
  transform: {
    filter: { id: /\/react-dom\/cjs\/react-dom-client\.production\.js$/ },
    handler(code) {
      if (code.match(mark)?.length !== 5)
        this.error('React makes its marks in another way than five errors.');
      return code.replace(mark, '$1 = Object.create(Error.prototype, { message: { value: $2 } })');
    },
  },
};
