/**
 * Whom to ask about the safety of a product (Regulation (EU) 2023/988, art. 19): the maker of the car that a piece was made for, with
 * the postal address and the site that it publishes. Only what is certain stands here; for all other makes the shop answers.
 */
import { wordsOf } from './fold.ts';

export type SafetyContact = {
  readonly role: 'manufacturer' | 'seller';
  readonly name: string;
  readonly address: string;
  /** A site or an e-mail address. */
  readonly contact: string;
};

type Maker = Omit<SafetyContact, 'role'>;

const stellantisEurope: Maker = {
  name: 'Stellantis Europe S.p.A.',
  address: 'Corso Giovanni Agnelli 200, 10135 Torino, Italia',
  contact: 'https://www.stellantis.com',
};
const stellantisAuto: Maker = {
  name: 'Stellantis Auto S.A.S.',
  address: '2-10 boulevard de l’Europe, 78300 Poissy, France',
  contact: 'https://www.stellantis.com',
};
const bmw: Maker = {
  name: 'Bayerische Motoren Werke AG',
  address: 'Petuelring 130, 80809 München, Deutschland',
  contact: 'https://www.bmw.com',
};
const toyota: Maker = {
  name: 'Toyota Motor Europe NV/SA',
  address: 'Avenue du Bourget 60, 1140 Bruxelles, Belgique',
  contact: 'https://www.toyota-europe.com',
};

/** By the make's name, in small letters without accents. */
const makers: Readonly<Record<string, Maker>> = {
  abarth: stellantisEurope,
  'alfa romeo': stellantisEurope,
  audi: {
    name: 'AUDI AG',
    address: 'Auto-Union-Straße 1, 85057 Ingolstadt, Deutschland',
    contact: 'https://www.audi.com',
  },
  bmw,
  citroen: stellantisAuto,
  dacia: {
    name: 'Automobile Dacia S.A.',
    address: 'Strada Uzinei 1, 115400 Mioveni, România',
    contact: 'https://www.dacia.ro',
  },
  ds: stellantisAuto,
  fiat: stellantisEurope,
  ford: {
    name: 'Ford-Werke GmbH',
    address: 'Henry-Ford-Straße 1, 50735 Köln, Deutschland',
    contact: 'https://www.ford.de',
  },
  hyundai: {
    name: 'Hyundai Motor Europe GmbH',
    address: 'Kaiserleipromenade 5, 63067 Offenbach am Main, Deutschland',
    contact: 'https://www.hyundai.com/eu',
  },
  kia: {
    name: 'Kia Europe GmbH',
    address: 'Theodor-Heuss-Allee 11, 60486 Frankfurt am Main, Deutschland',
    contact: 'https://www.kia.com/eu',
  },
  lancia: stellantisEurope,
  lexus: toyota,
  'mercedes benz': {
    name: 'Mercedes-Benz AG',
    address: 'Mercedesstraße 120, 70372 Stuttgart, Deutschland',
    contact: 'https://www.mercedes-benz.com',
  },
  mini: bmw,
  opel: {
    name: 'Opel Automobile GmbH',
    address: 'Bahnhofsplatz, 65423 Rüsselsheim am Main, Deutschland',
    contact: 'https://www.opel.com',
  },
  peugeot: stellantisAuto,
  porsche: {
    name: 'Dr. Ing. h.c. F. Porsche AG',
    address: 'Porscheplatz 1, 70435 Stuttgart, Deutschland',
    contact: 'https://www.porsche.com',
  },
  renault: {
    name: 'Renault s.a.s.',
    address: '122-122 bis avenue du Général Leclerc, 92100 Boulogne-Billancourt, France',
    contact: 'https://www.renault.com',
  },
  seat: {
    name: 'SEAT S.A.',
    address: 'Autovía A-2, km 585, 08760 Martorell, España',
    contact: 'https://www.seat.com',
  },
  skoda: {
    name: 'Škoda Auto a.s.',
    address: 'třída Václava Klementa 869, 293 01 Mladá Boleslav, Česko',
    contact: 'https://www.skoda-auto.com',
  },
  toyota,
  volkswagen: {
    name: 'Volkswagen AG',
    address: 'Berliner Ring 2, 38440 Wolfsburg, Deutschland',
    contact: 'https://www.volkswagen.de',
  },
  volvo: {
    name: 'Volvo Personvagnar AB',
    address: '405 31 Göteborg, Sverige',
    contact: 'https://www.volvocars.com',
  },
};

/** Whose maker is known. */
export const makesWithContact = Object.keys(makers);

/** @param make of the car that it came from; undefined where nobody noted one @param seller who answers for all others */
export function safetyContactOf(make: string | undefined, seller: Maker): SafetyContact {
  const name = make === undefined ? '' : wordsOf(make).join(' ');
  const maker = Object.hasOwn(makers, name) ? makers[name] : undefined;
  return maker ? { role: 'manufacturer', ...maker } : { role: 'seller', ...seller };
}
