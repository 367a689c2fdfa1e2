/** The parts that lie in this browser's caches, each once and as it was told last. Nothing there is believed unread. */
import * as z from 'zod/mini';
import { Part, PartSummary } from '../../domain/contract/parts.ts';
import type { Locale } from '../../domain/constants.ts';
import { readCache, type CachedAnswer } from './cached-answers.ts';

export type CachedPart = {
  readonly part: PartSummary;
  readonly cachedAt: number;
  /** The donor car's model, and those that it fits. */
  readonly modelIds: readonly number[];
};

const Found = z.object({ parts: z.array(z.unknown()) });

/** @param locale whose words come first; a part that was seen in the other language alone is shown in that */
export async function cachedParts(locale: Locale): Promise<Map<number, CachedPart>> {
  const answers = await Promise.all((['searches', 'similar', 'parts'] as const).map(readCache));
  const told = answers
    .flat()
    .flatMap((answer) =>
      partsIn(answer).map((cached) => ({ ...cached, isOwn: languageOf(answer.path) === locale })),
    );
  const parts = new Map<number, CachedPart>();
  // What is put later stands: the reader's language before the other, and of that the latest.
  for (const { isOwn: _isOwn, ...cached } of told.toSorted(
    (one, other) => Number(one.isOwn) - Number(other.isOwn) || one.cachedAt - other.cachedAt,
  )) {
    const before = parts.get(cached.part.id);
    const modelIds = [...new Set([...(before?.modelIds ?? []), ...cached.modelIds])];
    parts.set(cached.part.id, { ...cached, modelIds });
  }
  return parts;
}

/** When the oldest of some parts was told: nothing in an answer made from them is older. */
export const oldest = (parts: readonly Pick<CachedPart, 'cachedAt'>[]): number =>
  Math.min(...parts.map(({ cachedAt }) => cachedAt));

export const languageOf = (path: string): Locale => (/[?&]lang=en(&|$)/.test(path) ? 'en' : 'it');

function partsIn({ body, cachedAt }: CachedAnswer): CachedPart[] {
  const whole = Part.safeParse(body);
  if (whole.success) {
    return [{ part: whole.data, cachedAt, modelIds: modelsOf(whole.data) }];
  }
  return rowsIn(body).flatMap((row) => {
    const summary = PartSummary.safeParse(row);
    return summary.success ? [{ part: summary.data, cachedAt, modelIds: modelsOf(summary.data) }] : [];
  });
}

/** The parts that an answer tells: those of a list or of a search; what is neither may be one itself. */
export function rowsIn(body: unknown): readonly unknown[] {
  const found = Found.safeParse(body);
  if (found.success) return found.data.parts;
  return Array.isArray(body) ? body : [body];
}

const modelsOf = ({ models, fits }: PartSummary): number[] => [...models, ...fits].map(({ id }) => id);
