/** How many pieces a name or a description says that there are, where no column counts them. Pure. */

/** Most that a text is believed to count. */
const mostPieces = 99;

const pieces = String.raw`(?:pz|pezzi|pcs|pieces|st[uü]ck|stk|pi[eè]ces|unidades|uds|piezas|sztuk[ai]?|szt|vnt|stuks|pe[cç]as|unid|buc|buc[aă][tțţ]i|stycken|ks|kus[uůy]|kusov|db|darab|kom|komada|kosov)\b\.?`;
const there = String.raw`(?:disponibil[ei]|in magazzino|available|in stock|auf lager|vorhanden|verf[uü]gbar|disponibles?|en stock|dost[eę]pn\p{L}+|yra|op voorraad|beschikbaar|dispon[ií]vel|dispon[ií]veis|em stock|[iî]n stoc|pe stoc|i lager|finns|på lager|sklad[oe]m|na sklade|k dispoz[ií]ci[ií]?|na stanju|na lageru|na zalogi|na voljo|rakt[aá]ron|k[eé]szleten)`;

/** The count stands behind its word, or is what somebody has: `Pezzi disponibili: 4`, `ne ho 4`, `2 pz disponibili`. */
const counted: readonly RegExp[] = [
  /^(\d{1,2})\s*(?:uds?|unid(?:ades)?)(?![\p{L}])|^(?:quedan|restano|ne restano|restent|il reste)\s+(\d{1,2})(?![\d.,]|\s*(?:%|km|€))/iu,
  new RegExp(
    String.raw`(?<![\p{L}])(?:quantit[aà]['’]?|q\.?t[aà]['’]?|(?:n\.?|numero) pezzi|pezzi(?: ${there})?|giacenza|disponibilit[aà]|qty|quantity|(?:pieces|pcs)(?: ${there})?|stock|st[uü]ckzahl|anzahl|menge|quantit[eé]|cantidad|unidades(?: ${there})?|ilo[sś][cć]|kiekis|aantal|voorraad|cantitate|buc[aă][tțţ]i|antal|antall|po[cč]et(?: kus(?:[uů]|ov)| ks)?|mno[zž]stv[ioí]|koli[cč]ina|darabsz[aá]m|mennyis[eé]g|k[eé]szlet|quantidade|qtde?\.?)\s*[:=]\s*(\d{1,3})(?!\d|[.,/]\d|\s*%)`,
    'iu',
  ),
  /(?<!\p{L})(?:ne (?:ho|abbiamo|restano)|we have|haben wir|tengo|mamy|wij hebben|avem|vi har|tenho|temos|m[aá]me)\s+(\d{1,3})(?!\d|[.,/]\d|\s*(?:%|km|mesi|giorni|anni|euro|€))/iu,
  new RegExp(String.raw`(?<![\d.,])(\d{1,3})\s*(?:${pieces}\s*)?${there}(?!\p{L})`, 'iu'),
  new RegExp(String.raw`(?<!\p{L})${there}\s+(?:n\.?\s*)?(\d{1,3})\s*${pieces}`, 'iu'),
];

/** A price for one of several: `45 cad.`, `40 l'uno`, `prezzo a cerchio`. Else several that are sold together are one. */
const priceEach =
  /(?<!\p{L})(?:cad(?:a|auno|auna)?\.?|caduno|ciascun[oa]|l['’]un[oa]|(?:al|a) pezzo|prezzo (?:a|al|per|unitario|singol)\s?\p{L}*|each|apiece|je|pro st[uü]ck|stk-?preis|(?:la|l['’]) ?unit[eé]|pi[eè]ce|la unidad|cada un[oa]|za sztuk[eę]|per stuk|(?:pe )?buc(?:at[aă]|\.)|per styc?k|styckpris|(?:per|pr\.?) st(?:k\.?)?|stukprijs|p\/st|cada(?: uma?)?|por unidade|pre[cç]o unit[aá]rio|za (?:kus|ks)|\/ ?ks|po komadu|za komad|na kos|\/ ?kom|darabja|\/ ?db|ft\/db|db ?[aá]r)(?!\p{L})/iu;

const numerals: Readonly<Record<string, number>> = {
  coppia: 2,
  paio: 2,
  pair: 2,
  paar: 2,
  paire: 2,
  pareja: 2,
  para: 2,
  due: 2,
  two: 2,
  zwei: 2,
  deux: 2,
  dos: 2,
  tre: 3,
  three: 3,
  quattro: 4,
  four: 4,
  vier: 4,
  quatre: 4,
  cuatro: 4,
  twee: 2,
  drie: 3,
  dois: 2,
  duas: 2,
  quatro: 4,
  pereche: 2,
  patru: 4,
  fyra: 4,
};

/** `2 pezzi`, `N.4 cerchi`, `4 cerchi in lega`, `coppia ammortizzatori`: several, which may be sold together. */
const several: readonly RegExp[] = [
  new RegExp(String.raw`(?<![\d.,])(\d{1,2})\s*${pieces}`, 'iu'),
  /(?<!\p{L})(?:set|kit|lotto|satz|jeu|juego|stel|jogo|conjunto) (?:di|da|of|de|von|van) (\d{1,2})(?!\d)/iu,
  /^(?:n(?:r|°|º|\.)?\s*)?(\d)\s+\p{L}{3}/iu,
  /\(\s*(?:n[.r°º]*|x)\s*(\d)\s*\)/iu,
  new RegExp(String.raw`(?<!\p{L})(${Object.keys(numerals).join('|')})(?!\p{L})`, 'iu'),
];

export type CountedPieces = {
  readonly count: number;
  /** The words that say it. */
  readonly read: string;
};

/**
 * @param texts name and descriptions, plain
 * @param price as it is written
 * @returns undefined where they count none, or one
 */
export function piecesIn(texts: readonly string[], price: string): CountedPieces | undefined {
  const isEach = priceEach.test(price) || texts.some((text) => priceEach.test(text));
  for (const pattern of isEach ? [...counted, ...several] : counted)
    for (const text of texts) {
      const [read, ...groups] = pattern.exec(text) ?? [];
      const said = groups.find((group) => group !== undefined);
      if (read === undefined || said === undefined) continue;
      const count = numerals[said.toLowerCase()] ?? Number(said);
      if (count > 1 && count <= mostPieces) return { count, read: read.trim() };
    }
  return undefined;
}
