/** A line of a foreign file as a piece: taken as far as it can be understood, and refused where it cannot be sold. */
import { normalizePartNumber } from '../../../domain/part-number.ts';
import { wordsOf } from './letters.ts';
import type { Piece } from '../writing/piece.ts';
import { createHeadingReader } from './car-in-heading.ts';
import { announcedEngine, engineCodeIn, partedFromCode } from './cars/engine-codes.ts';
import type { CarRecogniser } from './cars/recognise-car.ts';
import { plainText } from './cells/clean-text.ts';
import { colourAloneIn, colourIn } from './cells/colours.ts';
import { readForeignCost } from './cells/foreign-values.ts';
import { saysNothing } from './says-nothing.ts';
import { joinedPlace } from './columns/place-levels.ts';
import { donorCarOf, readForeignCar } from './foreign-car.ts';
import { descriptionsOf, photosOf, type ForeignLine } from './foreign-line.ts';
import { foreignNames, ofPieceAlone, withoutCar } from './foreign-name.ts';
import { currencyOf, readOffer, type ForeignSettings } from './foreign-offer.ts';
import { ungrouped } from './kinds/other-kinds.ts';
import { paintedKinds } from './kinds/painted-kinds.ts';
import type { RecognisedKind, SaidKind } from './kinds/recognise-kind.ts';
import type { KnownCatalogue } from './known-catalogue.ts';
import { isPlaceName, readPlaceName } from '../../../domain/desk/places.ts';
import { createLineReader, longestName, longestText, type LineReader } from './line-reader.ts';
import { withYears } from './line-years.ts';
import { isExampleCode, isNoPart, isOfDismantling, whyNoPiece } from './no-piece.ts';
import { isWholeCar } from './whole-car.ts';
import { readFits } from './read-car.ts';
import { numbersOf } from './numbers-of-line.ts';
import { placeOf, withoutAvant } from './place-of-line.ts';
import { withPriceInName } from './price-in-name.ts';
import type { ReadPiece } from './read-piece.ts';
import type { Fault } from './row.ts';
import { conditionAndDescription, testedOf } from './state-of-line.ts';
import { readWeight } from './values.ts';
import { readVatScheme } from './words.ts';
import { expectedCell, takenCell } from './told/of-cells.ts';
import { expectedLine } from './told/of-lines.ts';

export type ForeignReader = (line: ForeignLine) => ReadPiece & { readonly isOther: boolean };

/** Signs of a remark about one piece; what is longer tells what a seller has. */
const longestRemark = 60;

const longest = { notes: 2_000, fits: 20_000 } as const;

