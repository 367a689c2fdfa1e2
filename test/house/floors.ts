/**
 * The floors of the house, from the roof down, and the one law of imports: they go down.
 * Held by the linter through `plugin.ts`; a file that no floor holds is refused as well.
 */
import { posix } from 'node:path';

export type Floor = {
  readonly name: string;
  /** Files of the floor, as paths from the root of the project. A group in the pattern names a room. */
  readonly files: RegExp;
  /** Floors below that may be used; all of them when absent. */
  readonly onlyOn?: readonly string[];
  /** Packages that may be used, with their subpaths; all of them when absent. */
  readonly packages?: readonly string[];
  /** Rooms of the floor do not know each other. */
  readonly hasSeparateFolders?: true;
  /** Only types may be taken from other floors. */
  readonly onlyTypes?: true;
};

const ofBrowser = [
  'app',
  'pages',
  'layouts',
  'components',
  'stores',
  'lib',
  'browser',
  'ui',
  'motion',
  'offline',
  'snapshot',
  'older',
  'texts',
  'words',
  'styles',
];
const ofServer = ['server app', 'routes', 'rules', 'adapters', 'foundations'];
const hub = ['shop config', 'domain'];

export const floors: readonly Floor[] = [
  { name: 'entry', files: /^src\/entry-[\w-]+\.tsx?$/, onlyOn: ['desk', ...ofBrowser, ...hub] },
  // The yard's desk is an app of its own: of the shop's it has what knows no visitor, and what waits for a network; nothing of the shop's has it.
  {
    name: 'desk',
    files: /^src\/desk\//,
    onlyOn: ['components', 'lib', 'browser', 'ui', 'offline', ...hub],
  },
  { name: 'app', files: /^src\/app\//, onlyOn: [...ofBrowser, ...hub] },
  {
    name: 'pages',
    files: /^src\/pages\/([^/]+)\//,
    onlyOn: [...ofBrowser, ...hub],
    hasSeparateFolders: true,
  },
  { name: 'layouts', files: /^src\/layouts\//, onlyOn: [...ofBrowser, ...hub] },
  { name: 'components', files: /^src\/components\//, onlyOn: [...ofBrowser, ...hub] },
  { name: 'stores', files: /^src\/stores\//, onlyOn: [...ofBrowser, ...hub] },
  { name: 'lib', files: /^src\/lib\//, onlyOn: [...ofBrowser, ...hub] },
  // The browser as the shop asks it: storage, history, network, focus and the like. Nothing else touches `window` and its kind.
  { name: 'browser', files: /^src\/browser\//, onlyOn: ['domain'], packages: ['trusted-types'] },
  // Buttons and fields know no store, no language and no shop.
  { name: 'ui', files: /^src\/ui\//, onlyOn: [], packages: ['react', 'react-dom'] },
  // What moves knows the page as the browser has it, and nothing else.
  { name: 'motion', files: /^src\/motion\//, onlyOn: [], packages: [] },
  { name: 'texts', files: /^src\/texts\//, onlyOn: hub, packages: [] },
  { name: 'words', files: /^src\/i18n\//, onlyOn: [] },
  { name: 'styles', files: /^src\/styles\//, onlyOn: [] },

  {
    name: 'server main',
    files: /^server\/((main|worker|run|run-worker|serve|open-deps|job-handlers)\.ts|(cli|cluster)\/)/,
    onlyOn: [...ofServer, ...hub],
  },
  { name: 'server app', files: /^server\/app\.ts/, onlyOn: [...ofServer, ...hub] },
  {
    name: 'routes',
    files:
      /^server\/(catalogue|accounts|forms|personal-data|monitoring|visits|channels|orders(\/[\w-]+)?|desk(\/[\w-]+)?)\/([\w-]+-)?routes?\.ts$/,
    onlyOn: [...ofServer, ...hub],
  },
  {
    name: 'rules',
    files:
      /^server\/((catalogue|accounts|orders|channels|forms|personal-data|visits|backup|desk|monitoring)\/)/,
    onlyOn: [...ofServer, ...hub],
  },
  // What the server is made of: it is handed its data and knows nothing of orders, accounts or the catalogue.
  {
    name: 'adapters',
    files: /^server\/(deps\.ts|(http|rendering|payments|mail|images|jobs)\/)/,
    onlyOn: [...ofServer, ...hub],
  },
  // The database, the settings, and what any process needs.
  {
    name: 'foundations',
    files: /^server\/((db|config|log|files|process|tracing)\/|clock\.ts$)/,
    onlyOn: hub,
  },

  { name: 'service worker', files: /^sw\//, onlyOn: ['offline', 'snapshot', 'older', 'domain'] },
  // What this browser keeps, of the catalogue and for the shop, where no answer comes; the service worker has it too.
  { name: 'offline', files: /^src\/offline\//, onlyOn: ['snapshot', ...hub] },
  // The whole catalogue as a device holds it: what its worker does, and how one talks with it.
  { name: 'snapshot', files: /^src\/snapshot\//, onlyOn: ['older', ...hub] },
  // What older browsers lack: pages and workers begin with it.
  { name: 'older', files: /^src\/older\//, onlyOn: [], packages: [] },
  { name: 'shop config', files: /^shop\.config\.ts$/, onlyOn: ['domain'], packages: [], onlyTypes: true },
  { name: 'domain', files: /^domain\//, packages: ['zod', 'stdnum', '@zxcvbn-ts', '@orama/stemmers'] },
];

/** Rooms that the rest of the house sees through one file: what is behind it can be rebuilt. */
const faces: readonly { readonly files: RegExp; readonly face: string }[] = [
  { files: /^server\/catalogue\/(index|search)\//, face: 'server/catalogue/catalogue-search.ts' },
];

/** Places outside the house: they look at it from all sides and nothing in it leans on them. */
const outside = /^(test|e2e|bench|build|docs|public)\/|^[\w.-]+\.(ts|js)$|\.test\.tsx?$/;

export type Import = {
  /** The importing file, as a path from the root with forward slashes. */
  readonly from: string;
  /** What it names, as written. */
  readonly source: string;
  readonly isType: boolean;
};

/** Whether the law of floors has anything to say about a file. */
export const isInTheHouse = (file: string): boolean => file === 'shop.config.ts' || !outside.test(file);

export const floorOf = (file: string): Floor | undefined => floors.find(({ files }) => files.test(file));

/** @returns why the import is refused, or undefined */
export function refusal({ from, source, isType }: Import): string | undefined {
  const isRelative = source.startsWith('.');
  if (isRelative && !/\.\w+$/.test(withoutQuery(source))) return `Spell the file's ending in '${source}'.`;
  if (!isInTheHouse(from)) return undefined;

  const floor = floorOf(from);
  if (!floor) return `No floor of the house holds ${from}: see test/house/floors.ts.`;
  if (!isRelative) return packageRefusal(floor, source);

  const target = posix.normalize(posix.join(posix.dirname(from), withoutQuery(source)));
  const below = floorOf(target);
  if (!below || !isInTheHouse(target)) return `'${floor.name}' may not import ${target}: it is on no floor.`;
  const behind = faces.find(({ files, face }) => files.test(target) && target !== face);
  if (behind && from !== behind.face && !behind.files.test(from))
    return `${target} is behind ${behind.face}: import that.`;
  if (below === floor) return folderRefusal(floor, from, target);
  if (floors.indexOf(below) < floors.indexOf(floor))
    return `'${floor.name}' may not import '${below.name}': imports go down.`;
  if (floor.onlyOn && !floor.onlyOn.includes(below.name))
    return `'${floor.name}' may not import '${below.name}'.`;
  if (floor.onlyTypes && !isType) return `'${floor.name}' may import only types.`;
  return undefined;
}

function packageRefusal({ name, packages }: Floor, source: string): string | undefined {
  const isAllowed =
    packages?.some((allowed) => source === allowed || source.startsWith(`${allowed}/`)) ?? true;
  return isAllowed ? undefined : `'${name}' may not import the package ${source}.`;
}

function folderRefusal(floor: Floor, from: string, target: string): string | undefined {
  if (!floor.hasSeparateFolders) return undefined;
  const [here, there] = [from, target].map((file) => floor.files.exec(file)?.[1]);
  return here === there ? undefined : `'${here}' may not import its neighbour '${there}' on '${floor.name}'.`;
}

const withoutQuery = (source: string): string => source.replace(/\?.*$/, '');
