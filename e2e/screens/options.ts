/** What `npm run screens` is told on the command line. */
import { parseArgs } from 'node:util';
import { allLooks, type Looks } from './looks.ts';
import type { Scene } from './scene.ts';

export const usage = `npm run screens [-- NAMES] [options]

Takes pictures of every screen in each of its states, from a shop that it starts itself.

NAMES                names of scenes or their beginnings: cart checkout-error
--width WIDTH        360, 768, 1280 or 1920
--scheme SCHEME      light or dark
--language LANGUAGE  it or en
                     each may be given several times; all of them without
--to DIR             where the pictures go: screens/
--readme             takes the pictures of the README instead, into docs/screens/
--install            takes those that a browser shows before it installs the shop, into public/screenshots/
`;

export type Options = {
  readonly scenes: readonly Scene[];
  readonly looks: Looks;
  readonly folder: string;
  readonly isForReadme: boolean;
  readonly isForInstall: boolean;
  readonly isHelp: boolean;
};

/** @throws Error with a sentence about what cannot be understood */
export function readOptions(given: readonly string[], all: readonly Scene[]): Options {
  const several = { type: 'string', multiple: true, default: [] as string[] } as const;
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: {
      width: several,
      scheme: several,
      language: several,
      to: { type: 'string', default: 'screens' },
      readme: { type: 'boolean', default: false },
      install: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const strange = positionals.find((name) => !all.some((scene) => scene.name.startsWith(name)));
  if (strange !== undefined)
    throw new Error(`No scene begins with '${strange}'. There are: ${all.map(({ name }) => name).join(' ')}`);
  const isWanted = ({ name }: Scene) => positionals.some((beginning) => name.startsWith(beginning));
  return {
    scenes: positionals.length > 0 ? all.filter(isWanted) : all,
    looks: {
      widths: chosen('width', allLooks.widths, values.width),
      schemes: chosen('scheme', allLooks.schemes, values.scheme),
      locales: chosen('language', allLooks.locales, values.language),
    },
    folder: values.to,
    isForReadme: values.readme,
    isForInstall: values.install,
    isHelp: values.help,
  };
}

function chosen<Value extends string | number>(
  option: string,
  all: readonly Value[],
  given: readonly string[],
): readonly Value[] {
  const strange = given.find((value) => !all.map(String).includes(value));
  if (strange !== undefined) throw new Error(`--${option} is one of ${all.join(', ')}, not ${strange}.`);
  return given.length > 0 ? all.filter((value) => given.includes(String(value))) : all;
}
