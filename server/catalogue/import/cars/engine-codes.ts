/** Codes of engines, which yards write where the number of a part stands, and at the end of titles: an engine is known by nothing else. */
import { slugOf } from '../../../../domain/fold.ts';
import { normalizePartNumber } from '../../../../domain/part-number.ts';
import { stampedEngines } from '../../facts/trade-facts.ts';
import { remembering } from '../remembering.ts';

/** Kinds whose number is their code. */
const engines: ReadonlySet<string> = new Set(['motore-completo', 'motore-semicompleto']);

/** Litres of each code, by make and for all makes together. */
type Codes = ReadonlyMap<string, ReadonlySet<string>>;
let byMake: ReadonlyMap<string, Codes> | undefined;
let all: Codes | undefined;

const shortened = /^(?:\d[A-Z]{2}(?=-)|[A-Z]\d[A-Z](?= )|O?M\d{3}(?=\.))/;

const codesOf = (rows: ReturnType<typeof stampedEngines>): Codes => {
  const codes = new Map<string, Set<string>>();
  for (const { code, name } of rows)
    // `1KR` is short for `1KR-FE`, `D7F` for `D7F 702`, `OM651` for `OM651.911`.
    for (const one of [code, shortened.exec(code)?.[0] ?? '']) {
      const key = normalizePartNumber(one);
      if (key === '') continue;
      codes.set(key, (codes.get(key) ?? new Set()).add(/^\d[.,]\d/.exec(name)?.[0] ?? ''));
    }
  return codes;
};

const everyCode = (): Codes => (all ??= codesOf(stampedEngines()));

const codesOfMake = remembering((make: string): Codes | undefined => {
  byMake ??= new Map(
    [...Map.groupBy(stampedEngines(), (row) => slugOf(row.make))].map(([slug, rows]) => [
      slug,
      codesOf(rows),
    ]),
  );
  return byMake.get(slugOf(make));
});

/** Short for something else in titles, though engines of Volkswagen are called so. */
const otherwiseUsed: ReadonlySet<string> = new Set(
  'ABS ACC ADR AFS AGR AHK AMG APS ASR ARM ART AUX AHL ALU ASM AVS BAR BAT BUS CAN'.split(' '),
);

/** Whether an engine is stamped so. */
export const isEngineCode = (text: string): boolean =>
  !otherwiseUsed.has(text) && everyCode().has(normalizePartNumber(text));

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

/** In brackets or behind its word: `motore BXE`, `mot. CAYC`, `(Z19DT)`; of letters alone only behind it. */
const beside =
  /(?:(?<![\p{L}])(?:[Mm]otore|MOTORE|[Mm]otor|MOTOR|[Ee]ngine|ENGINE|[Mm]oteur|MOTEUR|[Ss]ilnik|SILNIK|[Vv]ariklis|VARIKLIS|[Mm]ot\.|MOT\.|MKB|[Mm]kb|[Ss]igla|SIGLA)[\s:]+|\((?=\w*\d)(?=\w*[A-Z]))(\d{3}\.\d{3}(?!\s?[Kk][Mm])|[A-Z0-9]{3,12})(?!\p{L}|\d)/gu;

/** Most texts say none, and are not searched. */
const maySayEngine = /\(|mot|engine|silnik|variklis|mkb|sigla/i;

const wholeCode = /^(?=.*[A-Z.])[A-Z0-9]{2,}(?:[.-][A-Z0-9]+)*$/;

/** `motore 611.962`, of a group that Mercedes-Benz builds. */
const isOfMercedes = (text: string): boolean => {
  const [, group] = /^(\d{3})\.\d{3}$/.exec(text) ?? [];
  return group !== undefined && (isEngineCode(`OM${group}`) || isEngineCode(`M${group}`));
};

/** Renault's are known by their index as well: `K9K 722`. */
const withIndex = (code: string, text: string): string =>
  /^[A-Z]\d[A-Z]$/.test(code)
    ? (new RegExp(`(?<![A-Z\\d])${code}[ -]\\d{3}(?![\\d.,])`).exec(text)?.[0] ?? code)
    : code;

/** What stands for an engine in a text: behind its word, or in brackets. */
export const announcedEngine = remembering((text: string): string | null => {
  if (!maySayEngine.test(text)) return null;
  const named = [...text.matchAll(beside)].map(([, code = '']) => code);
  const known = named.find(isEngineCode) ?? named.find(isOfMercedes);
  return known === undefined ? null : withIndex(known, text);
});

/**
 * The engine's code that a title says: of an engine any word that is one, of other pieces what stands beside its word, or a code of the
 * car's own make.
 *
 * @param make name of the car's; empty where it is not known
 * @param ofCar words that name the car
 */
export function engineCodeIn(
  kind: string,
  title: string,
  make: string,
  ofCar: () => ReadonlySet<string> = () => new Set(),
): string | null {
  const words = title.split(/[\s,;()/]+/).filter((word) => word.length >= 3 && word.length <= 12);
  if (engines.has(kind)) {
    const { code } = partedFromCode(
      kind,
      words.filter((word) => wholeCode.test(word)),
    );
    if (code !== null) return withIndex(code, title);
  }
  const announced = announcedEngine(title);
  if (announced !== null) return announced;
  const codes = make === '' ? undefined : codesOfMake(make);
  if (!codes) return null;
  const litres = /(?<![\d.,])(\d)[.,](\d)(?![\d])/.exec(title);
  const said = litres ? `${litres[1]}.${litres[2]}` : '';
  const found =
    words.find((word) => {
      if (!wholeCode.test(word) || otherwiseUsed.has(word)) return false;
      const known = codes.get(normalizePartNumber(word));
      if (!known || ofCar().has(word.toLowerCase())) return false;
      // Letters alone are anything, but for the engine of so many litres; so is `V12`.
      return (/\d/.test(word) && word.length > 3) || (said !== '' && known.has(said));
    }) ?? null;
  return found === null ? null : withIndex(found, title);
}
