/** What judges say and the shop does not follow, each with its reason. What none of them says any more goes from here: it may only shrink. */

type Reasons = Readonly<Record<string, string>>;

export const notFollowed: Readonly<Record<'redocly' | 'vnu' | 'ibm', Reasons>> = {
  redocly: {},
  vnu: {},
  ibm: {},
};
