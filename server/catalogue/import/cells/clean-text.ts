/** Texts of foreign files: entities and tags of web pages, and what was decoded twice, become what was meant. */
import { cleanCell } from '../cell-reader.ts';

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  euro: '€',
  deg: '°',
  agrave: 'à',
  egrave: 'è',
  eacute: 'é',
  igrave: 'ì',
  ograve: 'ò',
  ugrave: 'ù',
  Agrave: 'À',
  Egrave: 'È',
  Eacute: 'É',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  ccedil: 'ç',
  ntilde: 'ñ',
  euml: 'ë',
  iuml: 'ï',
  ecirc: 'ê',
  acirc: 'â',
  ocirc: 'ô',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  middot: '·',
  bull: '•',
  reg: '®',
  copy: '©',
  trade: '™',
  times: '×',
  laquo: '«',
  raquo: '»',
  ordm: 'º',
  ordf: 'ª',
  frac12: '½',
  oslash: 'ø',
  scaron: 'š',
  Scaron: 'Š',
  zcaron: 'ž',
  iacute: 'í',
  oacute: 'ó',
  aacute: 'á',
  uacute: 'ú',
  icirc: 'î',
  Icirc: 'Î',
  Ecirc: 'Ê',
  Acirc: 'Â',
  Ocirc: 'Ô',
  ucirc: 'û',
  Ucirc: 'Û',
  Ccedil: 'Ç',
  oelig: 'œ',
  OElig: 'Œ',
  aelig: 'æ',
  aring: 'å',
  Aring: 'Å',
  Oslash: 'Ø',
  AElig: 'Æ',
  abreve: 'ă',
  Abreve: 'Ă',
  scedil: 'ș',
  Scedil: 'Ș',
  tcedil: 'ț',
  Tcedil: 'Ț',
  Ntilde: 'Ñ',
  Aacute: 'Á',
  Iacute: 'Í',
  Oacute: 'Ó',
  Uacute: 'Ú',
  Zcaron: 'Ž',
  ccaron: 'č',
  Ccaron: 'Č',
};

const entity = /&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|([a-z]{2,8}\d{0,2}));/gi;

const sign = (code: number): string =>
  code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ' ';

function withoutEntities(text: string): string {
  return text.replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return sign(Number(decimal));
    if (hex !== undefined) return sign(parseInt(hex, 16));
    return entities[name ?? ''] ?? whole;
  });
}

const tags = /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi;
const breaks = /<\s*(?:br|\/p|\/li|\/div|\/tr)\s*\/?>/gi;
/** Texts of which nothing is shown. */
const hidden = /<(script|style)\b[^>]*>[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/gi;

/** UTF-8 that somebody read as Windows-1252 and wrote as UTF-8 again: `CitroÃ«n`. */
const decodedTwice = /È[˜™š›]|[ÃÂÅÄâ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

const windowsSigns: ReadonlyMap<string, number> = new Map(
  Array.from({ length: 128 }, (_, at) => at + 128).map((byte) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
    byte,
  ]),
);

function decodedOnce(text: string): string {
  if (!decodedTwice.test(text)) return text;
  const bytes: number[] = [];
  for (const one of text) {
    const code = one.charCodeAt(0);
    const byte = code < 128 ? code : windowsSigns.get(one);
    if (byte === undefined) return text;
    bytes.push(byte);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return text;
  }
}

/** @param keepsLines whether line breaks mean something; else they become blanks */
export function plainText(text: string, keepsLines = false): string {
  if (text === '') return '';
  let plain = decodedOnce(text);
  // A web shop's export writes the line breaks of a page as the two signs that stand for one.
  if (plain.includes('</')) plain = plain.replaceAll(String.raw`\n`, '\n');
  if (plain.includes('<')) plain = plain.replace(hidden, ' ').replace(breaks, '\n').replace(tags, ' ');
  if (plain.includes('&')) {
    plain = withoutEntities(plain);
    // Twice written: `&lt;br&gt;`.
    if (tags.test(plain) || breaks.test(plain))
      plain = plain.replace(hidden, ' ').replace(breaks, '\n').replace(tags, ' ');
  }
  return cleanCell(plain, keepsLines);
}
