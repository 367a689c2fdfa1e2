/**
 * What is in the built files although the oldest of the promised browsers do not know it (`browserslist` in package.json), and why it
 * may be: it stands behind a question, or is brought to those that lack it. What is not used any more goes from here.
 */

const brought = 'brought by src/older/older-builtins.ts';
const library = 'a word of a library’s own, or asked for by it';
const helps = 'an addition: its rule is left out where it is unknown';
const asked = 'asked for before it is used';

export const newerThanPromised: Readonly<Record<string, string>> = {
  toSorted: brought,
  toReversed: brought,
  toSpliced: brought,
  toWellFormed: brought,
  hasOwn: brought,
  findLastIndex: brought,
  groupBy: brought,
  randomUUID: brought,
  showModal: 'brought by src/app/older-browser.ts',
  flatMap: 'of arrays, old; iterators have it lately',
  take: 'a word of the shop’s own; iterators have it lately',
  error: library,
  isError: library,
  isNaN: library,
  load: library,
  resize: library,
  use: library,
  createContext: library,
  getState: library,
  getTextInfo: library,
  skipTransition: 'React’s, for transitions that the shop does not ask it for',
  startViewTransition: asked,
  BroadcastChannel: 'tried (src/browser/tabs.ts)',
  requestSubmit: 'Safari 16; a price that is left is applied by its button before',
  createObjectURL: 'of URL, old; a worker lacks it',
  revokeObjectURL: 'of URL, old; a worker lacks it',
  hidePopover: asked,
  requestClose: asked,
  OffscreenCanvas: asked,
  convertToBlob: 'where there is an OffscreenCanvas',
  TransformStream: 'ky asks for streams of requests before',
  pipeThrough: 'ky asks for streams of requests before',
  throwIfAborted: library,
  createHTML: 'where there are Trusted Types',
  createPolicy: 'where there are Trusted Types',
  createScriptURL: 'where there are Trusted Types',
  ':backdrop': helps,
  ':details-content': helps,
  ':focus-visible': helps,
  ':has': helps,
  ':popover-open': 'within @supports',
  ':view-transition': helps,
  ':view-transition-group': helps,
  ':view-transition-new': helps,
  ':view-transition-old': helps,
  '@container': helps,
  '@page': helps,
  '@starting-style': helps,
};
