/** A line of a foreign file as a piece: taken as far as it can be understood, and refused where it cannot be sold. */
import { nothingKnown } from '../../../domain/facts/fact-names.ts';
import { wordsOf } from '../../../domain/fold.ts';
import type { DonorCar, Piece } from '../writing/piece.ts';
import { carInProse } from './cars/car-in-prose.ts';
import type { CarRecogniser, RecognisedCar } from './cars/recognise-car.ts';
import {
  readAnyCondition,
  readAnyFuel,
  readAnyQuantity,
  readForeignPrice,
  withVat,
} from './cells/foreign-values.ts';
import { plainText } from './cells/clean-text.ts';
import { isVin, saysNothing } from './columns/cell-looks.ts';
import type { Meaning } from './columns/meanings.ts';
import { numbersOf, photosOf, placeOf, soldIn, type ForeignLine } from './foreign-line.ts';
import { foreignNames, ofPieceAlone, withoutCar } from './foreign-name.ts';
import { italianColour } from './cells/colours.ts';
import { engineCodeIn, partedFromCode } from './cars/engine-codes.ts';
import { withYears, yearsOf } from './line-years.ts';
import { whyNoPiece } from './no-piece.ts';
import type { RecognisedKind, SaidKind } from './kinds/recognise-kind.ts';
import type { KnownCatalogue } from './known-catalogue.ts';
import { readFits } from './read-car.ts';
import type { ReadPiece } from './read-piece.ts';
import type { Fault, Note } from './row.ts';
import { readDiscount, readMileage, readPower, readWeight } from './values.ts';
import { readVatScheme } from './words.ts';

export type ForeignSettings = {
  /** Whether the prices of the file are without VAT; undefined where nobody said. */
  readonly prices: 'net' | 'gross' | undefined;
  /** The file says some facts of pieces that the shop has, and not what they are. */
  readonly isShort: boolean;
};

export type ForeignReader = (line: ForeignLine) => ReadPiece & { readonly isOther: boolean };

const longest = { name: 300, description: 5_000, text: 80, notes: 2_000 } as const;

