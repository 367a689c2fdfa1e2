/**
 * Vehicle identification numbers (ISO 3779), read without a service: the maker by its first three signs (WMI), the model where makers
 * write its platform or type code into it, the year where they do. The check digit is of North America alone.
 */

import { inOnePiece } from '../../private-query.ts';

export type Vin = {
  /** Slug of the make; undefined for a maker that is not in the table. */
  readonly make: string | undefined;
  /** Stretches of signs, each of which may be the code of the model as its maker writes it: `1K`, `188`, `BR`. */
  readonly codes: readonly string[];
  /** Model year, where the maker writes it there. */
  readonly year: number | undefined;
};

/** Makes by WMI, or by its first two signs where all of a maker's begin so. */
const makers: Readonly<Record<string, string>> = {
  ZFA: 'fiat',
  ZAR: 'alfa-romeo',
  ZLA: 'lancia',
  ZAA: 'autobianchi',
  WVW: 'volkswagen',
  WVG: 'volkswagen',
  WV1: 'volkswagen',
  WV2: 'volkswagen',
  WAU: 'audi',
  WUA: 'audi',
  TRU: 'audi',
  VSS: 'seat',
  TMB: 'skoda',
  W0L: 'opel',
  W0V: 'opel',
  WBA: 'bmw',
  WBS: 'bmw',
  WBX: 'bmw',
  WMW: 'mini',
  WDB: 'mercedes-benz',
  WDC: 'mercedes-benz',
  WDD: 'mercedes-benz',
  WDF: 'mercedes-benz',
  W1K: 'mercedes-benz',
  WME: 'smart',
  WF0: 'ford',
  VF1: 'renault',
  UU1: 'dacia',
  VF3: 'peugeot',
  VR3: 'peugeot',
  VF7: 'citroen',
  VR7: 'citroen',
  VR1: 'ds',
  '1C4': 'jeep',
  '1J4': 'jeep',
  '1J8': 'jeep',
  ZAC: 'jeep',
  YV1: 'volvo',
  SAL: 'land-rover',
  SAJ: 'jaguar',
  SB1: 'toyota',
  VNK: 'toyota',
  JTD: 'toyota',
  JTE: 'toyota',
  JTM: 'toyota',
  NMT: 'toyota',
  SJN: 'nissan',
  JN1: 'nissan',
  VSK: 'nissan',
  SHS: 'honda',
  JHM: 'honda',
  JMZ: 'mazda',
  JMB: 'mitsubishi',
  JSA: 'suzuki',
  TSM: 'suzuki',
  JF1: 'subaru',
  KMH: 'hyundai',
  TMA: 'hyundai',
  NLH: 'hyundai',
  MAL: 'hyundai',
  KNA: 'kia',
  KNE: 'kia',
  U5Y: 'kia',
};

const volkswagenGroup: ReadonlySet<string> = new Set(['volkswagen', 'audi', 'seat', 'skoda']);

/** Opel writes model and generation as letters: `SD` is Corsa D; the catalogue names it by its own code. */
const opelCodes: Readonly<Record<string, string>> = {
  XC: 'X01',
  SD: 'S07',
  TG: 'T98',
  AH: 'A04',
  ZC: 'Z02',
};
/** The body tells a Meriva from a Corsa, a Zafira from an Astra. */
const opelBodies: Readonly<Record<string, string>> = { XCE: 'X03', AHM: 'A05', TGF75: 'T98' };

/** Peugeot and Citroën write the model as one sign. */
const singleSigns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  peugeot: { W: '207', '2': '206', '3': '307', '4': '308', '1': '106', C: '208', '8': '407' },
  citroen: { F: 'C3', L: 'C4', U: 'C4 Picasso', P: 'C1' },
};

/** BMW writes the model and its body as two signs: the series' own code is in the catalogue's names. */
const bmwCodes: readonly (readonly [signs: RegExp, code: string])[] = [
  [/^(?:A[LM-Y]|B[NSW]|E[UTVX])/, 'E46'],
  [/^D[A-T]/, 'E39'],
  [/^N[A-FUVWZ]/, 'E60'],
  [/^V[A-H]/, 'E90'],
  [/^V[R-W]/, 'E91'],
  [/^U[A-HJ]/, 'E87'],
  [/^P[A-D]/, 'E83'],
  [/^F[AB]/, 'E53'],
  [/^F[EF]/, 'E70'],
  [/^V[LMN]/, 'E84'],
];

