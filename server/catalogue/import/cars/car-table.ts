/** Every generation that the shop knows by name, whether it has a part of it or not, under all that it is called by. */
import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { slugOf } from '../../../../domain/fold.ts';
import { fold, wordsOf } from '../letters.ts';
import { makeAliases } from '../../../../domain/search/cars/make-aliases.ts';
import { numeral, withGrandePunto } from './car-text.ts';

type Row = { make: string; model: string; generation: string; from: string; to: string; codes: string };

/** A generation of a model. */
export type Generation = {
  readonly make: string;
  /** `Panda`, `Serie 3`. */
  readonly model: string;
  /** `Panda II (169)`. */
  readonly name: string;
  /** The words of the model's name, its variants each for itself. */
  readonly bases: readonly (readonly string[])[];
  /** What stands behind the name: `2`, `b6`. */
  readonly generation: string;
  /** Folded codes of its maker, platforms and types: `169`, `w169`, `1k`. */
  readonly codes: ReadonlySet<string>;
  readonly from: number | null;
  readonly to: number | null;
};

const rows = parse<Row>(readFileSync(new URL('../../facts/cars/generations.csv', import.meta.url)), {
  columns: true,
  delimiter: ';',
});

/** The names of all makes that are sold in Italy by their folded form and what people call them. */
export const makeNames: ReadonlyMap<string, string> = (() => {
  const names = new Map(rows.map(({ make }) => [slugOf(make), make]));
  for (const [alias, slug] of Object.entries({ ...makeAliases, ...otherNames() })) {
    const name = names.get(slug);
    if (name !== undefined) names.set(alias, name);
  }
  return names;
})();

/** Short forms and spellings of yards, beside those that buyers use. */
function otherNames(): Record<string, string> {
  return {
    mb: 'mercedes-benz',
    mercedesbenz: 'mercedes-benz',
    benz: 'mercedes-benz',
    merc: 'mercedes-benz',
    // What Opel is called in Britain.
    vauxhall: 'opel',
    merced: 'mercedes-benz',
    'vw-volkswagen': 'volkswagen',
    volks: 'volkswagen',
    wolkswagen: 'volkswagen',
    alfaromeo: 'alfa-romeo',
    'a-r': 'alfa-romeo',
    citr: 'citroen',
    peug: 'peugeot',
    'land-rover-range': 'land-rover',
    rangerover: 'land-rover',
    'range-rover': 'land-rover',
    ssang: 'ssangyong',
    'ssang-yong': 'ssangyong',
    'ds-automobiles': 'ds',
    toy: 'toyota',
    mitsu: 'mitsubishi',
    hyunday: 'hyundai',
    hyundi: 'hyundai',
    'mini-bmw': 'mini',
    rollsroyce: 'rolls-royce',
    astonmartin: 'aston-martin',
  };
}

/** The words of a model's name, folded, as those of the table are. */
export const modelWords = (text: string): string[] => words(withGrandePunto(fold(text)));

const words = (text: string): string[] =>
  fold(text.replace(/(?<=\p{L})['’](?=\p{L})/gu, '')).match(/[a-z0-9]+/g) ?? [];

/** `E36/2` is called so, and E36 as well. */
const codesOf = (text: string): Set<string> =>
  new Set(
    text
      .split('|')
      .flatMap((code) => [wordsOf(code).join(''), wordsOf(code)[0] ?? ''])
      .filter((code) => code.length > 1),
  );

const fromTable = rows.map(({ make, model, generation, from, to, codes }): Generation => {
  const [code] = codes.split('|');
  return {
    make: slugOf(make),
    model,
    name: [model, generation, code ? `(${code})` : ''].filter(Boolean).join(' '),
    bases: basesOf(model),
    generation: numeral(fold(generation)),
    codes: codesOf(codes),
    from: Number(from) || null,
    to: to ? Number(to) : null,
  };
});

export const generationsByMake: ReadonlyMap<string, readonly Generation[]> = Map.groupBy(
  fromTable,
  ({ make }) => make,
);

/** Makes that sell the models of another one under their own badge: who says the model alone means the other. */
const badges: ReadonlySet<string> = new Set(['abarth', 'ds', 'cupra', 'aixam', 'chevrolet']);

/** The makes of which a model is called so, by its words: `punto`, `c4`, `500`. */
export const makesByModel: ReadonlyMap<string, readonly string[]> = (() => {
  const makes = new Map<string, Set<string>>();
  for (const { make, bases } of fromTable)
    for (const base of bases) {
      const name = base.join(' ');
      if (name.length > 2 || /^[a-z]\d$/.test(name))
        makes.set(name, (makes.get(name) ?? new Set()).add(make));
    }
  return new Map(
    [...makes].map(([name, some]) => {
      const own = [...some].filter((make) => !badges.has(make));
      return [name, own.length > 0 ? own : [...some]];
    }),
  );
})();

/** Words of the longest of their names. */
const longestModel = 3;

/** Whether a text begins with the name of a model, or with a make's name and one: `207 (WA/WC) 1.4 HDi`, `Golf VI`. */
export function beginsWithModel(text: string): boolean {
  const said = words(text);
  return Array.from({ length: longestModel }, (_, nth) => said.slice(0, nth + 1).join(' ')).some((name) =>
    makesByModel.has(name),
  );
}

/** The makes that give a car such a code: `w211`, `e46`. */
export const makesByCode: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const makes = new Map<string, Set<string>>();
  for (const { make, codes } of fromTable)
    for (const code of codes) makes.set(code, (makes.get(code) ?? new Set()).add(make));
  return makes;
})();

function basesOf(model: string): string[][] {
  const all = model.split('/').map((variant) => words(variant.trim()));
  // `C-Max` is written `cmax` as well, and `Doblò Cargo` begins as the Doblò.
  const joined = model.includes('-') ? [words(model.replaceAll('-', ''))] : [];
  return [...all, ...joined].filter((base) => base.length > 0);
}

/**
 * A model of the shop's own list as a generation: `Golf V (1K)`, `Classe A (W176)`, `Grande Punto / Punto Evo (199)`.
 *
 * @param name as it stands there
 */
export function generationOf(make: string, name: string, from: number | null, to: number | null): Generation {
  const [outside = '', inside = ''] = name.split('(');
  const last = words(outside).at(-1) ?? '';
  // The A of a class is its name.
  const hasGeneration =
    words(outside).length > 1 &&
    words(outside)[0] !== 'classe' &&
    (numeral(last) !== last || /^[a-k]$/.test(last) || /^[bc]\d$/.test(last));
  const model = hasGeneration ? outside.trim().replace(/\s+\S+$/, '') : outside.trim();
  return {
    make,
    model,
    name,
    bases: basesOf(model),
    generation: hasGeneration ? numeral(last) : '',
    codes: codesOf(inside.replace(/\).*/, '').replaceAll('/', '|')),
    from,
    to,
  };
}
