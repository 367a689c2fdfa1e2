/** Which file each module is downloaded in, read from who imports it: nobody lists files. */
import { basename, relative } from 'node:path';
import { isFirstPage, type RouteName } from '../domain/routes.ts';

/** What is asked of the bundler's module graph. */
export type Graph = {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
    readonly code: string | null;
  } | null;
};

const entryFile = 'src/entry-client.tsx';
/** What a page does once it is alive. */
const readinessFile = 'src/app/readiness.ts';
/** With what carries its requests and clears up after a session: these share most of what they import. */
const restFiles = [readinessFile, 'src/lib/network.ts', 'src/stores/owner.ts'];
const pageFile = /^src\/pages\/([^/]+)\/page\.tsx$/;

/** What is shorter, before it is minified, is not worth another request. */
const smallLength = 1_500;
/** From so many pages on, a first one among them, the app may have it instead. */
const somePages = 3;
/** What so many pages need, a first one among them, travels with the app, although the others do without. */
const manyPages = 8;

const isFirst = (page: string): boolean => isFirstPage(page as RouteName);

/** Before all others, whose priority is twice the pages that share them. */
const appPriority = 2 * manyPages;

type Placed = { readonly name: string; readonly priority: number };
type Group = { readonly name: (id: string, graph: Graph) => string | null; readonly priority: number };

/**
 * - `app`, the first load of every page: what the entry imports, what most pages do that a visit does not begin with alone, and small
 *   things that several share;
 * - a file for what the same pages share, named by the largest of it, and one for what islands want of that too;
 * - `readiness`: what a page does once it is alive; `rest`, what the network or the end of a session may want before; and
 *   `rest-shared`, what others may. On a bad line every file more is one more that has to be asked for again.
 *
 * All else the bundler puts where it is needed, each page and each island with what is theirs alone.
 *
 * @param root folder of the project
 * @returns groups for `codeSplitting`. A group takes along what its modules import, unless one of a higher priority has it: what
 *   more pages share goes first
 */
export function chunksByImports(root: string): Group[] {
  let plan: Map<string, Placed> | undefined;
  return Array.from({ length: appPriority + 1 }, (_, priority) => ({
    priority,
    name(id, graph) {
      plan ??= planOf(usersOfModules(root, graph), graph);
      const placed = plan.get(id);
      return placed?.priority === priority ? placed.name : null;
    },
  }));
}

/** Modules that the same pages cannot be shown without; and whether islands or others want them too, who should not get the rest with them. */
type Shared = { readonly pages: ReadonlySet<string>; readonly isForOthers: boolean; readonly ids: string[] };

function planOf(users: Map<string, Set<string>>, graph: Graph): Map<string, Placed> {
  const lengthOf = (id: string): number => graph.getModuleInfo(id)?.code?.length ?? 0;
  const app = new Set<string>();
  const sets = new Map<string, Shared>();
  const plan = new Map<string, Placed>();
  for (const [id, files] of users) {
    const pages = [...files].flatMap((file) => pageFile.exec(file)?.[1] ?? []).toSorted();
    if (files.has(entryFile) || (pages.length >= manyPages && pages.some(isFirst))) app.add(id);
    else if (pages.length > 1) {
      const isForOthers = files.size > pages.length;
      const key = [...pages, isForOthers].join();
      const set = sets.get(key) ?? { pages: new Set(pages), isForOthers, ids: [] };
      set.ids.push(id);
      sets.set(key, set);
    } else if (restFiles.some((file) => files.has(file))) plan.set(id, placeAtRest(files));
  }

  // What fewer pages share first. What is small goes where its pages load something already, and else into the app; what it imports
  // has to be there too.
  const shared = [...sets.values()].toSorted((one, other) => one.pages.size - other.pages.size);
  const isWithin = (one: Shared, other: Shared) =>
    one !== other &&
    (other.isForOthers || !one.isForOthers) &&
    [...one.pages].every((page) => other.pages.has(page));
  for (const set of shared) {
    if (set.ids.reduce((sum, id) => sum + lengthOf(id), 0) >= smallLength) continue;
    const wider = shared.filter((other) => isWithin(set, other) && other.ids.length > 0);
    const imported = set.ids
      .flatMap((id) => graph.getModuleInfo(id)?.importedIds ?? [])
      .filter((id) => !app.has(id) && !set.ids.includes(id));
    const isThere = (place: Shared) =>
      imported.every((id) =>
        [place, ...wider.filter((other) => isWithin(place, other))].some(({ ids }) => ids.includes(id)),
      );
    const place = wider.find(isThere);
    if (place) place.ids.push(...set.ids.splice(0));
    else if (set.pages.size >= somePages && [...set.pages].some(isFirst) && imported.length === 0)
      for (const id of set.ids.splice(0)) app.add(id);
  }

  for (const { pages, isForOthers, ids } of shared) {
    const [largest = ''] = ids.toSorted((one, other) => lengthOf(other) - lengthOf(one));
    const name = basename(largest).replace(/\..*$/, '');
    for (const id of ids) plan.set(id, { name, priority: 2 * pages.size + Number(isForOthers) });
  }
  for (const id of app) plan.set(id, { name: 'app', priority: appPriority });
  return plan;
}

/** @param files that want a module: some are for later, and no two pages among them */
function placeAtRest(files: ReadonlySet<string>): Placed {
  if ([...files].some((file) => !restFiles.includes(file))) return { name: 'rest-shared', priority: 2 };
  const isOnlyForReadiness = files.size === 1 && files.has(readinessFile);
  return isOnlyForReadiness ? { name: 'readiness', priority: 0 } : { name: 'rest', priority: 1 };
}

/** For each module the files it comes with: the entry, and those that are imported later. As paths from the root. */
function usersOfModules(root: string, graph: Graph): Map<string, Set<string>> {
  const users = new Map<string, Set<string>>();
  const begun = new Set<string>();
  const open = [`${root}/${entryFile}`];
  for (let from = open.pop(); from !== undefined; from = open.pop()) {
    if (begun.has(from)) continue;
    begun.add(from);
    const name = relative(root, from);
    const reached = [from];
    for (let id = reached.pop(); id !== undefined; id = reached.pop()) {
      const known = users.get(id) ?? new Set();
      if (known.has(name)) continue;
      users.set(id, known.add(name));
      const info = graph.getModuleInfo(id);
      reached.push(...(info?.importedIds ?? []));
      open.push(...(info?.dynamicallyImportedIds ?? []));
    }
  }
  return users;
}
