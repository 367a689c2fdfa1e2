/** What a text in sentences says of the donor car: where a file has no columns for it, it stands in title and description. */
import { fold } from './letters.ts';
import { colourIn } from './cells/colours.ts';
import { isVin } from './number-looks.ts';
import { inKilometres, readMileage } from './values.ts';
import { isEngineWord, type YearSpan } from './cars/car-text.ts';

export type CarInProse = {
  readonly year: number | null;
  /** The years of its model, where several are announced. */
  readonly span: YearSpan | undefined;
  /** Kilometres. */
  readonly mileageKm: number | null;
  readonly vin: string | null;
  readonly engineCode: string | null;
  /** In Italian. */
  readonly colour: string | null;
  /** What stands behind a word that announces the car, as it is written, its year aside. */
  readonly donor: string | null;
};

/** Years of donor cars that are written with four digits. */
const year =
  /(?:\b(?:ann[oi]|years?|baujahr|bouwjaar|bj|ez|erstzulassung|ann[eé]e|a[nñ]o|rok|metai|immatricolazione|an(?:ul)?(?: de)? fabrica[tțţ]ie[i]?|an fabr)\b|(?<!\p{L})(?:[åa]rsmod(?:ell?)?|[åa]rgang|modell?[åa]r|rok v[yý]roby|godi[sš]te|godina(?: proizvodnje)?|letnik|[eé]vj[aá]rat|gy[aá]rt[aá]si [eé]v|r\.? ?v\.)(?!\p{L}))[^\d\n]{0,30}?((?:19|20)\d{2})\b(?:\s?[-–/]\s?((?:19|20)\d{2})\b)?/iu;
