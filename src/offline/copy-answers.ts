/** What the whole catalogue on this device answers, with what this browser has seen beside it: photos and descriptions are not carried. */
import type { ApiAnswer } from '../../domain/api-call.ts';
import { Part, type PartSummary } from '../../domain/contract/parts.ts';
import type { SearchResult } from '../../domain/contract/search.ts';
import type { CopyAnswer } from '../snapshot/protocol.ts';
import { readCache } from './cached-answers.ts';
import { cachedParts, languageOf } from './cached-parts.ts';
import { seenPhotos } from './seen-photos.ts';

/** Asks the copy. @param path of a GET, with its query */
export type AskCopy = (path: string) => Promise<CopyAnswer | undefined>;

/**
 * @param isPassing asked while somebody types
 * @returns undefined where the copy does not know it, or is not whole yet and so may know less than what was seen
 */
export async function copyAnswer(
  path: string,
  ask: AskCopy,
  isPassing = false,
): Promise<ApiAnswer | undefined> {
  const told = await ask(path);
  if (!told?.isWhole) return undefined;
  return {
    status: 200,
    isPublic: false,
    body: await withSeen(path, told.body, isPassing),
    cachedAt: told.asOf,
  };
}

/** The same of a copy that is on its way: there may be more. */
export async function growingCopyAnswer(path: string, ask: AskCopy): Promise<ApiAnswer | undefined> {
  const told = await ask(path);
  return told && { status: 200, isPublic: false, body: told.body, cachedAt: told.asOf, isOf: 'arrived' };
}

async function withSeen(path: string, body: unknown, isPassing: boolean): Promise<unknown> {
  const { pathname } = new URL(path, 'http://shop.invalid');
  if (/^\/api\/parts\/\d+$/.test(pathname)) return pageWithSeen(path, body as Part);
  const isList = Array.isArray(body);
  const parts = isList ? (body as PartSummary[]) : (body as Partial<SearchResult>).parts;
  if (!parts || /^\/api\/(brands|models|categories)$/.test(pathname)) return body;
  const photos = await seenPhotos(languageOf(path), isPassing);
  const shown = parts.map((part) => ({ ...part, image: photos.get(part.id) ?? null }));
  return isList ? shown : { ...(body as SearchResult), parts: shown };
}

/** What of a part the shop alone tells, where its page was opened; else that it is missing. */
async function pageWithSeen(path: string, part: Part): Promise<Part> {
  const pages = (await readCache('parts')).filter(
    (page) => page.path.split('?')[0] === path.split('?')[0] && languageOf(page.path) === languageOf(path),
  );
  const seen = Part.safeParse(pages.at(-1)?.body);
  if (seen.success) {
    const { description, images, image, lowestPrice30d, isKept } = seen.data;
    return { ...part, description, images, image, lowestPrice30d, isKept };
  }
  const listed = (await cachedParts(languageOf(path))).get(part.id);
  return withoutPhotos({ ...part, image: listed?.part.image ?? null });
}

/** Marks a page that lacks what is not carried (`lacksPhotos`). */
const withoutPhotos = (part: Part): Part & { readonly lacksPhotos: true } => ({ ...part, lacksPhotos: true });
