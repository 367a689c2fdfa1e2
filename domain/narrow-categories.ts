/** The groups and kinds that a page needs of all. The server and the kept catalogue answer alike. */
import type { Category } from './contract/catalogue.ts';

/**
 * @param only `group` for all groups; slugs of kinds; ids of groups or kinds, with all that stands beside a kind or below a group
 */
export function narrowCategories(all: readonly Category[], only: readonly string[]): Category[] {
  const opened = new Set(
    all.flatMap(({ id, parentId }) => (only.includes(String(id)) ? [parentId ?? id] : [])),
  );
  return all.filter(({ slug, parentId }) =>
    parentId === null ? only.includes('group') : only.includes(slug) || opened.has(parentId),
  );
}