const mileage =
  /\b(?:km(?:[- ]?stand)?|chilometri|laufleistung|kilometerstand|mileage|kilom[eé]tra(?:ge|je)|tellerstand|quil[oó]metros|quilometragem|kilometraj|rulaj|kilometertal|kj[øo]relengde|m[äa]tarst[äa]llning(?! \(?mil)|przebieg|rida|najet[eéoo]|kilometra[zž]a|pre[dđ]eno|prevo[zž]eni[h]?|futott|km [oó]ra [aá]ll[aá]s|fut[aá]steljes[ií]tm[eé]ny|n[aá]jezd|najazden[eéyý](?:ch)?|stav tachometr[au])\b[^\d\n]{0,12}(\d[\d.,' ]{2,10}\d)(?!\d|\s?(?:cv|kw|hp|ps|ch)\b)(\s*(?:miles?|mls|mi)\b)?/i;
const thousandsBehind = /\bkm[\s.:]*(\d{2,3})\s*(?:mila|tkm|tys|k)(?![a-z])/i;

/** `87.412 km`, `61000 km`, `70,000 miles`, no `Bj. 2015 km`; and `45tkm`, `210mila km`, which are thousands. */
const mileageBefore =
  /(?<![a-z\d.,])(\d{1,3}(?:[., ']\d{3})+|(?!(?:19|20)\d{2} ?km)\d{4,6}) ?(?:kms?|(miles|mls))\b/i;
const thousandsBefore =
  /(?<![\d.,])(\d{2,3})\s*(?:tkm|t\.\s?km|mila\s*(?:km|chilometri)|tys\.?\s*km|mil km)(?![a-z])/i;

/** `Codice motore: RHY`, `Motorkennbuchstabe BKD`: announced, since an engine's code may look like anything. */
const engine =
  /(?<!\p{L})(?:cod(?:ice|\.)? ?motore|sigla motore|motore (?:cod(?:ice|\.)?|tipo|sigla)|engine code|motor ?code|motorkennbuchstaben?|mkb|code moteur|c[oó]digo (?:d[eo] )?motor|cod(?:ul)? motor(?:ului)?|serie motor|motorkode?|kod silnika|k[oó]d motor[ua]|motork[oó]d|oznaka motor(?:a|ja)|kod motora|koda motorja|ozna[cč]en[ií]e? motor[ua]|variklio kodas)(?!\p{L})\s*[:.=#-]?\s*([\p{L}\d.-]+)/iu;

/** In capitals, of three letters or with a figure in it. */
const engineCode = /^(?=[A-Z]{3}|[A-Z]*\d)[A-Z0-9]{2,}(?:[.-][A-Z0-9]+)?$/;

const colour =
  /(?<!\p{L})(?:colore(?: (?:auto|carrozzeria|esterno))?|colou?r|farbe|wagenfarbe|couleur|kolor|spalva|tinta|kleur|culoare|f[äa]rg|farve|farge|cor|farba|barva|boja|sz[ií]n)\s*[:=-]?\s*(\p{L}+(?:[ -]\p{L}+)?)/iu;

/** `Removed from: 2010 VW Golf Mk6`, `Smontato da Fiat Panda 2012`: announced, up to the end of its line or sentence. */
const donor =
  /(?<!\p{L})(?:(?:removed|taken|dismantled|sourced) (?:from|off)(?: an?)?|donor(?: car| vehicle)?(?=\s*:)|(?:smontat|prelevat|recuperat)[oaie] da(?: una?)?|(?:auto|vettura|veicolo) (?:di provenienza|donatrice|donatore)|proveni(?:ente|enza)(?: da)?|(?:ausgebaut|stammt|entnommen) aus(?: eine[mr])?|spenderfahrzeug|(?:d[ée]mont[ée]e?|pr[ée]lev[ée]e?|provient|provenant)s? (?:d['’]une? |de |sur )|v[ée]hicule donneur|(?:desmontad|extra[ií]d)[oa] de(?: una?)?|procede(?:nte)? de|veh[ií]culo donante|(?:zdemontowan|wymontowan|pochodz)\p{L}* z|(?:(?:vy|de)mont\p{L}+|poch[aá]dza|poch[aá]z[ií]|demontovan[oyáaéeý]) z(?: vozidla| vozu| auta)?|(?:auto|pojazd) dawc[ay]|i[šs]imt[ao]s? i[šs]|nuimt[ao]s? nuo|afkomstig (?:uit|van)(?: een)?|gedemonteerd (?:uit|van)(?: een)?|komt (?:uit|van)(?: een)?|donor(?:auto|voertuig)|retirad[oa] d[eoa]|provenientes? d[eoa]|viatura dadora|(?:demontat|dezmembrat|scos|provenit|provin)[aăe]? (?:de pe|de la|din)(?: o| un)?|(?:demonterad|plockad|kommer) (?:fr[åa]n|ur)(?: en)?|(?:afmonteret|demonteret|demontert|kommer) fra(?: en)?|donatorbil|donorinis automobilis)\s*[:=-]?\s*(?=[\p{Lu}\d])([^\n;]{3,60})/iu;

/** Most texts announce none, and are not searched. */
const mayAnnounce =
  /from|taken|donor|smont|prelev|pr[eé]l|recup|proven|provien|ausgeb|stammt|entnom|spender|d[ée]mont|donn|desmon|extra|proced|donan|zdemon|wymon|pochodz|poch[aá]|dawc|imt|afkom|gedem|komt|retir|dadora|demont|dezmem|scos|provin|plock|kommer|donator/i;

/** Of a car that is announced, before or behind its name. */
const yearOfDonor = /(?<![\d.,])((?:19[6-9]|20[0-4])\d)(?!\d|[.,/-]\d)/;

/** @param text plain */
export function carInProse(text: string): CarInProse {
  const [, announcedCar = ''] = (mayAnnounce.test(text) && donor.exec(text)) || [];
  const [, ofYear, last] = year.exec(text) ?? yearOfDonor.exec(announcedCar) ?? [];
  const isSpan = last !== undefined && Number(last) > Number(ofYear);
  const announced = engine.exec(text)?.[1]?.replace(/[.-]+$/, '') ?? '';
  const vin = (text.toUpperCase().match(/\b[A-HJ-NPR-Z0-9]{17}\b/g) ?? []).find(isVin);
  return {
    year: ofYear === undefined || isSpan ? null : Number(ofYear),
    span: isSpan ? { from: Number(ofYear), to: Number(last) } : undefined,
    mileageKm: mileageIn(text),
    vin: vin ?? null,
    engineCode: engineCode.test(announced) ? announced : null,
    colour: colourIn(colour.exec(text)?.[1] ?? '') ?? null,
    donor:
      announcedCar
        .replace(yearOfDonor, '')
        .replace(/[\s.,:]+$/, '')
        .trim() || null,
  };
}

/** `Miltal: 14 500`, `12 300 mil`: Swedish miles, of ten kilometres. */
const swedishMiles =
  /(?<!\p{L})(?:miltal|mil)\s*[:=]\s*(\d[\d ]{2,6})(?!\d)|(?<![\d.,])(\d{1,2}[ .]\d{3}|\d{4,5}) ?mil(?!\p{L}| ?km)/iu;

function mileageIn(text: string): number | null {
  const [, behind, ahead] = swedishMiles.exec(text) ?? [];
  const swedish = (behind ?? ahead)?.replace(/[ .]/g, '');
  if (swedish !== undefined) return readMileage(String(Number(swedish) * 10)) ?? null;
  const [, thousands] = thousandsBefore.exec(text) ?? thousandsBehind.exec(text) ?? [];
  if (thousands !== undefined) return Number(thousands) * 1000;
  const [, figures, miles] = mileageBefore.exec(text) ?? mileage.exec(text) ?? [];
  const read = figures === undefined ? null : (readMileage(figures.replace(/[' ]/g, '')) ?? null);
  return miles === undefined || read === null ? read : inKilometres(read);
}

/** Years of four digits that stand alone; the 2008 of Peugeot is no year, nor the 2000 of an engine. */
const loneYear =
  /(?<![\w.,/'’–>+-]|peugeot\s)((?:19[6-9]|20[0-4])\d)(?![\w/–>+-]|[.,]\d)(?=(?:\s+(\S+)(?:\s+(\S+))?)?)/giu;

/** What is measured: `2000 cc`, `2000 benzina`, `1998 cm3`, `2020 €`. */
const measure = /^(?:cc|ccm|cm3|cm³|km|giri|rpm|w|watt|kg|g|mm|€|euro?|eur|pz|pezzi)$/;

/**
 * The year of the car that a title names, where it stands without a word that announces it: `Cofano Peugeot 206 2003 grigio`.
 *
 * @returns null where there is none, or several
 */
export function yearInTitle(title: string, thisYear: number): number | null {
  const years = new Set<number>();
  for (const [, digits, next = '', afterNext = ''] of title.matchAll(loneYear)) {
    // `2002 km 98000` are two things.
    const behind = /^\d/.test(afterNext) ? '' : fold(next).replace(/[,;).]+$/, '');
    const year = Number(digits);
    if (year <= thisYear + 1 && !measure.test(behind) && !isEngineWord(behind)) years.add(year);
  }
  const [year, ...others] = years;
  return year !== undefined && others.length === 0 ? year : null;
}

/** `OPEL ASTRA H 04-09`, `2004-2009`; `205/55-16` and `51-84-63` are no years. */
const span =
  /(?<![\w.,/'-])((?:19|20)?\d{2})\s?[-–]\s?((?:19|20)?\d{2})(?![\w/-]|[.,]\d| ?(?:mm|cm|pin|kg|cv|ps|kw|hp))/giu;
/** `2006/2010`, `2010 > 2016`, `dal 2007 al 2015`: of four figures alone. */
const wholeSpan =
  /(?<![\w.,/'-])((?:19|20)\d{2})(?:\s?(?:\/|>+|→)\s?|\s(?:al?|fino al|to|until|bis|à|au|hasta|até|do|tot|iki|till)\s)((?:19|20)\d{2})(?![\w/-]|[.,]\d)/giu;
/** `2007>`, `2011→`. */
const openSpan = /(?<![\w.,/'-])((?:19|20)\d{2})\s?(?:>+|→)(?!\s?\d)/u;
/** Of two figures: before it the nineties are meant. */
const firstOfNineties = 85;
/** Longest that a model is built. */
const longestBuilt = 25;

const century = (digits: string): number =>
  digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) >= firstOfNineties ? 1900 : 2000);

const wholeYears =
  /(?<![\w.,/'-])((?:19|20)\d{2})\s?(?:[-–]|\/|>+|→)\s?((?:19|20)\d{2})(?![\w/-]|[.,]\d)|(?<!\p{L})(?:dal|from|von|de|desde|od|van|nuo)\s((?:19|20)\d{2})\s(?:al?|fino al|to|until|till|bis|à|au|hasta|até|do|tot|iki)\s((?:19|20)\d{2})(?![\w/-]|[.,]\d)/giu;

/** Of a short remark, where two figures are sizes and hours: years of four alone. Nothing where several are named. */
export function spanInRemark(text: string, thisYear: number): YearSpan | undefined {
  if (!/\d{4}/.test(text)) return undefined;
  const spans = [...text.matchAll(wholeYears)].map(([, one, other, from, to]) => ({
    from: Number(one ?? from),
    to: Number(other ?? to),
  }));
  const [first, ...others] = spans;
  return first &&
    others.length === 0 &&
    first.from < first.to &&
    first.to <= thisYear &&
    first.to - first.from <= longestBuilt
    ? first
    : undefined;
}

/** The years of the model that a title names; nothing where it names none, or several. */
export function spanInTitle(title: string, thisYear: number): YearSpan | undefined {
  const spans = [...title.matchAll(span), ...title.matchAll(wholeSpan)].flatMap(
    ([, first = '', last = '']) => {
      const [from, to] = [century(first), century(last)];
      return from < to && to <= thisYear && to - from <= longestBuilt ? [{ from, to }] : [];
    },
  );
  if (spans.length > 0) return spans.length === 1 ? spans[0] : undefined;
  const [, begun] = openSpan.exec(title) ?? [];
  return begun === undefined ? undefined : { from: Number(begun), to: null };
}
