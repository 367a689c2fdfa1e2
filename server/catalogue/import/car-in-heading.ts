/** The car that stands above its pieces: programs print what was taken from one under it. */
import { carInProse, yearInTitle } from './car-in-prose.ts';
import { announcedEngine, engineCodeIn } from './cars/engine-codes.ts';
import type { CarRecogniser } from './cars/recognise-car.ts';
import { colourIn } from './cells/colours.ts';
import type { HeadingReader } from './foreign-car.ts';
import { remembering } from './remembering.ts';

/** The kind of which a title says its engine anywhere, as the heading of a car does. */
const wholeEngine = 'motore-completo';

/**
 * Reads `Veicolo: 0418 FIAT PUNTO (188) 1.2 8V Imm. 2001 Tel. ZFA18800000412873 Mot. 188A4000 Km 145.300`, once for all the lines under it.
 */
export const createHeadingReader = (cars: CarRecogniser, thisYear: number): HeadingReader =>
  remembering((heading) => {
    if (heading === '') return undefined;
    const said = carInProse(heading);
    const year = said.year ?? yearInTitle(heading, thisYear);
    const recognised = cars.recogniseIn(heading, { make: '', year, vin: said.vin });
    if (!recognised) return undefined;
    const prose = {
      ...said,
      engineCode: said.engineCode ?? announcedEngine(heading) ?? engineCodeIn(wholeEngine, heading, ''),
      colour: said.colour ?? colourIn(heading) ?? null,
    };
    return { recognised, isInTitle: false, year, span: undefined, vin: said.vin, version: '', prose };
  });
