/** Engines by what people call them: `1.9 tdi`, `1.3 mjt`, `2.0 hdi`. Parts bear the code of their car's engine. */
import { fold, wordsOf } from '../../fold.ts';

/** Trade names, each with how else it is written. */
const tradeNames: Readonly<Record<string, readonly string[]>> = {
  multijet: ['mjt', 'mjet', 'multijet', 'jtdm'],
  jtd: ['jtd'],
  jtdm: ['jtdm', 'mjt', 'multijet'],
  tdi: ['tdi'],
  sdi: ['sdi'],
  tsi: ['tsi'],
  fsi: ['fsi'],
  tfsi: ['tfsi'],
  hdi: ['hdi', 'bluehdi'],
  dci: ['dci'],
  cdti: ['cdti'],
  crdi: ['crdi'],
  crd: ['crd'],
  tdci: ['tdci'],
  cdi: ['cdi'],
  twinair: ['twinair'],
  firefly: ['firefly'],
  multiair: ['multiair'],
  ecoboost: ['ecoboost'],
  vvti: ['vvti', 'vvt'],
  d4d: ['d4d'],
  puretech: ['puretech'],
  tce: ['tce'],
  gdi: ['gdi', 'tgdi'],
  fire: ['fire'],
};

/** Volvo's and others' short names, which are other things' too: `d5`, `t5`. They count beside a car of that maker. */
const shortName = /^[dt][2-8]$/;
const carWithShortNames = /^(?:volvo|(?:v|s|c|xc)\d0)$/;
const written = new Map<string, Set<string>>();
for (const [name, ways] of Object.entries(tradeNames))
  for (const way of ways) written.set(way, (written.get(way) ?? new Set()).add(name));

type Engine = {
  readonly code: string;
  readonly litres: string | undefined;
  readonly names: readonly string[];
  readonly fuel: string;
  /** Undefined where the table does not say it. */
  readonly kw: number | undefined;
};

export type EngineAsked = {
  /** Codes as the words of the index have them, each a phrase. */
  readonly codes: readonly (readonly string[])[];
  /** As it is asked for: `1.9 tdi`. */
  readonly text: string;
  /** Words of the query that name it. */
  readonly words: ReadonlySet<string>;
};

// What looks back would keep Safari before 16.4 from the whole file.
const displacement = /(?:^|[^\d.,])([0-6])[.,](\d)\d?(?![\d.,])/;
/** What stands in names of engines and is a part as well. */
const partsInNames: ReadonlySet<string> = new Set(['turbo', 'motore', 'engine', 'compressor', 'compressore']);
/** `2.0d`, `1.8i`: what everybody writes behind it, and no name. */
const letterBehind = /(\d[.,]\d)\s?([di])(?![a-z])/g;
/** Cubic centimetres before a trade name: `1900 tdi`, Smart's `800 cdi`. Other numbers there are models: `307 hdi`, `5008 hdi`. */
const cubicCentimetres = new RegExp(
  `\\b([1-6]\\d00|[6-9][05]0)(?=\\s+(?:${Object.values(tradeNames).flat().join('|')}|cc)\\b)`,
  'g',
);
const inLitres = (cubic: string): string => (Number(cubic) / 1000).toFixed(1);
/** What a maker calls the family: `n47` of N47D20. */
const family = /^[a-z]\d{2}$/;

/** An engine as the tables of facts have it. */
export type EngineFact = Readonly<Record<'code' | 'name' | 'fuel' | 'kw', string>>;

export type EngineNames = {
  /** @returns undefined where no engine is named, or none that is known */
  asked(query: string): EngineAsked | undefined;
};

/** @param facts asked for once, when a query first may name an engine */
export function createEngineNames(facts: () => readonly EngineFact[]): EngineNames {
  let known: readonly Engine[] | undefined;
  return { asked: (query) => engineAsked(query, () => (known ??= facts().map(toEngine))) };
}

function toEngine({ code, name, fuel, kw }: EngineFact): Engine {
  const [, whole, tenth] = displacement.exec(name) ?? [];
  return {
    code,
    litres: whole && `${whole}.${tenth}`,
    names: wordsOf(name.replaceAll('-', '')),
    fuel,
    kw: Number(kw) || undefined,
  };
}

/** Metric horsepower to kilowatts, and how far what people round may be off. */
const kwOfHorse = 0.7355;
const powerSlack = 1.5;

