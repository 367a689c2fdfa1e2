/** Prices, years, quantities and conditions as other programs write them. */
import { remembering } from '../remembering.ts';
import type { Condition } from '../../../../domain/contract/parts.ts';
import { fold, wordsOf } from '../letters.ts';
import { readYears, type YearSpan } from '../cars/car-text.ts';
import { readPrice } from '../../../../domain/written-price.ts';
import { readQuantity, readYear } from '../values.ts';
import { readCondition, readFuel } from '../words.ts';
import { saysDamage, saysNeedsPaint } from './damage.ts';

/** Of Italy, in percent. */
export const usualVat = 22;

const foreignCurrency =
  /zł|\bpln\b|\$|\busd\b|£|\bgbp\b|\bchf\b|\bfr\.|\bhuf\b|\bft\b|\bron\b|\blei\b|\bczk\b|\bkč|\bkc\b|\bforint\b|\brsd\b|\bhrk\b|\bkn\b|\bdin\b|\bdinara\b|\bbam\b|\bsek\b|\bdkk\b|\bnok\b|\bbgn\b|\bkr\b|:-\s*$|\blt[lv]\b/i;

const vatAdded = String.raw`\+\s*(?:iva|vat|mwst|tva|pvm|btw|moms|mva|dph|[aá]fa|pdv|ddv)\b`;

/** `Prezzo + IVA`, as a column is called. */
const isCalledWithoutVat = new RegExp(vatAdded, 'i');
export const saysVatIsAdded = (name: string): boolean => isCalledWithoutVat.test(name);

/** `100 + IVA`, `80 HT`: the VAT comes on top, whatever the rest of the file says. */
const isWithoutVat = new RegExp(
  String.raw`${vatAdded}|\bbre?z\s*(?:pdv|ddv)\b|\bbez\s*dph\b|\b[aá]fa n[eé]lk|nett[oó]\s*$|\bf(?:[aă]r[aă]|\.)?\s*tva\b|\btva neinclus|\b(?:exkl?|ekskl?|eks|excl|utan|uden|uten)\.?\s*(?:moms|mva)\b|\b(?:excl(?:usief)?|ex|zonder)\.?\s*btw\b|\b(?:sem|s\/|acresce|mais)\s*iva\b|\biva (?:nao|não) inclu|\b(?:iva|vat) (?:escl|excl|ex)\w*|\b(?:zzgl|exkl|plus|hors)\.?\s*(?:iva|vat|mwst|tva|taxes?)\b|\b(?:ht|netto|net)$`,
  'i',
);

/** What a price is said to be for, or to be open to: `50 cad.`, `150 tratt.`, `160 i 4`, `80 la coppia`. */
const beside =
  /\b(?:iva|vat|mwst|tva|pvm|btw|moms|mva|dph|(?:s|bez|v[cč]\.?|vr\.?|v[cč]etn[eě]|vr[aá]tane)(?=\s*dph)|(?:za )?(?:ks|kus)|dohodou|pdv|ddv|(?:s|sa|z|bez|brez)(?=\s*(?:pdv|ddv))|(?:po )?kom(?:ad|adu)?|(?:na )?kos|dogovor|fiksno|[aá]f[aá](?:val)?|brutt[oó](?=\s|$)|nett[oó](?=\s|$)|(?:\/ ?)?db|darabja|\/ ?darab|alkuk[eé]pes|ir[aá]ny[aá]r|(?:inkl?|incl|exkl?|ekskl?|eks|utan|uden|uten|med)(?=\.?\s*(?:moms|mva))|(?:f[aă]r[aă]|f\.?|cu|neinclus)(?=\s*tva)|neinclus|(?:pe )?buc(?:at[aă])?|negociabil|perechea|setul|per styc?k|styck|(?:per |pr\.? |\/)st(?:k)?|fast pris|inclusief|exclusief|inclu[ií]do|sem(?=\s*iva)|com(?=\s*iva)|acresce(?=\s*iva)|mais(?=\s*iva)|zonder(?=\s*btw)|ex(?=\.?\s*btw)|(?:per |p\/|het )?stuks?|p\/st|de set|per (?:set|paar)|vaste prijs|vraagprijs|onderhandelbaar|negoci[aá]vel|o par|o (?:jogo|conjunto)|por pe[cç]a|(?:a |por )unidade|cada(?: um[a]?)?|inclusa|inclus[ei]?|incl|compresa|brutto|ivat[oi]|escl\w*|excl\w*|zzgl|exkl|plus|hors|ht|ttc|netto|net|cad|cadauno|caduno|vb|vhb|fp|festpreis|tratt\w*|neg|negoziabile|negotiable|ono|circa|ca|l['’]un[oa]|al pezzo|fiss[oi]|alla coppia|la coppia|il (?:set|kit|paio)|each|ea|apiece|je|(?:pro )?(?:stk|st[uü]ck)|(?:la |par |à la )?pi[eè]ces?|(?:à )?(?:l['’]|la |par |por )?unit[eé]|chacune?|la unidad|unidad|uds?|c\/u|cada un[oa]|(?:za )?(?:szt|sztuk[eęai])|(?:u[zž] )?vnt|tutt[ie] e (?:\d|due|tre|quattro)|tutt[oie]|(?:i|le|gli|per|x|all|die|alle|les|los|las|za)\s*(?:\d{1,2}|due|tre|quattro|two|three|four|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|dwie|trzy|cztery|twee|drie|dois|duas|quatro)(?=\s*$))(?![\w€])\.?/gi;

