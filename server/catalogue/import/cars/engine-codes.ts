/** Codes of engines, which yards write where the number of a part stands: an engine is known by nothing else. */
import { normalizePartNumber } from '../../../../domain/part-number.ts';
import { engineCodes } from '../../facts/trade-facts.ts';

/** Kinds whose number is their code. */
const engines: ReadonlySet<string> = new Set(['motore-completo', 'motore-semicompleto']);

let codes: ReadonlySet<string> | undefined;

/** @param kind slug. @param numbers of the part, as written. @returns the first that is an engine's code, and the others */
export function partedFromCode(
  kind: string,
  numbers: readonly string[],
): { code: string | null; numbers: readonly string[] } {
  if (!engines.has(kind)) return { code: null, numbers };
  codes ??= new Set(engineCodes().map(normalizePartNumber));
  const code = numbers.find((number) => codes?.has(normalizePartNumber(number)));
  return code === undefined
    ? { code: null, numbers }
    : { code, numbers: numbers.filter((number) => number !== code) };
}

/** The first word of a title that is an engine's code. */
export function engineCodeIn(kind: string, title: string): string | null {
  return partedFromCode(
    kind,
    title.split(/[\s,;()/]+/).filter((word) => /^[A-Z0-9]{3,12}$/.test(word) && !/^\d{1,5}$/.test(word)),
  ).code;
}