/** The power that is asked for, and the word it is typed as once it is spelled out. */
function powerIn(text: string): { readonly kw: number; readonly word: string } | undefined {
  const [, digits = '', unit = ''] = /\b(\d{2,3})\s?(cv|kw|hp|ps)\b/.exec(text) ?? [];
  if (!digits) return undefined;
  return { kw: Number(digits) * (unit === 'kw' ? 1 : kwOfHorse), word: digits + unit };
}

/** `188A4.000` is stamped so, and written `188A4000` by many; `TU9/C1A` is both the family and the code. */
const waysToWrite = (code: string): string[] =>
  [code, ...code.split('/')].flatMap((one) => [one, one.replaceAll(/[.\s-]/g, '')]);

/** Words right behind a displacement with which engines of that size are called: `1.6 twin spark`. */
function namedBehind(words: readonly string[], litres: string, sized: readonly Engine[]): string[] {
  const [whole, tenth] = litres.split('.');
  const at = words.findIndex((word, nth) => word === whole && words[nth + 1] === tenth) + 2;
  const behind: string[] = [];
  for (const word of words.slice(at)) {
    if (
      partsInNames.has(word) ||
      !/^[a-z]{3,}$/.test(word) ||
      !sized.some(({ names }) => names.includes(word))
    )
      break;
    behind.push(word);
  }
  return behind;
}

const isOfFamily = ({ code }: Engine, word: string): boolean => code.toLowerCase().startsWith(word);

function engineAsked(query: string, engines: () => readonly Engine[]): EngineAsked | undefined {
  const typed = fold(query).replaceAll(/([a-z])-(?=[a-z0-9])/g, '$1');
  const sized = typed.replaceAll(cubicCentimetres, (cubic) => inLitres(cubic));
  const letters = [...sized.matchAll(letterBehind)].flatMap(([, , letter]) => letter ?? []);
  const text = sized.replaceAll(letterBehind, '$1 ');
  const words = wordsOf(text);
  const [all, whole, tenth] = displacement.exec(text) ?? [];
  const litres = whole && `${whole}.${tenth}`;
  const isShort = (word: string) => shortName.test(word) && words.some((one) => carWithShortNames.test(one));
  const named = words.filter((word) => written.has(word) || isShort(word));
  const power = powerIn(text);
  const isPowerAlone = named.length === 0 && litres === undefined;
  if (isPowerAlone && !power) return undefined;
  const alike = engines().filter(
    (engine) =>
      (litres === undefined || engine.litres === litres) &&
      (!letters.includes('d') || engine.fuel === 'diesel'),
  );
  if (litres !== undefined)
    named.push(...namedBehind(words, litres, alike).filter((word) => !named.includes(word)));
  const valves = words.find((word) => /^(?:8|12|16|20|24)v$/.test(word));
  const isAsked = (engine: Engine) =>
    named.every((word) => [...(written.get(word) ?? [word])].some((name) => engine.names.includes(name)));
  const asked = alike.filter(isAsked);
  const ofValves = asked.filter(({ names }) => valves !== undefined && names.includes(valves));
  const families = words.filter((word) => family.test(word) && asked.some((one) => isOfFamily(one, word)));
  const valved = ofValves.length > 0 ? ofValves : asked;
  const likely = valved.filter((one) => families.every((word) => isOfFamily(one, word)));
  const hasPower = ({ kw }: Engine) => power && kw && Math.abs(kw - power.kw) <= powerSlack;
  const told = new Set(likely.filter(({ kw }) => kw !== undefined).map(({ code }) => code));
  // Of some codes nobody knows the power.
  const ofPower = likely.some(hasPower)
    ? likely.filter((one) => hasPower(one) || (!isPowerAlone && !told.has(one.code)))
    : [];
  const isByPower = ofPower.length > 0;
  if (isPowerAlone && !isByPower) return undefined;
  const codes = new Set((isByPower ? ofPower : likely).map(({ code }) => code));
  if (codes.size === 0) return undefined;
  const besides = [...letters, ...named, ...families, valves, isByPower ? power?.word : undefined].filter(
    (word) => word !== undefined,
  );
  const digits = wordsOf(all ?? '').flatMap((word) => [word, `${word}d`, `${word}i`]);
  const cubic = [...typed.matchAll(cubicCentimetres)].flatMap(([found]) => [found, 'cc']);
  return {
    codes: [...new Set([...codes].flatMap(waysToWrite))].map(wordsOf),
    text: [...(litres === undefined ? [] : [litres]), ...besides].join(' '),
    words: new Set([...besides, ...digits, ...cubic]),
  };
}