/** `45€ + sped.`, `100 € spedizione esclusa`: sending is not in it, as it never is here. */
const postage =
  /(?:\s*[+,(]\s*|\s+)(?:s\.?s\.?|spes[ae]|sped\w*|trasporto|corriere|versand\w*|porto|shipping|postage|p&p|port|frais|envio|env[ií]o|gastos|wysy[lł]ka|verzend\w*|portes|transport|livrare|curier|frakt\w*|fragt|po[sš]tovn[eé]|doprava|po[sš]tarina|dostava|sz[aá]ll[ií]t[aá]s|posta\w*)(?:\.|\b).*$/i;

export type ForeignPrice = {
  /** Whole, above nought. */
  readonly cents: number;
  /** The cell itself says that the VAT comes on top. */
  readonly isNet: boolean;
};

/** `98,3607`: programs that reckon without VAT keep four decimals and more; three may be thousands. */
const finerThanCents = /(\d+)([.,])(\d{4,})(?!\d)/;

/** A price with no more decimals than cents. */
export const inCents = (text: string): string =>
  text.replace(finerThanCents, (_, whole: string, sign: string, decimals: string) =>
    Number(`${whole}.${decimals}`).toFixed(2).replace('.', sign),
  );

export const isInEuros = (header: string): boolean => /€|(?<!\p{L})eur(?:o|os)?(?!\p{L})/iu.test(header);

/** The currency in which the name of a column says that its prices are; empty for euros, and where it says none. */
export const otherCurrencyIn = (header: string): string =>
  isInEuros(header) ? '' : (foreignCurrency.exec(header)?.[0] ?? '');

/** @returns undefined where it is no price, or none in euros */
export const readForeignPrice = (text: string, currency = ''): ForeignPrice | undefined =>
  priceIn({ text, currency });

type WrittenPrice = { readonly text: string; readonly currency: string };
const priceIn = remembering(
  ({ text, currency }: WrittenPrice): ForeignPrice | undefined => {
    if (foreignCurrency.test(text) || (currency !== '' && !/^(?:eur|euro|€)$/i.test(currency.trim())))
      return undefined;
    const cents = readPrice(
      inCents(text)
        .replace(postage, '')
        .replace(beside, '')
        .replace(/^[:=\s]+|[+/\s]+$/g, '')
        .trim(),
    );
    return cents === undefined ? undefined : { cents, isNet: isWithoutVat.test(text.trim()) };
  },
  ({ text, currency }) => `${currency}\n${text}`,
);

/** What people write where a program asks for a price and there is none: 9999, 99999,99, 11111, 12345, 0,01. */
export function isPlaceholder(cents: number): boolean {
  const euros = String(Math.floor(cents / 100));
  return cents <= 10 || /^(?:9{4,}|(\d)\1{4,}|12345\d*)$/.test(euros);
}

/** What the yard paid: another program writes nought where nobody said it. */
export const readForeignCost = (text: string, currency = ''): number | null | undefined =>
  /^0+(?:[.,]0+)?\s*€?$/.test(text) ? null : readForeignPrice(text, currency)?.cents;

/** What a price without VAT comes to with it. @param percent of the line, or of Italy */
export function withVat(cents: number, percent: string): number {
  const said = Number(/(\d{1,2}(?:[.,]\d+)?)/.exec(percent)?.[1]?.replace(',', '.') ?? usualVat);
  // A spreadsheet keeps 21 % as 0.21.
  const rate = said > 0 && said < 1 ? said * 100 : said;
  return Math.round(cents * (1 + (rate >= 0 && rate <= 30 ? rate : usualVat) / 100));
}

/** A year, a date of any manner, a span of years; nothing where none can be read. */
export function readAnyYear(
  text: string,
  thisYear: number,
): { year: number | null; span: YearSpan | undefined } {
  const nothing = { year: null, span: undefined };
  if (text === '') return nothing;
  // `99-2003` is no day, and `12-2003` a month.
  const [, shortened = '', last = ''] = noMonthToYear.exec(text) ?? [];
  if (last !== '' && wholeYear(shortened, thisYear) < Number(last))
    return { year: null, span: { from: wholeYear(shortened, thisYear), to: Number(last) } };
  const plain = readYear(text, thisYear);
  if (plain) return { year: plain, span: undefined };
  const [, ofDate] =
    /^((?:19|20)\d{2})[-./]\d{1,2}(?:[-./]\d{1,2})?(?:[T\s].*)?$/.exec(text) ??
    /^(?:\d{1,2}[-./]){1,2}((?:19|20)\d{2})(?:[T\s].*)?$/.exec(text) ??
    [];
  if (ofDate !== undefined)
    return isYear(Number(ofDate), thisYear) ? { year: Number(ofDate), span: undefined } : nothing;
  // `07-20` are years as long as they go up; `05.05` and `11/03` are months of one.
  const [, first, end] = /^['’]?(\d{2})\s*-\s*['’]?(\d{2})$/.exec(text) ?? noMonth.exec(text) ?? [];
  if (first !== undefined && end !== undefined) {
    const span = { from: wholeYear(first, thisYear), to: wholeYear(end, thisYear) };
    if (span.from < span.to) return { year: null, span };
  }
  const [, begun] = /^['’]?(\d{2})\s*(?:>+|→)$/.exec(text) ?? [];
  if (begun !== undefined) return { year: null, span: { from: wholeYear(begun, thisYear), to: null } };
  const [, short] = /^(?:\d{1,2}[-./]){1,2}(\d{2})$/.exec(text) ?? /^['’]?(\d{2})$/.exec(text) ?? [];
  if (short !== undefined) {
    const whole = wholeYear(short, thisYear);
    return { year: isYear(whole, thisYear) ? whole : null, span: undefined };
  }
  const { years } = readYears(` ${text}`, thisYear);
  if (!years) {
    const [found] = /\b(?:19|20)\d{2}\b/.exec(text) ?? [];
    return found !== undefined && isYear(Number(found), thisYear)
      ? { year: Number(found), span: undefined }
      : nothing;
  }
  return years.from === years.to ? { year: years.from, span: undefined } : { year: null, span: years };
}

const noMonthToYear = /^['’]?(00|1[3-9]|[2-9]\d)\s*[-–/>]\s*((?:19|20)\d{2})$/;

/** `98/03`: more than the months of a year. */
const noMonth = /^['’]?(1[3-9]|[2-9]\d)\/(\d{2})$/;

/** Two digits up to next year's are of this century. */
const wholeYear = (short: string, thisYear: number): number =>
  (Number(short) > (thisYear + 1) % 100 ? 1900 : 2000) + Number(short);

const isYear = (year: number, thisYear: number): boolean => year >= 1930 && year <= thisYear + 1;

/** Pieces; one where the file says that it is there, none where it says that it is gone. */
export function readAnyQuantity(text: string): number | undefined {
  const plain = readQuantity(
    text.replace(
      /\s*(?:st(?:k|uck|ück|uks?)?|szt|vnt|uds?|unit[àas]?|un(?:id)?(?:ades?)?|pe[cç]as?|buc(?:at[aă]|[aă][tțţ]i)?|styc?k(?:en)?|sets?|kit|serie|coppia|paio|paar|paire|par|pairs?|komplet|juego|stel|jogo|ks|kus(?:[uůy]|ov)?|sada|db|darab|szett|kom(?:ad[ai]?)?|kos(?:a|i|ov)?)\.?$/i,
      '',
    ),
  );
  if (plain !== undefined) return plain;
  const all = fold(text).trim();
  if (
    /^(?:da|(?:finns )?i lager|finns|pa lager|(?:in|pe) stoc|disponibila?|tillganglig|skladom|skladem|na sklade|dostupn[yaei]|raktaron|keszleten|elerheto|van|na (?:stanju|lageru|zalogi|voljo|zalihi)|dostupno)$/.test(
      all,
    )
  )
    return 1;
  if (
    /^(?:nu|nej|nei|vandut[ae]?|epuizat|stoc epuizat|slut|predan[yaeo]|prodan[yaeo]|vypredan[yaeo]|vyprodan[yaeo]|eladva|elkelt|eladott|nincs(?: raktaron)?|elfogyott|prodato|rasprodano|razprodano|nema|ej i lager|solgt|udsolgt|utsolgt)$/.test(
      all,
    ) ||
    /^s[åÅ]ld$/i.test(text.trim())
  )
    return 0;
  const [word = ''] = wordsOf(text);
  if (
    /^(?:si|yes|y|ja|oui|tak|taip|true|disponibile|disponibili|available|verfugbar|dostepny|yra|in|ok|x|op|aanwezig|beschikbaar|sim|disponivel|em|ano|igen)$/.test(
      word,
    )
  )
    return 1;
  return /^(?:no|n|nein|non|nie|ne|false|venduto|esaurito|sold|verkauft|vendu|vendido|sprzedany|parduota|out|nee|verkocht|uitverkocht|nao|esgotado)$/.test(
    word,
  )
    ? 0
    : undefined;
}

/** What the trade says of a piece, folded; the worse word counts. */
const conditionWords: readonly (readonly [RegExp, Condition])[] = [
  [
    /da revisionare|da riparare|non funzionante|difettos|con difett|con (?:alcuni )?segni di danno|with (?:faults|defects|damage)|(?:mit|m\.) ?(?:mangeln|schaden)|avec defauts?|con defectos?|z wadami|danneggiat|rott[oa]|guast|per ricambi|per parti|defekt|beschadigt|damaged|faulty|not working|for parts|spares|broken|endommag|pour pieces|averiad|roto|danad|uszkodzon|niesprawn|sugadint|pazeist|beschadigd|kapot|defect|niet werkend|voor onderdelen|danificad|avariad|partid[oa]|nao funciona|para pecas|nefunctional|nu functioneaza|pentru piese|deteriorat|stricat|avariat|trasig|skadad|skadet|beskadiget|odelagt|fungerar (?:ej|inte)|ej fungerande|virker ikke|for reservdelar|renoveringsobjekt|poskoden|poskozen|nefunkcn|nefunguje|na (?:nahradni |nahradne )?(?:diely|dily)|na opravu|ostecen|neispravn|poskodovan|pokvaren|u kvaru|v okvari|za dijelove|za delove|serult|hibas|torott|nem mukod|mukodeskeptelen|alkatresznek|javitando|felujitando|\bvadn[yaei]\b|do (?:renowacji|regeneracji|naprawy|remontu|malowania)|da (?:rigenerare|ricondizionare|sistemare|restaurare)|to be (?:refurbished|repaired|reconditioned)|needs (?:refurbish|recondition|repair)|zu uberholen|uberholungsbedurftig|a (?:renover|reconditionner|reparer)|para (?:reacondicionar|reparar|recondicionar)|te reviseren|^em$|^me$|nuo 7000|^7000$/,
    'C',
  ],
  [
    /etat d.usage|discret|sufficiente|usurat|^usu$|^usee?s?$|mediocre|fair|acceptable|poor|worn|akzeptabel|stark gebraucht|moyen|passable|aceptable|regular|dostateczn|\bdst\b|vidutin|matig|redelijk|voldoende|slecht|versleten|razoavel|mediano|satisfatori|desgastad|^mau|^gast[oa]|com desgaste|\buzat|acceptabil|satisfacator|slit(?:en|et)|\bslidt|\bslitt|godtagbar|mindre bra|samre|\bmedel\b|rimelig|tilfredsstillende|opotrebovan|prijateln|dostatocn|dostatecn|uspokojiv|kozepes|megfelelo|osrednje|istrosen|obrabljen|zadovoljavaj|slabij|elfogadhato|kopott|priemern|prumern|horsi/,
    'C',
  ],
  [
    /come nuov|pari al nuovo|mai usat|^ott$|ottim|eccellent|rigenerat|revisionat|ricondizionat|nuov|like new|excellent|very good|as new|new|refurbished|reconditioned|remanufactured|rebuilt|neu|sehr gut|uberholt|generaluberholt|wie neu|neuf|tres bon|comme neuf|reconditionn|nuevo|como nuevo|excelente|muy buen|reacondicionad|now[ya]|bardzo dobr|idealn|regenerowan|nauj|labai ger|\bbdb\b|\btbe\b|puiki|restauruot|nieuw|zeer goed|heel goed|uitstekend|gereviseerd|perfect|\bnov[oa]s?\b|muito bo[am]|\bop?tim[oa]\b|recondicionad|impecavel|\bnou[ae]?\b|foarte bun|excelent|impecabil|reconditionat|\bnyt?t?\b|\bnya\b|nyskick|(?:mycket|mkt|meget) (?:bra|fin|god|gott)|utmarkt|perfekt|fint skick|renoverad|vyborn|velmi dobr|\bnov[yaei]\b|bezvadn|bezchybn|repasovan|renovovan|nepouzit|zanovn|top stav|odlic|vrlo dobr|veoma dobr|zelo dobr|kao nov|kot nov|obnovljen|reparira|ujszeru|kivalo|hibatlan|nagyon jo|felujitott|\buj\b|megkimelt|tokeletes|^1000$|^1500$|^2000$|^2500$/,
    'A',
  ],
  [
    /\bdb\b|\bbe\b|sprawn|\bi\.? ?o\.?\b|gebr|usat|second|used|gebraucht|gepruft|occasion|usad|uzywan|naudot|buon|good|gut|bon|buen|dobr|ger[aoi]|garantit|come da foto|vedi foto|as pictured|siehe|funzionant|working|tested|collaudat|testat|normale|standard|originale|original|gebruikt|tweedehands|\bgoede?\b|getest|\bbo[am]\b|\bboas?\b|funciona|testad|origineel|\bbun[ae]?\b|\bfunctional[ae]?\b|folosit|utilizat|\bbra\b|\bgod[et]?\b|\bgott\b|begagnad|\bbeg\b|brugt|brukt|fungerande|fungerar|virker|testet|provad|normalt|pouzit|ojet|funkcn|zachoval|bezn|hasznalt|\bjo\b|mukod|bontott|gyari|ispravn|brezhibn|rabljen|polov|koristen|delujo[cč]|ocuvan|ohranjen|^3000$|^4000$|^5000$/,
    'B',
  ],
];

/** `Grade C - some rust`, `C - Défaut d'aspect`: a letter before what it means. */
const letterFirst =
  /^(?:(?=[abc](?:\s*[-–:=)]|[1-3]$))|(?:grade|grado|klasse|klasa|classe|qualita|zustand|stato|kwaliteit|staat|qualidade|estado|stare|calitate|clasa|kvalitet|kvalitetsklass|skick|stand|stav|kvalita|trieda|trida|allapot|minoseg|osztaly|stanje|kvaliteta|klasa) )([abc])(?=[1-3]$|[^\p{L}\d]|$)/u;

/** @returns undefined where the words say nothing of how it is */
export function readAnyCondition(text: string): Condition | undefined {
  const plain = readCondition(text);
  if (plain && !plain.isGuess) return plain.value;
  // Good in all, with a dent: the worse word counts.
  if (saysDamage(text) || saysNeedsPaint(text)) return 'C';
  const folded = fold(text);
  const [, letter] = letterFirst.exec(folded) ?? [];
  if (letter !== undefined) return letter === 'a' ? 'A' : letter === 'b' ? 'B' : 'C';
  return conditionWords.find(([pattern]) => pattern.test(folded))?.[1];
}

const fuelWords: readonly (readonly [RegExp, 'petrol' | 'diesel' | 'lpg' | 'cng' | 'hybrid' | 'electric'])[] =
  [
    [/hybrid|ibrid|hibrid|hybryd|phev|mhev|hev/, 'hybrid'],
    [/gpl|lpg|autogas|glp|\bplin\b/, 'lpg'],
    [/metan|cng|fordonsgas|biogas|erdgas|aardgas|gnv|gas natural/, 'cng'],
    [/elett|electr|elektr|eletr|villany|struja|^el$|^elbil|bev|\bev\b/, 'electric'],
    [/diesel|gasolio|dyzel|gasoil|gazole|gasoleo|motorina|\btdi\b|\bd\b|nafta|dizel|gazolaj/, 'diesel'],
    [/benz|bensin|petrol|gasolin|essence|gasolina|benzyn|\bess\b|\bbz\b|\bb\b/, 'petrol'],
  ];

/** @returns undefined where the words name no fuel */
export const readAnyFuel = (text: string) => {
  const plain = readFuel(text);
  if (plain && !plain.isGuess) return plain.value;
  const folded = fold(text);
  return fuelWords.find(([pattern]) => pattern.test(folded))?.[1];
};
