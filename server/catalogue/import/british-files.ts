/** What a file of a British or Irish yard means otherwise than one from the continent: the driver sits on the right, and Britain counts miles. Pure. */

export type Origin = {
  /** The driver's side is the right one. */
  readonly isRightHandDrive: boolean;
  /** A mileage without a unit is in miles: in Britain, not in Ireland. */
  readonly isInMiles: boolean;
};

/** Of no British yard. */
export const continental: Origin = { isRightHandDrive: false, isInMiles: false };

/** Words that nobody else writes. */
const kerbWord = /(?<!\p{L})(?:[no]\/s(?:\/?[fr])?|near ?side|off ?side|rhd)(?!\p{L})/iu;
const britishMake = /(?<!\p{L})vauxhall(?!\p{L})/iu;
/** `BD11 XKL`: since 2001. */
const britishPlate = /^[A-Z]{2}\d{2} ?[A-Z]{3}$/;

/** Fewer may be a slip, or one car that came from there. */
const leastTold = 2;

export function originOf(cells: Iterable<string>): Origin {
  let kerb = 0;
  let british = 0;
  for (const cell of cells) {
    if (kerbWord.test(cell)) kerb += 1;
    if (britishMake.test(cell) || britishPlate.test(cell)) british += 1;
  }
  return { isRightHandDrive: kerb + british >= leastTold, isInMiles: british >= leastTold };
}

/** `O/S`, `N/S/F`, `OSR`, `o/s/f`: the kerb is on the left there. */
const kerbLetters = /(?<![\p{L}/])([no])(?:\/s(?:\/?([fr]))?|s([fr]))(?![\p{L}/])/giu;
/** `Driver's side`, `Front seat driver`. */
const ofSeat =
  /(?<!\p{L})(driver|passenger)(?:'?s'?)?[ -]side(?!\p{L})|(?<!rear )(?<!\p{L})(driver|passenger)(?:'?s'?)? seat(?!\p{L})|(?<=front seat )(driver|passenger)(?!\p{L})/giu;

/** All of a cell, or behind the piece, without its stroke: `Door mirror OS`. */
const kerbAtEnd = /(^\s*|(?<=\p{L})\s+)([no])s\s*$/iu;

/** Sides in the words of British lists, as `left`, `right`, `front` and `rear`. */
export function plainSides(text: string, { isRightHandDrive }: Origin): string {
  return (isRightHandDrive ? text.replace(kerbAtEnd, '$1$2/s') : text)
    .replaceAll('’', "'")
    .replace(kerbLetters, (_, kerb: string, parted?: string, joined?: string) => {
      const end = (parted ?? joined ?? '').toLowerCase();
      return [kerb.toLowerCase() === 'n' ? 'left' : 'right', { f: 'front', r: 'rear' }[end] ?? '']
        .join(' ')
        .trim();
    })
    .replace(ofSeat, (_, ...[ofSide, ofSeatOf, behind]: (string | undefined)[]) =>
      /driver/i.test(ofSide ?? ofSeatOf ?? behind ?? '') === isRightHandDrive ? 'right side' : 'left side',
    );
}