/** Volvo writes model and body as two signs: the names that a catalogue may have for it. */
const volvoNames: Readonly<Record<string, readonly string[]>> = {
  AS: ['S80 II'],
  BW: ['V70 III'],
  BZ: ['XC70 II'],
  CM: ['XC90 I'],
  CZ: ['XC90 I'],
  DZ: ['XC60 I'],
  FS: ['S60 II'],
  FW: ['V60 I'],
  MK: ['C30'],
  MS: ['S40 II', 'S40/V50'],
  MV: ['V40 II'],
  MW: ['V50', 'S40/V50'],
  RS: ['S60 I'],
  SW: ['V70 II'],
  TS: ['S80 I'],
  VS: ['S40 I', 'S40/V40 I'],
  VW: ['V40 I', 'S40/V40 I'],
};

/** Lancia’s last Ypsilon has the platform of a Fiat in its number, and its own type in the catalogue. */
const lanciaCodes: Readonly<Record<string, string>> = { '312': '846' };

/** Model years 1980 to 2009 and again from 2010; I, O, Q, U, Z and 0 are not used. */
const yearSigns = 'ABCDEFGHJKLMNPRSTVWXY123456789';

const shape = /\b[A-HJ-NPR-Z0-9]{17}\b/;

/** Typed in groups it is one only where its maker is known: two part numbers can be as long together. */
function inGroups(typed: string): RegExpExecArray | undefined {
  const found = shape.exec(inOnePiece(typed).toUpperCase());
  return found && makers[found[0].slice(0, 3)] !== undefined ? found : undefined;
}

/** @returns undefined where the query has no such number; of all its signs at least three are digits and one is a letter */
export function readVin(query: string): Vin | undefined {
  const typed = query.toUpperCase();
  const [vin] = shape.exec(typed) ?? inGroups(typed) ?? [];
  if (!vin || !/[A-Z]/.test(vin) || !/^\w{12,13}\d{4,5}$/.test(vin)) return undefined;
  const make = makers[vin.slice(0, 3)];
  return { make, codes: make === undefined ? [] : codesIn(vin, make), year: yearIn(vin, make) };
}

/** What is written before it, and says nothing else. */
const announcing =
  /\b(?:targa non (?:l[ao] )?so|vin|telaio|chassis|frame|targa|libretto|carta di circolazione|numero|number|num|nr|n[°º]?)(?![a-z0-9])\W*/gi;

/** What stands beside the number in a query; nothing where it was typed in groups, which is read alone. */
export const besideVin = (query: string): string =>
  shape.test(query.toUpperCase())
    ? query.replace(new RegExp(shape.source, 'i'), ' ').replace(announcing, ' ').trim()
    : '';

function codesIn(vin: string, make: string): string[] {
  if (volkswagenGroup.has(make)) return [vin.slice(6, 8)];
  if (make === 'opel') {
    const letters = vin.slice(4, 7);
    return [opelBodies[letters] ?? opelCodes[letters.slice(0, 2)] ?? letters];
  }
  if (make === 'bmw') {
    const signs = vin.slice(3, 5);
    return bmwCodes.filter(([pattern]) => pattern.test(signs)).map(([, code]) => code);
  }
  if (make === 'volvo') return [...(volvoNames[vin.slice(3, 5)] ?? [])];
  const lancia = make === 'lancia' ? lanciaCodes[vin.slice(3, 6)] : undefined;
  if (lancia) return [lancia];
  const single = singleSigns[make]?.[vin[3] ?? ''];
  return [...(single ? [single] : []), vin.slice(3, 6), vin.slice(3, 5)];
}

function yearIn(vin: string, make: string | undefined): number | undefined {
  if (make === undefined || !volkswagenGroup.has(make)) return undefined;
  const place = yearSigns.indexOf(vin[9] ?? '');
  if (place < 0) return undefined;
  const first = 1980 + place;
  return first < 1996 ? first + 30 : first;
}

/** Number plates of Italy since 1994: two letters, three digits, two letters; I, O, Q and U are not used. */
const plate = /^[A-HJ-NPR-TV-Z]{2}[\s-]?\d{3}[\s-]?[A-HJ-NPR-TV-Z]{2}$/;

export const isPlate = (query: string): boolean =>
  plate.test(
    query
      .trim()
      .toUpperCase()
      .replace(/^TARGA\s*/, ''),
  );
