/** The number plate of a car, as people type it. Also foreign ones, and those of before 1994: only what no plate can be is refused. */

/** In one piece and in capitals: ` ab-123 cd ` is `AB123CD`. */
export const plateInOnePiece = (typed: string): string => typed.toUpperCase().replace(/[\s.-]/g, '');

/** Letters and digits, four to ten of them, a digit among them. @param plate in one piece */
export const isPlateLike = (plate: string): boolean => /^(?=.*\d)[A-Z0-9]{4,10}$/.test(plate);
