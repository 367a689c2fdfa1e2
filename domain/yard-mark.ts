/** What a browser remembers beside the catalogue itself, so that a page knows at once whether it may ask for it. */

/** Where it lies in local storage. Nothing there: nobody has asked for the catalogue on this device. */
export const yardKey = 'yard';

/** It was asked for, or all of it is there. */
export type YardMark = 'wanted' | 'here';

/** Where it lies that it was offered unasked: that is done once. */
export const noYardKey = 'yard-offer';

/** What the service worker is woken for, to fetch what changed. */
export const yardTag = 'yard';
/** A browser decides itself how often, by how much the shop is used. */
export const wakeEveryMs = 12 * 60 * 60_000;
