/** The shop's styles as the tests of the house read them: tokens with both their colours, and what every sheet declares. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Text of a file by its path from the root. */
export const read = (file: string): string => readFileSync(join(root, file), 'utf8');

export type Declaration = {
  readonly file: string;
  /** Everything between the rule's braces: declarations of one rule know each other by it. */
  readonly rule: string;
  readonly property: string;
  readonly value: string;
};

const declaration = /([\w-]+)\s*:\s*((?:url\("[^"]*"\)|[^;])+);/g;
const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '');

function declarationsOf(file: string): Declaration[] {
  // The innermost braces: rules, not what they stand in.
  return [...withoutComments(read(file)).matchAll(/\{([^{}]*)\}/g)].flatMap(([, rule = '']) =>
    [...rule.matchAll(declaration)].map(([, property = '', value = '']) => ({
      file,
      rule,
      property,
      value: value.replace(/\s+/g, ' '),
    })),
  );
}

/** Every declaration of the pages' styles, but not the tokens themselves, nor the letters that they name. */
export const declarations: readonly Declaration[] = globSync('src/**/*.css', { cwd: root })
  .filter((file) => !/(tokens|typefaces)\.css$/.test(file))
  .toSorted()
  .flatMap(declarationsOf);

/** What each token stands for, by its name without dashes. */
export const tokens: ReadonlyMap<string, string> = new Map(
  declarationsOf('src/styles/tokens.css')
    .filter(({ property }) => property.startsWith('--'))
    .map(({ property, value }) => [property.slice(2), value]),
);

export type Colour = { readonly light: string; readonly dark: string };

const asPair = /^(?:light-dark\((#\w+), (#\w+)\)|(#\w+))$/;

/** The tokens that are colours, as both schemes show them. */
export const colours: ReadonlyMap<string, Colour> = new Map(
  [...tokens].flatMap(([name, value]) => {
    const [, light, dark, both] = asPair.exec(value) ?? [];
    const [inLight, inDark] = [light ?? both, dark ?? both];
    return inLight && inDark ? [[name, { light: inLight, dark: inDark }] as const] : [];
  }),
);

/** Names of the tokens in a value. */
export const tokensIn = (value: string): string[] =>
  [...value.matchAll(/var\(--([\w-]+)/g)].map(([, name = '']) => name);
