/** Engines by what people call them: `1.9 tdi`, `1.3 mjt`, `2.0 hdi`. Parts bear the code of their car's engine. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { fold, wordsOf } from '../../../domain/fold.ts';

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
const written = new Map<string, Set<string>>();
for (const [name, ways] of Object.entries(tradeNames))
  for (const way of ways) written.set(way, (written.get(way) ?? new Set()).add(name));

type Engine = {
  readonly code: string;
  readonly litres: string | undefined;
  readonly names: readonly string[];
};

export type EngineAsked = {
  /** Codes as the words of the index have them, each a phrase. */
  readonly codes: readonly (readonly string[])[];
  /** As it is asked for: `1.9 tdi`. */
  readonly text: string;
  /** Words of the query that name it. */
  readonly words: ReadonlySet<string>;
};

const displacement = /(?<![\d.,])([1-6])[.,](\d)(?![\d.,])/;

const readTable = (name: string): Record<string, string>[] =>
  parse(readFileSync(new URL(name, import.meta.url)), { columns: true, delimiter: ';' });

let known: readonly Engine[] | undefined;

function engines(): readonly Engine[] {
  known ??= [
    ...readTable('../demo/engines.csv').map(({ code = '', label = '' }) => toEngine(code, label)),
    ...readTable('../facts/cars/engines.csv').map(({ code = '', name = '' }) => toEngine(code, name)),
  ];
  return known;
}

function toEngine(code: string, name: string): Engine {
  const [, whole, tenth] = displacement.exec(name) ?? [];
  return { code, litres: whole && `${whole}.${tenth}`, names: wordsOf(name.replaceAll('-', '')) };
}

/** @returns undefined where no engine is named, or none that the shop knows */
export function engineAsked(query: string): EngineAsked | undefined {
  const text = fold(query).replaceAll(/(?<=[a-z])-(?=[a-z0-9])/g, '');
  const words = wordsOf(text);
  const [all, whole, tenth] = displacement.exec(text) ?? [];
  const litres = whole && `${whole}.${tenth}`;
  const named = words.filter((word) => written.has(word));
  if (named.length === 0 && litres === undefined) return undefined;
  const valves = words.find((word) => /^(?:8|12|16|20|24)v$/.test(word));
  const isAsked = (engine: Engine) =>
    (litres === undefined || engine.litres === litres) &&
    named.every((word) => [...(written.get(word) ?? [])].some((name) => engine.names.includes(name)));
  const codes = new Set(
    engines()
      .filter(isAsked)
      .map(({ code }) => code),
  );
  if (codes.size === 0) return undefined;
  return {
    // `188A4.000` is stamped so, and written `188A4000` by many.
    codes: [...new Set([...codes].flatMap((code) => [code, code.replaceAll(/[.\s-]/g, '')]))].map(wordsOf),
    text: [litres, ...named, valves].filter(Boolean).join(' '),
    words: new Set([...named, ...(all ? wordsOf(all) : []), ...(valves ? [valves] : [])]),
  };
}
