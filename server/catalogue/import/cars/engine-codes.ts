/** Codes of engines, which yards write where the number of a part stands: an engine is known by nothing else. */
import { normalizePartNumber } from '../../../../domain/part-number.ts';
import { engineCodes } from '../../facts/trade-facts.ts';

/** Kinds whose number is their code. */
const engines: ReadonlySet<string> = new Set(['motore-completo', 'motore-semicompleto']);

let codes: ReadonlySet<string> | undefined;

function isEngineCode(text: string): boolean {
  codes ??= new Set(engineCodes().map(normalizePartNumber));
  return codes.has(normalizePartNumber(text));
}

/** @param kind slug. @param numbers of the part, as written. @returns the first that is an engine's code, and the others */
export function partedFromCode(
  kind: string,
  numbers: readonly string[],
): { code: string | null; numbers: readonly string[] } {
  if (!engines.has(kind)) return { code: null, numbers };
  const code = numbers.find(isEngineCode);
  return code === undefined
    ? { code: null, numbers }
    : { code, numbers: numbers.filter((number) => number !== code) };
}

/** In brackets or behind its word: `motore BXE`, `(Z19DT)`; of letters alone only behind it. */
const beside =
  /(?:(?<![\p{L}])(?:motore|motor|engine|moteur|mot\.)\s+|\((?=\w*\d)(?=\w*[A-Z]))([A-Z0-9]{3,12})(?!\p{L}|\d)/gu;

/** Most titles say none, and are not searched. */
const maySayEngine = /\(|mot|engine/;

/** The engine's code that a title says: of an engine any word of it, of other pieces what stands beside it. */
export function engineCodeIn(kind: string, title: string): string | null {
  if (engines.has(kind))
    return partedFromCode(
      kind,
      title.split(/[\s,;()/]+/).filter((word) => /^[A-Z0-9]{3,12}$/.test(word) && !/^\d{1,5}$/.test(word)),
    ).code;
  if (!maySayEngine.test(title)) return null;
  const named = [...title.matchAll(beside)].map(([, code = '']) => code);
  return named.find((code) => isEngineCode(code)) ?? null;
}