export function createForeignReader(
  catalogue: KnownCatalogue,
  cars: CarRecogniser,
  kindOf: (said: SaidKind) => RecognisedKind,
  thisYear: number,
  { prices, isShort }: ForeignSettings,
): ForeignReader {
  return (line) => {
    if (line.fault) return { piece: undefined, photos: [], faults: [line.fault], notes: [], isOther: false };
    const faults: Fault[] = [];
    const notes: Note[] = [];
    const headerOf = (meaning: Meaning): string => line.cells(meaning)[0]?.header ?? meaning;
    const note = (meaning: Meaning, read: string, taken: string): void =>
      void notes.push({ column: headerOf(meaning), read, taken });
    const wrong = (meaning: Meaning, read: string, expected: string): void =>
      void faults.push({ column: headerOf(meaning), read, expected });

    /** The first cell of a meaning that says something, as plain text. */
    const said = (meaning: Meaning, most: number = longest.text): string => {
      for (const { text } of line.cells(meaning)) {
        const plain = plainText(text);
        if (plain !== '' && !saysNothing(plain)) return plain.slice(0, most).trim();
      }
      return '';
    };
    /** What is read of a cell; what cannot be is told and left out. */
    const readable = <Value>(
      meaning: Meaning,
      reader: (text: string) => Value | null | undefined,
    ): Value | null => {
      const text = said(meaning);
      if (text === '') return null;
      const value = reader(text);
      if (value === undefined) note(meaning, text, 'left out: it cannot be read');
      return value ?? null;
    };

    const found = numbersOf(line);
    const { leftOut } = found;
    for (const read of leftOut) note('serialNumber', read, 'no number');
    const { code } = line;
    if (code === '')
      wrong('sku', '', 'the yard’s own code or a number of the car maker, by which the piece is found again');

    // Platforms without a column for the car say it in title and description.
    const hasCarColumns = line.has('make') || line.has('model') || line.has('mileageKm');
    const price = priceOf();
    const listedQuantity = quantityOf();
    const discount = discountOf();
    const prose = hasCarColumns
      ? undefined
      : carInProse(`${said('nameIt', longest.name)}\n${descriptionOf()}`);
    const vin = vinOf() ?? prose?.vin ?? null;
    const { year, span } = yearsOf(said, line.has, prose?.year ?? null, thisYear);
    const version = line
      .cells('version')
      .map(({ text }) => plainText(text))
      .filter((text) => text !== '' && !saysNothing(text))
      .join(' ')
      .slice(0, longest.text);
    const engine = said('engineCode', 40);
    const isEngineName = /\d[.,]\d|\s/.test(engine);
    const inTitle = hasCarColumns ? undefined : cars.recogniseIn(said('nameIt', longest.name), { year, vin });
    const recognised =
      inTitle ??
      cars.recognise({
        make: said('make'),
        model: said('model', 120),
        version: [version, isEngineName ? engine : ''].filter(Boolean).join(' '),
        year,
        span,
        vin,
      });

    const rawName = said('nameIt', longest.name);
    const rawEnglish = said('nameEn', longest.name);
    const car = [
      said('make'),
      said('model', 120),
      version,
      recognised?.brand.name ?? '',
      recognised?.model.name ?? '',
    ];
    const name = withoutCar(rawName, car);
    const english = withoutCar(rawEnglish, car);
    const { side, axle } = placeOf(line, [rawName, rawEnglish]);
    const categories = line
      .cells('category')
      .map(({ text }) => plainText(text))
      .filter((text) => text !== '' && !saysNothing(text));
    const isMake = (word: string): boolean => cars.makeOf(word) !== undefined;
    const ofPiece = inTitle ? ofPieceAlone(name, car, isMake) : name;
    const { kind, isForeign, isOther } = kindOf({
      names: [ofPiece, english].filter(Boolean),
      categories,
      axle,
    });
    const noPiece = whyNoPiece(rawName);
    if (noPiece !== undefined) wrong('nameIt', rawName, noPiece);
    // A group alone says less than what can be sold.
    else if (ofPiece === '' && english === '' && isOther && !isShort)
      wrong('nameIt', rawName, 'what the piece is');
    const engineParted = partedFromCode(kind.slug, found.numbers);
    const numbers = engineParted.numbers;

    if (faults.length > 0 || price === undefined || listedQuantity === undefined || discount === undefined)
      return { piece: undefined, photos: [], faults, notes: [], isOther: false };

    const [serialNumber = '', ...otherNumbers] = numbers;
    const conditionText = plainText(line.cells('condition')[0]?.text ?? '').slice(0, longest.name);
    const condition = conditionText === '' ? 'B' : readAnyCondition(conditionText);
    if (condition === undefined)
      note('condition', conditionText, 'B; what it says stands in the description');
    const description = [
      ...line.cells('descriptionIt').map(({ text }) => plainText(text, true)),
      condition === undefined ? conditionText : '',
    ]
      .filter((text) => text !== '' && !saysNothing(text))
      .join('\n')
      .slice(0, longest.description);
    const { fits, notes: fitNotes } = readFits(
      line
        .cells('fits')
        .map(({ text }) => plainText(text).replace(/\s*[;\n]\s*/g, ' | '))
        .join(' | ')
        .slice(0, 20_000),
      catalogue,
      thisYear + 1,
    );
    for (const { read, taken } of fitNotes) note('fits', read, taken);

    const piece: Piece = {
      sku: code,
      serialNumber,
      otherNumbers,
      manufacturerCode: said('manufacturerCode', 60) || null,
      ...foreignNames({ name, english, isForeign }, kind, {
        side: side ?? undefined,
        axle: axle ?? undefined,
      }),
      descriptionIt: description,
      descriptionEn: '',
      price,
      discount,
      listedQuantity,
      condition: condition ?? 'B',
      weightKg: readable('weightKg', readWeight) ?? kind.weightKg,
      kindId: kind.id,
      side,
      axle,
      // A rate beside a price does not say how the piece was bought: only a column of that meaning does.
      vatScheme: readable('vatScheme', readVatScheme),
      place: said('place') || null,
      internalNotes:
        line
          .cells('internalNotes')
          .map(({ text }) => plainText(text))
          .filter(Boolean)
          .join('; ')
          .slice(0, longest.notes) || null,
      car: recognised ? donorCar(recognised) : null,
      fits: recognised ? withYears(recognised, span, fits) : fits,
    };
    if (!recognised && (said('make') !== '' || said('model') !== ''))
      note('model', `${said('make')} ${said('model')}`.trim(), 'left out: no make');
    return { piece, photos: photosOf(line), faults, notes, isOther };

    function descriptionOf(): string {
      return line
        .cells('descriptionIt')
        .map(({ text }) => plainText(text, true))
        .join('\n');
    }

    function priceOf(): number | undefined {
      if (isShort && !line.has('price')) return 1;
      const isNet = prices === 'net';
      const net = said('netPrice');
      const gross = said('price');
      const text = (isNet ? net || gross : gross || net) || '';
      const read = readForeignPrice(text, said('currency'));
      if (read === undefined) {
        wrong(gross === '' && net !== '' ? 'netPrice' : 'price', text, 'euros above 0, such as 89,50');
        return undefined;
      }
      const hasNoVat =
        isNet || read.isNet || (gross === '' && net !== '' && prices === undefined && line.has('price'));
      return hasNoVat ? withVat(read.cents, said('vat')) : read.cents;
    }

    function quantityOf(): number | undefined {
      const gone = soldIn(line);
      if (gone !== undefined) {
        note(gone.meaning, gone.text, '0 pieces');
        return 0;
      }
      const text = plainText(line.cells('listedQuantity')[0]?.text ?? '');
      if (text === '' || /^[-–—?]+$/.test(text)) return 1;
      const quantity = readAnyQuantity(text);
      if (quantity === undefined) wrong('listedQuantity', text, 'a whole number of pieces, 0 or more');
      return quantity;
    }

    function discountOf(): number | undefined {
      const text = said('discount');
      const value = readDiscount(text);
      if (value === undefined) wrong('discount', text, 'a whole percent from 0 to 100');
      return value;
    }

    function vinOf(): string | null {
      const text = said('vin').replace(/[\s-]/g, '').toUpperCase();
      if (text === '') return null;
      if (isVin(text)) return text;
      if (/^[A-Z0-9]{6,20}$/.test(text) && /\d{3}/.test(text)) return text;
      note('vin', text, 'left out: no vehicle’s number');
      return null;
    }

    function donorCar(found: RecognisedCar): DonorCar {
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
        engineCode: isEngineName
          ? /^\S{2,}\s\S{1,6}$/.test(engine) && !/\d[.,]\d/.test(engine)
            ? engine
            : null
          : engine || engineParted.code || engineCodeIn(kind.slug, rawName),
        fuel: readable('fuel', readAnyFuel),
        colour: italianColour(said('colour', 60)) || null,
        colourCode: said('colourCode', 30) || null,
        powerKw: readable('powerKw', (text) => readPower(horses(text))),
        gearboxCode: said('gearboxCode', 40) || null,
        vin,
        plate: said('plate', 20) || null,
      };
    }

    /** `90` in a column of horsepower is no kilowatt. */
    function horses(text: string): string {
      return /^\d+([.,]\d+)?$/.test(text) &&
        /\b(?:cv|hp|ps|ch|bhp)\b/.test(wordsOf(headerOf('powerKw')).join(' ')) &&
        !/kw/i.test(headerOf('powerKw'))
        ? `${text} cv`
        : text;
    }
  };
}
