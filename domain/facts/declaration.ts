/** How a fact of a part or of its donor car is declared; the declarations themselves are `facts.ts`. */
import type { InBoth } from '../constants.ts';
import type { testedWays } from '../tested-ways.ts';
import type { Axle, conditions, fuels, Side, vatSchemes } from '../vocabulary.ts';

/** What a fact holds once its cell was read. Money is whole cents, a discount whole percent. */
export type FactValues = {
  text: string;
  /** Text whose line breaks mean something. */
  prose: string;
  partNumber: string;
  /** Further numbers of the same part, each as it is written. */
  partNumbers: readonly string[];
  year: number;
  kilometres: number;
  kilograms: number;
  price: number;
  /** Nought is one: of a car that the yard was given. */
  cost: number;
  percent: number;
  pieces: number;
  fuel: (typeof fuels)[number];
  condition: (typeof conditions)[number];
  kilowatts: number;
  side: Side;
  axle: Axle;
  testedWay: (typeof testedWays)[number];
  vatScheme: (typeof vatSchemes)[number];
};

/** Facts that are kept as they are read, in a column of the same name. */
export const plainKinds = [
  'text',
  'prose',
  'partNumber',
  'partNumbers',
  'year',
  'kilometres',
  'kilograms',
  'price',
  'cost',
  'percent',
  'pieces',
  'fuel',
  'condition',
  'kilowatts',
  'side',
  'axle',
  'testedWay',
  'vatScheme',
] as const satisfies readonly (keyof FactValues)[];

/** Facts that are looked up: the ids they stand for are kept. */
export type ReferenceKind = 'make' | 'model' | 'kind' | 'vehicles' | 'photos';

type Declared = {
  /** In the yard's file, in any case: the Italian name, the English one, and others that are met. */
  readonly headers: readonly [italian: string, ...others: string[]];
  readonly holds: keyof FactValues | ReferenceKind;
  /** Longest text that is taken from a cell; beyond it something was not closed or stands in the wrong column. */
  readonly longest?: number;
  /**
   * What an empty cell means: the line is refused, the fact is not known, or something stands in for it. Facts that are not known are
   * null everywhere.
   */
  readonly whenEmpty: 'refused' | 'unknown' | 'filled';
  /** In the shop's own columns a line without it is refused all the same; a file of another program may leave it out. */
  readonly isRequired?: true;
  /** What should have stood in a cell that is refused, where that does not follow from what it holds. */
  readonly expected?: InBoth;
  /** A sign that cannot be read spoils it; elsewhere that is told, and the rest of the text taken. */
  readonly isExact?: true;
  /**
   * Who is told by the API: everybody in lists and on the part's page, everybody on the part's page, or the shopkeeper alone
   * (`parts show --json`). What has none is told under another name or in the reader's language.
   */
  readonly json?: 'list' | 'part' | 'yard';
  /** Where it stands in the log book on the part's page, under its name in the words (`part.fact`). */
  readonly logBook?: 'donorCar' | 'numbers';
  /** Under which it stands in a European registration document (directive 1999/37/EC). */
  readonly letter?: string;
  /** Its name in `parts show`, in at most sixteen signs. */
  readonly terminal?: InBoth;
};

export type PartFact = Declared & { readonly of: 'part' };

export type CarFact = Declared & {
  readonly of: 'car';
  /**
   * Its place in the car's fingerprint (`fingerprintOf`), where another value is another car; false where the fact is merely known of
   * a car and may change. Databases hold fingerprints made of exactly those that have a place: another one there, and the next
   * import doubles every car.
   */
  readonly identity: number | false;
  /** Came after databases held fingerprints: where it is not known, a car's fingerprint is as it was before. */
  readonly isLater?: true;
};

export type Fact = PartFact | CarFact;
