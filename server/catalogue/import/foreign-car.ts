/** The car that a foreign line's piece came from: in columns of its own, or in what the title and the description say. */
import { nothingKnown } from '../../../domain/facts/fact-names.ts';
import { wordsOf } from '../../../domain/fold.ts';
import type { DonorCar } from '../writing/piece.ts';
import { carInProse, type CarInProse } from './cars/car-in-prose.ts';
import type { YearSpan } from './cars/car-text.ts';
import type { CarRecogniser, RecognisedCar } from './cars/recognise-car.ts';
import { plainText } from './cells/clean-text.ts';
import { italianColour } from './cells/colours.ts';
import { readAnyFuel } from './cells/foreign-values.ts';
import { isVin } from './columns/cell-looks.ts';
import { longestText, type LineReader } from './line-reader.ts';
import { yearsOf } from './line-years.ts';
import { readMileage, readPower } from './values.ts';

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
  readonly prose: CarInProse | undefined;
};

export function readForeignCar(
  reader: LineReader,
  cars: CarRecogniser,
  title: string,
  thisYear: number,
): ForeignCar {
  const { line, said } = reader;
  // Platforms without a column for the car say it in title and description.
  const hasCarColumns = line.has('make') || line.has('model') || line.has('mileageKm');
  const prose = hasCarColumns ? undefined : carInProse(proseOf(reader, title));
  const vin = vinOf(reader) ?? prose?.vin ?? null;
  const { year, span } = yearsOf(said, line.has, prose?.year ?? null, thisYear);
  const version = reader.allSaid('version').join(' ').slice(0, longestText);
  const engine = engineOf(reader);
  const inTitle = hasCarColumns ? undefined : cars.recogniseIn(title, { year, vin });
  const recognised =
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

function proseOf({ line }: LineReader, title: string): string {
  const description = line.cells('descriptionIt').map(({ text }) => plainText(text, true));
  return `${title}\n${description.join('\n')}`;
}

const engineOf = ({ said }: LineReader): string => said('engineCode', 40);

/** `1.3 Multijet` is no code. */
const isEngineName = (engine: string): boolean => /\d[.,]\d|\s/.test(engine);

/** @param otherCode the engine's code where no column says it */
export function donorCarOf(
  reader: LineReader,
  { year, span, vin, prose }: ForeignCar,
  found: RecognisedCar,
  otherCode: () => string | null,
): DonorCar {
  const { said, readable } = reader;
  const ownYears = found.years && found.years.from === found.years.to ? found.years.from : null;
  return {
    ...nothingKnown,
    brandId: found.brand.id,
    modelId: found.model.id,
    year: year ?? (span ? null : ownYears),
    mileageKm:
      readable('mileageKm', (text) => readMileage(text.replace(/[\s.]*(?:km|kms|kilometri)\.?$/i, ''))) ??
      prose?.mileageKm ??
      null,
    engineCode: engineCodeOf(engineOf(reader), otherCode),
    fuel: readable('fuel', readAnyFuel),
    colour: italianColour(said('colour', 60)) || null,
    colourCode: said('colourCode', 30) || null,
    powerKw: readable('powerKw', (text) => readPower(inHorses(reader, text))),
    gearboxCode: said('gearboxCode', 40) || null,
    vin,
    plate: said('plate', 20) || null,
  };
}

function engineCodeOf(engine: string, otherCode: () => string | null): string | null {
  if (!isEngineName(engine)) return engine || otherCode();
  // `K9K 732` is one with a blank.
  return /^\S{2,}\s\S{1,6}$/.test(engine) && !/\d[.,]\d/.test(engine) ? engine : null;
}

function vinOf({ said, note }: LineReader): string | null {
  const text = said('vin').replace(/[\s-]/g, '').toUpperCase();
  if (text === '') return null;
  if (isVin(text)) return text;
  if (/^[A-Z0-9]{6,20}$/.test(text) && /\d{3}/.test(text)) return text;
  note('vin', text, 'left out: no vehicle’s number');
  return null;
}

/** `90` in a column of horsepower is no kilowatt. */
function inHorses({ headerOf }: LineReader, text: string): string {
  const header = headerOf('powerKw');
  const isOfHorses = /\b(?:cv|hp|ps|ch|bhp)\b/.test(wordsOf(header).join(' ')) && !/kw/i.test(header);
  return isOfHorses && /^\d+([.,]\d+)?$/.test(text) ? `${text} cv` : text;
}
