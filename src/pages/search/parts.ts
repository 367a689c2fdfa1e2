/** What of the catalogue comes after the parts, in one file. */
export { Chips } from './chips.tsx';
export { Filters } from './filters.tsx';
export { Nothing } from './nothing.tsx';
export { Pagination } from './pagination.tsx';
