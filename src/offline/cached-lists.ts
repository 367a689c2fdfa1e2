/** The lists of the catalogue as this browser has cached them: whole ones answer for what was asked narrower. */
import type { Locale } from '../../domain/constants.ts';
import type { Category, Model } from '../../domain/contract/catalogue.ts';
import { narrowCategories } from '../../domain/narrow-categories.ts';
import { readCache, type CachedAnswer } from './cached-answers.ts';
import { languageOf } from './cached-parts.ts';

type ListName = 'brands' | 'models' | 'categories' | 'cars';

/** What narrows a list. */
const narrowing = { brands: [], models: ['brand'], categories: ['only'], cars: [] } as const;

/** @returns undefined where neither the list nor the whole of it is cached, in any language */
export async function cachedList(
  name: ListName,
  asked: URLSearchParams,
  locale: Locale,
): Promise<CachedAnswer | undefined> {
  const cached = (await readCache('lists')).filter(({ path }) => path.split('?')[0] === `/api/${name}`);
  const parametersOf = ({ path }: CachedAnswer) => new URLSearchParams(path.split('?')[1]);
  const isAsked = (answer: CachedAnswer) =>
    narrowing[name].every((parameter) => parametersOf(answer).get(parameter) === asked.get(parameter));
  const isWhole = (answer: CachedAnswer) =>
    narrowing[name].every((parameter) => !parametersOf(answer).has(parameter));

  const byLanguage = cached.toSorted(
    (one, other) => Number(languageOf(other.path) === locale) - Number(languageOf(one.path) === locale),
  );
  const exact = byLanguage.find((answer) => isAsked(answer) && languageOf(answer.path) === locale);
  const whole = byLanguage.find(isWhole);
  return (
    exact ?? (whole && { ...whole, body: narrowed(name, whole.body, asked) }) ?? byLanguage.find(isAsked)
  );
}

function narrowed(name: ListName, body: unknown, asked: URLSearchParams): unknown {
  const [brand, only] = [asked.get('brand'), asked.get('only')?.split(',')];
  if (name === 'models' && brand !== null)
    return (body as Model[]).filter(({ brandId }) => String(brandId) === brand);
  if (name === 'categories' && only) return narrowCategories(body as Category[], only);
  return body;
}
