/** Which code page a text of single bytes is in: Windows-1252 of the west, 1250 of the east from Poland to Romania, 1257 of the Baltic, 850 of DOS. Pure. */

export type CodePage = 'windows-1252' | 'windows-1250' | 'iso-8859-2' | 'windows-1257' | 'ibm850';

/**
 * Bytes that are letters on one page and on no other: between two letters `ł`, `ą`, `ż`, `ź` of Polish would be `³`, `¹`, `¿`, `Ÿ` in the
 * west, and `š`, `ž` of Lithuanian `ð`, `þ` of Iceland. So would `ş` of Romanian be `º`, and `ě`, `ů`, `ň` of Czech and Slovak `ì`, `ù`, `ò`, which
 * Italian has at the end of words alone, and `ľ` and `ť` `¾` and nothing.
 */
const telling: ReadonlyMap<number, CodePage> = new Map([
  ...[0xb3, 0xb9, 0xbf, 0x9f, 0xba, 0xaa, 0xbe, 0x9d, 0xec, 0xf9, 0xf2].map(
    (byte) => [byte, 'windows-1250'] as const,
  ),
  // `ą`, `ś`, `ź` of programs that are none of Windows: signs of money and measure elsewhere.
  ...[0xb1, 0xb6, 0xbc].map((byte) => [byte, 'iso-8859-2'] as const),
  ...[0xf0, 0xfe].map((byte) => [byte, 'windows-1257'] as const),
]);

/** Letters of DOS (`é`, `è`, `ò`, `ù`, `ì`, `ç`, `ê`, `ë`, `ü`) which behind a letter are no signs of Windows. */
const ofDos: ReadonlySet<number> = new Set([0x81, 0x82, 0x87, 0x88, 0x89, 0x8a, 0x8d, 0x95, 0x97]);
/** `à`, `ä`, `ö`: at the end of a word Windows has `…`, `„` and `”` there. */
const ofDosWithin: ReadonlySet<number> = new Set([0x84, 0x85, 0x94]);
/** `Ò` and `À` of DOS, which Windows has for `ã` and `·`: neither ends a word in capitals. */
const capitalsOfDos: ReadonlySet<number> = new Set([0xe3, 0xb7]);
/** `É` and `Ö`: Windows has nothing and `™` there, which stands within no word. */
const capitalsWithin: ReadonlySet<number> = new Set([0x90, 0x99]);

/** `CITROËN`: Windows has `Ó` there, which stands behind no `O`. */
const diaeresisE = 0xd3;
/** `N°4`: Windows has `ø` there, which stands before no figure. */
const degree = 0xf8;

/** `─` and `═`, with which programs of DOS rule their pages: no text has so many of what they are elsewhere, `Ä` and `Í`, in a row. */
const rules: ReadonlySet<number> = new Set([0xc4, 0xcd]);
const leastOfRule = 5;

const isInRule = (bytes: Uint8Array, at: number): boolean =>
  rules.has(bytes[at] ?? 0) &&
  at >= leastOfRule &&
  bytes.subarray(at - leastOfRule, at).every((byte) => byte === bytes[at]);

/** `ă`, which ends many Romanian words: in the west it is the `ã` of Portuguese, with an `o` or `e` behind it in nearly all. */
const brevis = 0xe3;
const behindTilde: ReadonlySet<number> = new Set([0x6f, 0x65, 0x73]);

/** `ý` of Czech and Slovak, which stands at the end of words as well; DOS has `²` there. No language of the west has it. */
const acuteY = 0xfd;
/** `ľ` and `Ľ`, with which words begin: `¾` and `¼`, which stand before no letter. */
const softL: ReadonlySet<number> = new Set([0xbe, 0xbc]);
/** `š` and `ž`, which are letters of the western page too: within words they are of Slavs, whose other letters it has not. */
const slavic: ReadonlySet<number> = new Set([0x9a, 0x9e]);
/** `Š` and `Ž`, in a word of capitals: DOS has no `è` and `Ä` there. */
const slavicCapitals: ReadonlySet<number> = new Set([0x8a, 0x8e]);
/** `ő`: in the west the `õ` of Portuguese, with an `e` behind it. */
const doubleAcute = 0xf5;

