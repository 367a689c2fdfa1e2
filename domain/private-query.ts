/**
 * Queries that say who somebody is, or whose car it is: of those nothing is kept. No expression looks behind: the browsers of iOS 16.0
 * to 16.3 refuse the whole file of such a one.
 */

/** In their order no letter is O, I or Q, which look like digits (ISO 3779). */
const vin = /(?:^|[^a-z0-9])(?=[a-z0-9]*\d)(?=[a-z0-9]*[a-z])[a-hj-npr-z0-9]{17}(?![a-z0-9])/;

/** `AB 123 CD`, as in Italy and France; as the provinces had it, `MI 1A2345` and `Roma A12345`; a German `M-AB 1234`. */
const plates = [
  /(?:^|[^a-z0-9])[a-z]{2}[ .-]?\d{3}[ .-]?[a-z]{2}(?![a-z0-9])/,
  /(?:^|[^a-z0-9])(?:[a-z]{2}|roma)[ .-]?(?:[a-z]\d{5}|\d[a-z]\d{4}|\d{6})(?![a-z0-9])/,
  /(?:^|[^a-z0-9])[a-z]{1,3}-[a-z]{1,2}[ -]?\d{1,4}(?![a-z0-9])/,
];

const mailAddress = /\S@\S+\.\S/;

/** Sixteen signs, of which only the digits' places may hold a letter for somebody of the same name. */
const taxCode =
  /(?:^|[^a-z0-9])[a-z]{6}[0-9lmnp-v]{2}[a-z][0-9lmnp-v]{2}[a-z][0-9lmnp-v]{3}[a-z](?![a-z0-9])/;

/** From a country's code on; an Italian mobile's ten digits; a landline's nine to eleven. Blanks and dashes go first. */
const telephone = /(?:^|[^a-z0-9])(?:(?:\+|00)39\d{6,11}|\+[1-9]\d{7,14}|3\d{8,9}|0[1-9]\d{7,9})(?![a-z0-9])/;

/** What is written before a vehicle's number, and says nothing else. */
const announcing = /^(?:(?:vin|telaio|numero|nr|n)\b\W*)+/;

/** A query in one piece, as a vehicle's number reads that was announced and typed in groups, with nothing else beside it. */
export const inOnePiece = (query: string): string => joined(lowered(query).trim().replace(announcing, ''));

/** Whether a query is, or holds, a VIN or a number plate: it is read, and then kept nowhere. */
export function namesOneCar(query: string): boolean {
  const text = lowered(query);
  const written = [text, joined(text), inOnePiece(query)];
  return written.some((one) => vin.test(one)) || plates.some((one) => one.test(text));
}

/**
 * Whether it is, or holds, that, an e-mail address, a tax code or a telephone number. It would rather take a maker's number for a
 * telephone (`0 445 110 272` may be one in Schio) than keep somebody's.
 */
export function isPrivateQuery(query: string): boolean {
  const text = lowered(query);
  return (
    namesOneCar(query) ||
    mailAddress.test(text) ||
    taxCode.test(text) ||
    taxCode.test(joined(text)) ||
    telephone.test(text.replace(/([\d+])[ ./()-]+(?=\d)/g, '$1'))
  );
}

const lowered = (query: string): string => query.normalize('NFKC').toLowerCase();

/** As it reads where it was typed in groups, alone. */
const joined = (text: string): string => text.replace(/[ .-]/g, '');
