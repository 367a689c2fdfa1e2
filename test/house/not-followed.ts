/** What judges say and the shop does not follow, each with its reason. What none of them says any more goes from here: it may only shrink. */

type Reasons = Readonly<Record<string, string>>;

export const notFollowed: Readonly<Record<'redocly' | 'vnu', Reasons>> = {
  redocly: {},
  vnu: {
    'A “link” element with a “blocking” attribute must have a “rel” attribute':
      'HTML has it for `rel=expect` too: a page is painted once it is read whole (decision 0015)',
    'The “sizes” attribute value starting with “auto” is only valid for lazy-loaded images':
      'these are: the checker looks for `loading` at the source, which HTML has at the picture',
  },
};
