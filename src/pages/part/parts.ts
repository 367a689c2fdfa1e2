/** What of a part's page comes after name and price, in one file. */
export { CarCheck } from './car-check.tsx';
export { Glance } from './glance.tsx';
export { Gallery } from './gallery.tsx';
export { LogBook } from './log-book.tsx';
export { Promises } from './promises.tsx';
