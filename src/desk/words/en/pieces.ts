/** So many pieces, in English. */
export const pieces = (count: number): string => (count === 1 ? '1 piece' : `${count} pieces`);