/** @param at of a byte that is a letter of the east by what stands beside it */
function isOfEast(bytes: Uint8Array, at: number): boolean {
  const [before, byte = 0, next = 0] = [bytes[at - 1], bytes[at], bytes[at + 1]];
  if (softL.has(byte)) return isSmall(next) || next >= 0xe0;
  if (next >= 0x80 || !isLetter(before)) return false;
  if (byte === acuteY) return isSmall(before) && before !== squared;
  if (slavic.has(byte)) return isSmall(before) && isLetter(next);
  if (slavicCapitals.has(byte)) return isCapital(before) && isCapital(next);
  return byte === doubleAcute && isSmall(before) && next !== letterE;
}

const isSmall = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x61 && byte <= 0x7a;
/** The `m` of `mm²`. */
const squared = 0x6d;
const letterE = 0x65;
const capitalO = 0x4f;
const isFigure = (byte: number): boolean => byte >= 0x30 && byte <= 0x39;

/** Fewer are slips of a hand, or of a program. */
const fewest = 2;

const isCapital = (byte: number | undefined): boolean => byte !== undefined && byte >= 0x41 && byte <= 0x5a;

const isLetter = (byte: number | undefined): boolean =>
  isCapital(byte) || (byte !== undefined && byte >= 0x61 && byte <= 0x7a);

/** @param at of a byte with a letter before it */
function isOfDos(bytes: Uint8Array, at: number): boolean {
  const [before, byte = 0, next = 0] = [bytes[at - 1], bytes[at], bytes[at + 1]];
  if (next >= 0x80) return false;
  if (slavicCapitals.has(byte) && isCapital(before) && isCapital(next)) return false;
  if (capitalsOfDos.has(byte)) return isCapital(before) && (!isLetter(next) || isCapital(next));
  if (capitalsWithin.has(byte)) return isCapital(before) && isCapital(next);
  if (byte === diaeresisE) return before === capitalO && isCapital(next);
  if (byte === degree) return isFigure(next);
  return ofDos.has(byte) || (ofDosWithin.has(byte) && isLetter(next));
}

export type PageCount = {
  /** @param at of a byte beyond ASCII, between others of its text */
  take(bytes: Uint8Array, at: number): void;
  /** The page that most of them tell; the western one where none does. */
  page(): CodePage;
};

export function createPageCount(): PageCount {
  const counts = new Map<CodePage, number>();
  const count = (page: CodePage): void => void counts.set(page, (counts.get(page) ?? 0) + 1);
  return {
    take(bytes, at) {
      if (isInRule(bytes, at)) count('ibm850');
      if (isOfEast(bytes, at)) count('windows-1250');
      if (!isLetter(bytes[at - 1])) return;
      const next = bytes[at + 1] ?? 0;
      const isDos = isOfDos(bytes, at);
      if (!isDos && bytes[at] === brevis && next < 0x80) {
        const page = behindTilde.has(next) ? 'windows-1252' : 'windows-1250';
        count(page);
        return;
      }
      const page = isDos ? 'ibm850' : telling.get(bytes[at] ?? 0);
      // Between letters of ASCII none of them is part of a sign of UTF-8.
      if (page && (page === 'ibm850' || isLetter(next))) count(page);
    },
    page() {
      const [most] = [...counts].toSorted((one, other) => other[1] - one[1]);
      return most && most[1] >= fewest ? most[0] : 'windows-1252';
    },
  };
}

/** The page of such bytes as are no UTF-8 in a text. */
export function pageOf(bytes: Uint8Array): CodePage {
  const count = createPageCount();
  bytes.forEach((byte, at) => {
    if (byte >= 0x80) count.take(bytes, at);
  });
  return count.page();
}
