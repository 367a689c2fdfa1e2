/** The parts that lie in this browser's caches, each once and as it was told last. Nothing there is believed unread. */
import * as z from 'zod/mini';
import { Part, PartSummary } from '../../domain/contract/parts.ts';
import type { Locale } from '../../domain/constants.ts';
import { readCache, type CachedAnswer } from './cached-answers.ts';

export type CachedPart = {
  readonly part: PartSummary;
  readonly cachedAt: number;
  /** Models it fits, where its own page was seen; else only the donor car's is known. */
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

export const languageOf = (path: string): Locale => (/[?&]lang=en(&|$)/.test(path) ? 'en' : 'it');

function partsIn({ body, cachedAt }: CachedAnswer): CachedPart[] {
  const whole = Part.safeParse(body);
  if (whole.success) {
    const { availableFor, models } = whole.data;
    return [{ part: whole.data, cachedAt, modelIds: [...models, ...availableFor].map(({ id }) => id) }];
  }
  const found = Found.safeParse(body);
  const rows = found.success ? found.data.parts : Array.isArray(body) ? body : [];
  return rows.flatMap((row) => {
    const summary = PartSummary.safeParse(row);
    return summary.success
      ? [{ part: summary.data, cachedAt, modelIds: summary.data.models.map(({ id }) => id) }]
      : [];
  });
}
