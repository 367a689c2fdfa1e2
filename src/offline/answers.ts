/** What the shop would answer, from what this device has of it: asked where no answer came. */
import type { ApiAnswer } from '../../domain/api-call.ts';
import { type Locale, latestPartsCount, similarPartsCount } from '../../domain/constants.ts';
import { SearchQuery, type SearchResult } from '../../domain/contract/search.ts';
import { replacementsOf } from '../../domain/replacements.ts';
import { readCached, readCache, type CachedAnswer } from './cached-answers.ts';
import { cachedParts, languageOf, oldest } from './cached-parts.ts';
import { cachedList } from './cached-lists.ts';
import { copyAnswer, growingCopyAnswer, type AskCopy } from './copy-answers.ts';
import { openSeen } from './seen-catalogue.ts';
import type { Seen } from '../snapshot/seen-catalogue.ts';

/** Searches what was seen as the shop searches its catalogue. @returns the body; undefined where its code cannot be had */
export type AskSeen = (path: string, seen: Seen) => Promise<unknown>;

/**
 * @param path of a GET, with its query
 * @param askCopy where the whole catalogue is wanted on this device: it knows more, and mostly later, than what was seen
 * @param isPassing asked while somebody types
 * @returns undefined where nothing that is here answers it
 */
export async function answerHere(
  path: string,
  askSeen: AskSeen,
  askCopy?: AskCopy,
  isPassing = false,
): Promise<ApiAnswer | undefined> {
  const isList = /^\/api\/(brands|models|categories|cars)\b/.test(path);
  // Lists are cached with the first visit, and are the same.
  if (isList) return (await cachedAnswer(path, askSeen)) ?? (askCopy && (await copyAnswer(path, askCopy)));
  if (!askCopy) return cachedAnswer(path, askSeen);
  return (
    (await copyAnswer(path, askCopy, isPassing)) ??
    // Of what has come so far there is more than of what was seen.
    (path.startsWith('/api/search/') ? await growingCopyAnswer(path, askCopy) : undefined) ??
    (await cachedAnswer(path, askSeen)) ??
    (await growingCopyAnswer(path, askCopy))
  );
}

async function cachedAnswer(path: string, askSeen: AskSeen): Promise<ApiAnswer | undefined> {
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
      return answer(
        (await readCached('searches', path)) ?? (await search(path, searchParams, locale, askSeen)),
      );
    case 'parts':
      if (id === undefined) return answer((await readCached('searches', path)) ?? (await latest(locale)));
      // How many there are nobody can know from some.
      if (id === 'count') return answer(await readCached('searches', path));
      if (!more) return answer(await part(id, locale));
      if (more === 'same-car')
        return answer((await readCached('similar', path)) ?? (await nothingKnown(locale)));
      return answer((await readCached('similar', path)) ?? (await similar(Number(id), locale)));
    default:
      return undefined;
  }
}

type Told = Pick<ApiAnswer, 'body' | 'isOf' | 'isPartial'> & { readonly cachedAt: number };

const answer = (told: Told | undefined): ApiAnswer | undefined =>
  told && { status: 200, isPublic: false, ...told };

async function search(
  path: string,
  parameters: URLSearchParams,
  locale: Locale,
  ask: AskSeen,
): Promise<Told | undefined> {
  const query = SearchQuery.safeParse(Object.fromEntries(parameters));
  const seen = await openSeen(locale);
  if (!query.success || !seen) return undefined;
  let found = (await ask(path, seen.toSearch)) as SearchResult | undefined;
  if (found && found.total > 0 && found.parts.length === 0) {
    // A page that only the shop has: the last one that is here.
    parameters.set('page', String(Math.ceil(found.total / query.data.limit)));
    found = (await ask(`${path.split('?')[0]}?${parameters.toString()}`, seen.toSearch)) as SearchResult;
  }
  if (!found) return undefined;
  const parts = found.parts.flatMap(({ id }) => seen.parts.get(id)?.part ?? []);
  return { body: { ...found, parts }, cachedAt: oldest([...seen.parts.values()]), isOf: 'seen' };
}

async function latest(locale: Locale): Promise<Told | undefined> {
  const cached = [...(await cachedParts(locale)).values()]
    .filter(({ part }) => part.quantity > 0)
    .toSorted((one, other) => other.part.updatedAt.localeCompare(one.part.updatedAt))
    .slice(0, latestPartsCount);
  return cached.length > 0 ? { body: cached.map(({ part }) => part), cachedAt: oldest(cached) } : undefined;
}

/** That none is cached is an answer too: the page of the part waits for no other. */
async function similar(id: number, locale: Locale): Promise<Told | undefined> {
  const cached = await cachedParts(locale);
  if (cached.size === 0) return undefined;
  const own = cached.get(id);
  if (!own) return nothingKnown(locale);
  const candidates = [...cached.values()]
    .filter(
      ({ part, modelIds }) =>
        modelIds.some((model) => own.modelIds.includes(model)) || part.serialNumber === own.part.serialNumber,
    )
    .toSorted((one, other) => other.part.updatedAt.localeCompare(one.part.updatedAt))
    .map(({ part, cachedAt }) => ({ ...part, cachedAt }));
  const found = replacementsOf(own.part, candidates, similarPartsCount);
  return {
    body: found.map(({ cachedAt: _cachedAt, ...part }) => part),
    cachedAt: oldest(found.length > 0 ? found : [...cached.values()]),
  };
}

/** Which car a part came from no list tells: that none is known is an answer too, and the page of the part waits for no other. */
async function nothingKnown(locale: Locale): Promise<Told | undefined> {
  const cached = [...(await cachedParts(locale)).values()];
  return cached.length > 0 ? { body: [], cachedAt: oldest(cached) } : undefined;
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
