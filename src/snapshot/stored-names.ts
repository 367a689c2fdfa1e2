/** What the copy is called in IndexedDB, for whoever reads it before anything else is evaluated. */

export const database = { name: 'yard', store: 'copy' } as const;

/** Pieces lie under their own names. What was worked out, and of what, lie apart: the first is large. */
export const keyOf = { head: 'head', saved: 'index', savedMark: 'index of' } as const;
