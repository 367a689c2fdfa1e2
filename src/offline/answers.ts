/** What the shop would answer, from what this device has of it: asked where no answer came. */
import type { ApiAnswer } from '../../domain/api-call.ts';
import { type Locale, latestPartsCount, similarPartsCount } from '../../domain/constants.ts';
import { SearchQuery } from '../../domain/contract/search.ts';
import { readCached, readCache, type CachedAnswer } from './cached-answers.ts';
import { cachedParts, languageOf } from './cached-parts.ts';
import { cachedList } from './cached-lists.ts';
import { copyAnswer, growingCopyAnswer, type AskCopy } from './copy-answers.ts';
import { oldest, openCachedSearch } from './search/cached-search.ts';

/**
 * @param path of a GET, with its query
 * @param askCopy where the whole catalogue is wanted on this device: it knows more, and mostly later, than what was seen
 * @returns undefined where nothing that is here answers it
 */
export async function answerHere(path: string, askCopy?: AskCopy): Promise<ApiAnswer | undefined> {
  const isList = /^\/api\/(brands|models|categories|cars)\b/.test(path);
  // Lists are cached with the first visit, and are the same.
  if (isList) return (await cachedAnswer(path)) ?? (askCopy && (await copyAnswer(path, askCopy)));
  if (!askCopy) return cachedAnswer(path);
  return (
    (await copyAnswer(path, askCopy)) ??
    // Of what has come so far there is more than of what was seen.
    (path.startsWith('/api/search/') ? await growingCopyAnswer(path, askCopy) : undefined) ??
    (await cachedAnswer(path)) ??
    (await growingCopyAnswer(path, askCopy))
  );
}

async function cachedAnswer(path: string): Promise<ApiAnswer | undefined> {
  const { pathname, searchParams } = new URL(path, 'http://shop.invalid');
  const locale = languageOf(path);
  const [, , name, id, more] = pathname.split('/');
  switch (name) {
    case 'brands':
    case 'models':
    case 'categories':
    case 'cars':
      return answer(await cachedList(name, searchParams, locale));
    case 'search':
      return answer((await readCached('searches', path)) ?? (await search(searchParams, locale)));
    case 'parts':
      if (id === undefined) return answer((await readCached('searches', path)) ?? (await latest(locale)));
      // How many there are nobody can know from some.
      if (id === 'count') return answer(await readCached('searches', path));
      if (!more) return answer(await part(id, locale));
      return answer((await readCached('similar', path)) ?? (await similar(Number(id), locale)));
    default:
      return undefined;
  }
}

type Told = Pick<ApiAnswer, 'body' | 'isOfSeen' | 'isPartial'> & { readonly cachedAt: number };

const answer = (told: Told | undefined): ApiAnswer | undefined =>
  told && { status: 200, isPublic: false, ...told };

async function search(parameters: URLSearchParams, locale: Locale): Promise<Told | undefined> {
  const query = SearchQuery.safeParse(Object.fromEntries(parameters));
  const cached = await openCachedSearch(locale);
  if (!query.success || !cached) return undefined;
  return { body: cached.search(query.data), cachedAt: cached.version, isOfSeen: true };
}

async function latest(locale: Locale): Promise<Told | undefined> {
  const cached = [...(await cachedParts(locale)).values()]
    .filter(({ part }) => part.quantity > 0)
    .toSorted((one, other) => other.part.updatedAt.localeCompare(one.part.updatedAt))
    .slice(0, latestPartsCount);
  return cached.length > 0 ? { body: cached.map(({ part }) => part), cachedAt: oldest(cached) } : undefined;
}

async function similar(id: number, locale: Locale): Promise<Told | undefined> {
  const cached = await openCachedSearch(locale);
  if (!cached) return undefined;
  const found = cached.near(id, similarPartsCount);
  // That none is cached is an answer too: the page of the part waits for no other.
  return { body: found.map(({ part }) => part), cachedAt: found.length > 0 ? oldest(found) : cached.version };
}

/**
 * Its page as it was seen, in the other language rather than not at all, with what a list told later; else what a list told of it.
 */
async function part(id: string, locale: Locale): Promise<Told | undefined> {
  const seen = (await readCache('parts')).filter(({ path }) => path.split('?')[0] === `/api/parts/${id}`);
  const isOwn = ({ path }: CachedAnswer) => languageOf(path) === locale;
  const page = seen.find(isOwn) ?? seen[0];
  const listed = (await cachedParts(locale)).get(Number(id));
  if (!listed) return page;
  if (!page) return { body: listed.part, cachedAt: listed.cachedAt, isPartial: true };
  return listed.cachedAt > page.cachedAt
    ? { body: { ...(page.body as object), ...listed.part }, cachedAt: page.cachedAt }
    : page;
}