export function createForeignReader(
  catalogue: KnownCatalogue,
  cars: CarRecogniser,
  kindOf: (said: SaidKind) => RecognisedKind,
  thisYear: number,
  settings: ForeignSettings,
): ForeignReader {
  const inHeading = createHeadingReader(cars, thisYear);
  return (given) => {
    if (given.fault) return refused([given.fault]);
    const line = withPriceInName(given);
    const reader = createLineReader(line);
    const { said, note, wrong, readable } = reader;

    const found = numbersOf(line);
    for (const read of found.leftOut) note('serialNumber', read, takenCell.noNumber);
    if (line.code === '') wrong('sku', '', expectedCell.codeOrNumber);

    const offer = readOffer(reader, settings);
    const rawName = withoutAvant(said('nameIt', longestName), said('make'));
    const rawEnglish = said('nameEn', longestName);
    const car = readForeignCar(reader, cars, inHeading, rawName, thisYear);
    const { recognised, span, version } = car;

    const ofCar = [
      said('make'),
      said('model', 120),
      version,
      recognised?.brand.name ?? '',
      recognised?.model.name ?? '',
    ];
    const name = withoutCar(rawName, ofCar);
    const english = withoutCar(rawEnglish, ofCar);
    const { side, axle } = placeOf(line, [rawName, rawEnglish], settings.origin);
    const isMake = (word: string): boolean => cars.makeOf(word) !== undefined;
    const ofPiece = car.isInTitle ? ofPieceAlone(name, ofCar, isMake) : name;
    const { kind, isForeign, isOther, isInName } = kindOf({
      // Some words of cars are kinds as well: `Front seat` of a BMW, the DPF of a diesel.
      names: [ofPiece, english, ofPiece === name ? '' : name, takenForCar(rawName, name, isMake)].filter(
        Boolean,
      ),
      categories: reader.allSaid('category'),
      axle,
      remarks: () => descriptionsOf(line).filter((text) => text.length <= longestRemark),
    });
    const namesOnlyCar = (): boolean => ofPiece === '' || ofPieceAlone(name, ofCar, isMake) === '';
    const noPiece =
      whyNoPiece(rawName) ??
      (isExampleCode(line.code) ? expectedLine.noTrial : undefined) ??
      (name === rawName ? undefined : whyNoPiece(name)) ??
      (isWholeCar([rawName, name], reader.allSaid('category'), !isInName, descriptionsOf(line))
        ? expectedLine.noWholeCar
        : isOther && (reader.allSaid('descriptionIt').some(isNoPart) || isOfDismantling(rawName))
          ? expectedLine.noName
          : undefined);
    if (noPiece !== undefined) wrong('nameIt', rawName, noPiece);
    // A group alone says less than what can be sold.
    else if (english === '' && (isOther || rawName === '') && !settings.isShort && namesOnlyCar())
      wrong('nameIt', rawName, expectedLine.piece);
    // Nobody would come upon it, and most such lines are none of a piece: sums, services, what somebody noted.
    // What is gone is not held back: the shop may have it for sale still.
    else if (!settings.isShort && found.numbers.length === 0 && offer?.listedQuantity !== 0) {
      if (kind.slug === ungrouped)
        wrong('nameIt', rawName, recognised ? expectedLine.knownPiece : expectedLine.findable);
      else if (!recognised && leavesCarOut(line)) wrong('nameIt', rawName, expectedLine.findable);
    }
    if (reader.faults.length > 0 || !offer) return refused(reader.faults);

    const engine = partedFromCode(kind.slug, found.numbers);
    let inTitle: string | null | undefined;
    const titleEngine = (): string | null => {
      const make = recognised?.brand.name ?? '';
      if (inTitle === undefined)
        inTitle = engineCodeIn(kind.slug, rawName, make, () => new Set(ofCar.flatMap(wordsOf)));
      return inTitle;
    };
    const inVersion = (): string | null => {
      const make = recognised?.brand.name ?? '';
      const inModel = () => new Set(wordsOf(recognised?.model.name ?? ''));
      return (
        (version === '' ? null : engineCodeIn('', version, make)) ??
        (line.has('engineCode') ? null : engineCodeIn('', said('model', 120), make, inModel))
      );
    };
    // A title that says the numbers says the engine among them.
    const ofEngine = line.has('serialNumber') ? '' : normalizePartNumber(titleEngine() ?? '');
    const [serialNumber = '', ...otherNumbers] = engine.numbers.filter(
      (number) => ofEngine === '' || normalizePartNumber(number) !== ofEngine,
    );
    const { condition, description } = conditionAndDescription(reader);
    const fits = fitsOf(reader, catalogue, thisYear);
    const piece: Piece = {
      sku: line.code,
      serialNumber,
      otherNumbers,
      manufacturerCode: said('manufacturerCode', 60) || null,
      ...foreignNames({ name, english, isForeign }, kind, {
        side: side ?? undefined,
        axle: axle ?? undefined,
      }),
      descriptionIt: description,
      descriptionEn: '',
      ...offer,
      condition,
      weightKg: readable('weightKg', readWeight) ?? kind.weightKg,
      kindId: kind.id,
      side,
      axle,
      // A rate beside a price does not say how the piece was bought: only a column of that meaning does.
      tested: testedOf(reader),
      vatScheme: readable('vatScheme', readVatScheme),
      purchasePrice: readable('purchasePrice', (text) =>
        readForeignCost(text, currencyOf(reader, 'purchasePrice')),
      ),
      place: placeIn(reader),
      internalNotes: internalNotesOf(reader),
      car: recognised
        ? donorCarOf(reader, car, recognised, {
            isInMiles: settings.origin?.isInMiles ?? false,
            engineCode: () => engine.code ?? titleEngine() ?? inVersion() ?? engineInRemarks(line),
            colour: () => (paintedKinds.has(kind.slug) ? paintOf(line, rawName, said('model', 120)) : null),
          })
        : null,
      fits: recognised ? withYears(recognised, span, fits) : fits,
    };
    if (!recognised && (said('make') !== '' || said('model') !== ''))
      note('model', `${said('make')} ${said('model')}`.trim(), takenCell.noCar);
    return { piece, photos: photosOf(line), faults: [], notes: [...reader.notes], isOther };
  };
}

