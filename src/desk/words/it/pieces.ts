/** So many pieces, in Italian. */
export const pieces = (count: number): string => (count === 1 ? '1 pezzo' : `${count} pezzi`);
