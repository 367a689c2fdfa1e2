/** The car that a foreign line's piece came from: in columns of its own, or in what the title and the description say. */
import { nothingKnown } from '../../../domain/facts/fact-names.ts';
import { fold, wordsOf } from './letters.ts';
import type { DonorCar } from '../writing/piece.ts';
import { carInProse, spanInRemark, spanInTitle, yearInTitle, type CarInProse } from './car-in-prose.ts';
import type { YearSpan } from './cars/car-text.ts';
import type { CarRecogniser, RecognisedCar } from './cars/recognise-car.ts';
import { italianColour } from './cells/colours.ts';
import { readAnyFuel } from './cells/foreign-values.ts';
import type { Meaning } from './columns/meanings.ts';
import { isVin } from './number-looks.ts';
import { descriptionsOf } from './foreign-line.ts';
import { longestText, type LineReader } from './line-reader.ts';
import { yearsOf } from './line-years.ts';
import { inKilometres, readMileage, readPower } from './values.ts';
import { takenCell } from './told/of-cells.ts';

export type ForeignCar = {
  /** Undefined where no make is known. */
  readonly recognised: RecognisedCar | undefined;
  /** Whether it stands in the title alone. */
  readonly isInTitle: boolean;
  readonly year: number | null;
  readonly span: YearSpan | undefined;
  readonly vin: string | null;
  /** The version, as it is written. */
  readonly version: string;
  readonly prose: CarInProse;
};

/** The car that a heading names, for the pieces below it; undefined where it names none. */
export type HeadingReader = (heading: string) => ForeignCar | undefined;

export function readForeignCar(
  reader: LineReader,
  cars: CarRecogniser,
  inHeading: HeadingReader,
  title: string,
  thisYear: number,
): ForeignCar {
  const { line, said } = reader;
  const isInColumns = said('model') !== '';
  const above = line.has('model') ? undefined : inHeading(line.heading ?? '');
  if (above) {
    const version = reader.allSaid('version').join(' ').slice(0, longestText);
    // `motore completo, 98.000 km`: what a remark says of its own piece.
    const own = proseOf(reader, '').mileageKm;
    return { ...above, version, prose: { ...above.prose, mileageKm: own ?? above.prose.mileageKm } };
  }
  const prose = proseOf(reader, isInColumns ? '' : title);
  const vin = vinOf(reader) ?? prose.vin;
  const inColumns = yearsOf((meaning) => yearsSaid(reader, meaning), line.has, thisYear);
  const { year, span } =
    inColumns.year === null && inColumns.span === undefined
      ? yearsInWords(title, prose, remarksOf(reader), thisYear)
      : inColumns;
  const version = reader.allSaid('version').join(' ').slice(0, longestText);
  const engine = engineOf(reader);
  // Platforms without a column for the model say the car in the title.
  const inTitle = isInColumns ? undefined : cars.recogniseIn(title, { make: said('make'), year, vin });
  // A title lists what a piece fits as well; what is announced in a description is the car itself.
  const announced =
    isInColumns || prose.donor === null
      ? undefined
      : cars.recogniseIn(prose.donor, { make: said('make'), year, vin });
  const recognised =
    announced ??
    inTitle ??
    cars.recognise({
      make: said('make'),
      model: said('model', 120),
      version: [version, isEngineName(engine) ? engine : ''].filter(Boolean).join(' '),
      year,
      span,
      vin,
    });
  return { recognised, isInTitle: inTitle !== undefined, year, span, vin, version, prose };
}

/** Where no column says the years: those of a description, or of the title. */
function yearsInWords(
  title: string,
  prose: CarInProse,
  remarks: readonly string[],
  thisYear: number,
): { year: number | null; span: YearSpan | undefined } {
  if (prose.span) return { year: null, span: prose.span };
  const year = prose.year ?? yearInTitle(title, thisYear);
  if (year !== null) return { year, span: undefined };
  const span =
    spanInTitle(title, thisYear) ??
    remarks.map((text) => spanInRemark(text, thisYear)).find((one) => one !== undefined);
  return { year, span };
}

/** `02/08` is a month and its year, and under `ANNI` two years. */
function yearsSaid({ headerOf, said }: LineReader, meaning: Meaning): string {
  const text = said(meaning);
  return severalYears.test(fold(headerOf(meaning))) ? text.replace(/^(\d{2})\/(\d{2})$/, '$1-$2') : text;
}

const severalYears =
  /(?<!\p{L})(?:anni|years|yrs|annees|anos|baujahre|jahre|lata|roczniki|metai|bouwjaren)(?!\p{L})/u;

const nothingInProse: CarInProse = {
  year: null,
  span: undefined,
  mileageKm: null,
  vin: null,
  engineCode: null,
  colour: null,
  donor: null,
};

/** @param title empty where it is not asked */
function proseOf({ line, said }: LineReader, title: string): CarInProse {
  const all = [title, ...descriptionsOf(line)].filter(Boolean).join('\n');
  const prose = all === '' ? nothingInProse : carInProse(all);
  if (title !== '') return prose;
  // Beside columns of the car so many kilometres in a long text are those of a warranty.
  // What a web shop's page says of the car stands on lines of its own.
  const lines = descriptionsOf(line).flatMap((text) => text.split('\n'));
  const { mileageKm } = carInProse([said('nameIt', longestText), ...lines].filter(isRemark).join('\n'));
  return { ...prose, mileageKm };
}

const ofWarranty = /garan|gwaran|gew[aä]hr|warrant/i;

