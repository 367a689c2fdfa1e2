/** What people share with the installed shop, a message about a part as a rule, becomes a search. */
import { searchQueryMaxLength } from './constants.ts';
import { normalizePartNumber } from './part-number.ts';

/** Where it arrives, without the language prefix; and with it. */
export const sharePath = '/share';
const sharedAt = /^(\/en)?\/share\/?$/;

/** More than this of a text is not looked at. */
const readAtMost = 2_000;

/** Fewer signs, or fewer digits among them, are a model, an engine or a price rather than a part. */
const numberMinLength = 7;
const numberMinDigits = 5;

const address = /(?:https?:\/\/|www\.)\S+/gi;
const mobilePhone = /(?:(?:\+|\b00)39 ?)?\b3\d\d[ .-]?\d{3}[ .-]?\d{4}\b/g;
const marksAround = /^[^\p{L}\d]+|[^\p{L}\d]+$/gu;

/** A number, or a group of one that is written with blanks. */
const group = /^[a-z]{0,3}\d[\da-z]*([./-][\da-z]+)*$/i;
/** Figures that stand for themselves: a day, litres, a year. */
const otherFigure = /^(\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d[.,]\d|(19|20)\d\d)$/;

/** `text`, `title` and `url`, as the manifest names them: a `URLSearchParams`. */
type Shared = { get(name: string): string | null };

/**
 * The query for what was shared: the part's number where there is one among the words, else the words without addresses. Of a page,
 * which comes with its address, the title is searched for; without one it counts only where there are no words.
 *
 * @returns not longer than a query may be; empty when nothing helps
 */
export function sharedQuery(shared: Shared): string {
  const given = shared.get('text') ?? '';
  const [text, title] = [withoutAddresses(given), withoutSite(shared.get('title') ?? '')];
  // What comes with a page is a greeting as a rule ("look what I found"): the page is about what its title says.
  const isPage = title !== '' && (shared.get('url') || text !== given.trim());
  const said = isPage ? [title, text] : [text || title];
  const query =
    said.map((words) => numberIn(wordsOf(words.replace(mobilePhone, ' ')))).find(Boolean) ??
    wordsOf(said[0] ?? '').join(' ');
  if (query.length <= searchQueryMaxLength) return query;
  // Between two words; a cut through a sign outside of Unicode's first plane would leave half of it.
  return query
    .slice(0, searchQueryMaxLength)
    .replace(/\s\S*$/, '')
    .toWellFormed();
}

/**
 * Where a shared text leads: the search for it, in the language of the address it came to. The path is spelled here and not
 * taken from the route table, since the service worker carries this file; a test compares the two.
 *
 * @returns undefined for any other address
 */
export function sharedHref(pathname: string, shared: Shared): string | undefined {
  const found = sharedAt.exec(pathname);
  if (!found) return undefined;
  const query = sharedQuery(shared);
  return `${found[1] ?? ''}/search/${query && `?query=${encodeURIComponent(query)}`}`;
}

const withoutAddresses = (text: string): string =>
  text.slice(0, readAtMost).normalize('NFKC').replace(address, ' ').trim();

/** Titles of pages end with the name of the site. */
const withoutSite = (title: string): string => title.slice(0, readAtMost).replace(/ [-–|·] [^-–|·]*$/, '');

const wordsOf = (text: string): string[] =>
  text
    .split(/\s+/)
    .map((word) => word.replace(marksAround, ''))
    .filter((word) => word !== '');

/** The first part's number among words, with the letters that belong to it: `A 451 823 49 35`, `1T9 631 110 G`. */
function numberIn(words: readonly string[]): string | undefined {
  for (let from = 0; from < words.length; from += 1) {
    let to = from;
    while (isGroup(words[to])) to += 1;
    if (to === from) continue;
    const groups = words.slice(from, to);
    const revision = /^[A-Z]{1,2}$/.test(words[to] ?? '') ? words.slice(to, to + 1) : [];
    const whole = groups.find((one) => isNumber([one]));
    if (whole !== undefined) return [whole, ...(whole === groups.at(-1) ? revision : [])].join(' ');
    // Of a `Golf 5` before it, the 5 is no part of the number.
    const rest = /^[1-9]$/.test(groups[0] ?? '') && isNumber(groups.slice(1)) ? groups.slice(1) : groups;
    const maker = /^[AN]$/.test(words[from - 1] ?? '') ? words.slice(from - 1, from) : [];
    if (isNumber(rest)) return [...maker, ...rest, ...revision].join(' ');
    from = to;
  }
  return undefined;
}

const isGroup = (word: string | undefined): boolean =>
  word !== undefined && group.test(word) && !otherFigure.test(word);

function isNumber(groups: readonly string[]): boolean {
  const key = normalizePartNumber(groups.join(''));
  const digits = key.replace(/\D/g, '').length;
  return key.length >= numberMinLength && digits >= numberMinDigits;
}