/** `TURBO GOLF 5 1.9 TDI`: the first word of a name, where it was taken for one of the engine. A Seat is a make. */
const takenForCar = (written: string, name: string, isMake: (word: string) => boolean): string => {
  const [first = ''] = written.trim().split(/\s+/);
  return name.trim().startsWith(first) || isMake(first) ? '' : first;
};

/** @param model as it is written: `fiat 500 bianca` */
const paintOf = (line: ForeignLine, name: string, model: string): string | null =>
  colourIn(name) ??
  (/\s/.test(model) ? colourIn(model.split(/\s+/).at(-1) ?? '') : undefined) ??
  descriptionsOf(line)
    .map((text) => colourAloneIn(text))
    .find((colour) => colour !== undefined) ??
  null;

/** Whether the list has a place for the car or its numbers, and this line says nothing there. */
const leavesCarOut = (line: ForeignLine): boolean =>
  (['make', 'model', 'fits', 'serialNumber'] as const).some((meaning) => line.has(meaning)) &&
  (['make', 'model', 'version', 'fits', 'vin', 'plate'] as const).every((meaning) =>
    line.cells(meaning).every(({ text }) => text === '' || saysNothing(text)),
  );

const engineInRemarks = (line: ForeignLine): string | null =>
  descriptionsOf(line)
    .map((text) => announcedEngine(text))
    .find((code) => code !== null) ?? null;

/** Within several columns an `X` is a rack, where alone it says nothing. @returns null where none is named */
const placeIn = ({ line, allSaid }: LineReader): string | null => {
  const steps = allSaid('place');
  const all = line.cells('place').map(({ text }) => plainText(text));
  const named = joinedPlace(
    steps.length === 0 ? [] : all.filter((text) => steps.includes(text) || /^[A-Z]$/i.test(text)),
  ).slice(0, longestText);
  return (isPlaceName(named) && readPlaceName(named)) || null;
};

const refused = (faults: readonly Fault[]): ReturnType<ForeignReader> => ({
  piece: undefined,
  photos: [],
  faults: [...faults],
  notes: [],
  isOther: false,
});

function fitsOf({ line, note }: LineReader, catalogue: KnownCatalogue, thisYear: number): Piece['fits'] {
  const text = line
    .cells('fits')
    .map((cell) => plainText(cell.text).replace(/\s*[;\n]\s*/g, ' | '))
    .join(' | ')
    .slice(0, longest.fits);
  const { fits, notes } = readFits(text, catalogue, thisYear + 1);
  for (const { read, taken } of notes) note('fits', read, taken);
  return fits;
}

function internalNotesOf({ line }: LineReader): string | null {
  const notes = line.cells('internalNotes').map(({ text }) => plainText(text));
  return notes.filter(Boolean).join('; ').slice(0, longest.notes) || null;
}