/** Short, as what somebody notes of one piece, and no word of a warranty or of what was changed on the way. */
const isRemark = (text: string): boolean =>
  text.length <= longestText &&
  !ofWarranty.test(text) &&
  !/cinghia|tagliand|cambiat|sostituit|revision|service|changed|replaced|remplac|chang[eé]|riemen|gewechselt|wymien|pakeist|cambiad/i.test(
    text,
  );

/** Short ones, line by line. */
const remarksOf = ({ line }: LineReader): string[] =>
  descriptionsOf(line)
    .flatMap((text) => text.split('\n'))
    .filter((text) => text.length <= longestText && !ofWarranty.test(text));

const engineOf = ({ said }: LineReader): string => said('engineCode', 40);

/** `1.3 Multijet` is no code; `646.961` of Mercedes-Benz is one. */
const isEngineName = (engine: string): boolean => /(?<!\d)\d[.,]\d(?!\d{2})|\s/.test(engine);

/** What is not read of the car's own columns. */
type Beside = {
  /** What the name of a piece says of its car, asked where neither a column nor a description does. */
  readonly engineCode: () => string | null;
  readonly colour: () => string | null;
  /** Whether a mileage without a unit is in miles. */
  readonly isInMiles: boolean;
};

export function donorCarOf(
  reader: LineReader,
  { year, span, vin, prose }: ForeignCar,
  found: RecognisedCar,
  beside: Beside,
): DonorCar {
  const { said, readable } = reader;
  const ownYears = found.years && found.years.from === found.years.to ? found.years.from : null;
  return {
    ...nothingKnown,
    brandId: found.brand.id,
    modelId: found.model.id,
    year: year ?? (span ? null : ownYears),
    mileageKm:
      readable('mileageKm', (text) => kilometresIn(reader, text, beside.isInMiles)) ?? prose.mileageKm,
    engineCode: engineCodeOf(engineOf(reader), () => prose.engineCode ?? beside.engineCode()),
    fuel: readable('fuel', readAnyFuel),
    colour: italianColour(said('colour', 60)) || (prose.colour ?? beside.colour()),
    colourCode: said('colourCode', 30) || null,
    powerKw: readable('powerKw', (text) => readPower(inHorses(reader, text))),
    gearboxCode: said('gearboxCode', 40) || null,
    vin,
    plate: said('plate', 20) || null,
  };
}

/** `OM 646.811`, `M 271.820`. */
const mercedesEngine = (text: string): string | null => (/^(?:OM|M) ?\d{3}\.\d{3}$/.test(text) ? text : null);

function engineCodeOf(engine: string, otherCode: () => string | null): string | null {
  if (!isEngineName(engine)) return engine || otherCode();
  // `K9K 732` is one with a blank.
  return /^\S{2,}\s\S{1,6}$/.test(engine) && !/\d[.,]\d/.test(engine) ? engine : mercedesEngine(engine);
}

function vinOf({ said, note }: LineReader): string | null {
  const text = said('vin').replace(/[\s-]/g, '').toUpperCase();
  if (text === '') return null;
  if (isVin(text)) return text;
  if (/^[A-Z0-9]{6,20}$/.test(text) && /\d{3}/.test(text)) return text;
  note('vin', text, takenCell.noVin);
  return null;
}

/** A Swedish and Norwegian mile. */
const kmOfSwedishMile = 10;
/** Of more than three figures: fewer are thousands in Spain and Portugal. */
const swedishMile = /^\d{1,2}[ .]?\d{3}\s*mil\.?$/i;

/** `98,000` in a column of miles, or `98k miles`, `8 900` in one of Swedish miles, as kilometres; `165 tkm` are thousands. */
export function kilometresIn(
  { headerOf, said }: Pick<LineReader, 'headerOf' | 'said'>,
  text: string,
  isInMiles = false,
): number | null | undefined {
  const told = [text, headerOf('mileageKm'), said('mileageUnit')];
  const isOfMiles =
    told.some((some) => /\b(?:miles?|mls|mi)\b/i.test(some)) ||
    (isInMiles && !told.some((some) => /km|kilom/i.test(some)));
  // `150 mil km` is Spanish and Portuguese, and says thousands.
  const isOfSwedishMiles =
    swedishMile.test(text) ||
    [headerOf('mileageKm'), said('mileageUnit')].some(
      (some) => /(?<!\p{L})mil(?:tal)?(?!\p{L})/iu.test(some) && !/km|kilom/i.test(some + text),
    );
  const read = readMileage(
    text
      .replace(isOfSwedishMiles ? /\s*mil\.?$/i : /$^/, '')
      .replace(/(?<![a-z])[\s.]*(?:km|kms|kilometri)\.?$/i, '')
      .replace(/\s*(?:miles?|mls|mi)\.?$/i, '')
      .trim(),
  );
  if (typeof read !== 'number') return read;
  if (isOfMiles) return readMileage(String(inKilometres(read)));
  return isOfSwedishMiles ? readMileage(String(read * kmOfSwedishMile)) : read;
}

/** `90` in a column of horsepower is no kilowatt. */
function inHorses({ headerOf }: LineReader, text: string): string {
  const header = headerOf('powerKw');
  const isOfHorses = /\b(?:cv|hp|ps|ch|bhp|cp|hk)\b/.test(wordsOf(header).join(' ')) && !/kw/i.test(header);
  return isOfHorses && /^\d+([.,]\d+)?$/.test(text) ? `${text} cv` : text;
}
