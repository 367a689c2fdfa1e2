/** Whether a text says that a piece is for sale, sold, or kept for somebody, in the languages of the files. Pure. */
import { fold } from '../letters.ts';
import { remembering } from '../remembering.ts';
import { forOldIron } from '../scrap-words.ts';

/** Swedish `såld` is `solgt` in Denmark and Norway; without its ring it is short for an Italian `saldato`. */
const folded = (text: string): string =>
  fold(text.replace(/s[åÅ](?:lda?|lt)(?!\p{L})/giu, 'solgt'))
    .replaceAll('ł', 'l')
    .replace(/[\s_]+/g, ' ')
    .trim();

/** Nobody buys it any more. */
const scrap = '(?:da )?(?:buttare|rottamare|smaltire)';

/** They mean nothing else; behind them stands anything but how it is sold. */
const onlySold = String.raw`(?:gia )?vendut[oaie]|sold|verkauft|vendue?s?|vendid[oa]s?|sprzedan[yaeo]|parduot[aio]s?|verkocht|vandut[aei]?|solgte?|p(?:re|ro)dan[yaeo]|eladv[ae]|eladtuk|elkelt|eladott|prodat[oai]|prodani?`;

const sold = [
  onlySold,
  'solo (?:x|per) prova|bloccat[oaie](?=$| (?:da|per))|esaurit[oaie]|evas[oaie]|rottamat[oaie]|smaltit[oaie]|scartat[oaie]|distrutt[oaie]|smarrit[oaie]|rubat[oaie]|res[oaie] (?:al|a) (?:fornitore|venditore)|non (?:piu )?(?:disponibil[ei]|in vendita)|fuori stock',
  scrap,
  'blocked|not for sale|sold out|scrapped|crushed|disposed of|written off|stolen|lost|returned to (?:supplier|seller)|out[ -]of[ -]stock|(?:not|no longer) available|unavailable',
  'gesperrt|nicht zum verkauf|ausverkauft|verschrottet|entsorgt|vernichtet|zuruck an (?:lieferanten|verkaufer)|vergriffen|ausgebucht|nicht (?:mehr )?(?:verfugbar|vorhanden|lieferbar)',
  'epuisee?s?|ferraillee?s?|jetee?s?|detruite?s?|mise?s? au rebut|indisponibles?|(?:plus|non|pas) (?:disponible|dispo)|(?:en )?rupture(?: de stock)?',
  'agotad[oa]s?|achatarrad[oa]s?|destruid[oa]s?|desechad[oa]s?|(?:no|ya no) disponible|sin (?:stock|existencias)|de baja',
  'wyprzedan[yae]|zezlomowan[yae]|zutylizowan[yae]|zniszczon[yae]|niedostepn[yae]|brak na stanie',
  'isparduot[aio]s?|nurasyt[aio]s?|utilizuot[aio]s?|ismest[aio]s?|neturime|nebeturime|nera (?:sandelyje|likucio)',
  'uitverkocht|afgevoerd|vernietigd|gestolen|weggegooid|(?:niet (?:meer )?|onvoldoende )(?:beschikbaar|leverbaar|op voorraad|voorradig)',
  'esgotad[oa]s?|sucatad[oa]s?|destruid[oa]s?|(?:ja )?nao disponive(?:l|is)|indisponive(?:l|is)|sem stock|fora de stock|ja nao (?:ha|temos)',
  'epuizat[aei]?|casat[ae]|stoc epuizat|fara stoc|(?:nu (?:mai )?(?:este|e) (?:disponibil|in stoc)|nu mai avem)[aei]?|indisponibil[aei]?',
  'rasprodan[oai]|rasprodat[oai]|razprodan[oai]|nedostupn[oai]|ni (?:na zalogi|vec na voljo|na voljo)|nema na (?:stanju|lageru|skladistu|zalihi)|nije (?:na stanju|dostupn[oai])|otpisan[oai]|odpisan[oai]|bacen[oai]|zavrzen[oai]|unisten[oai]|ukraden[oai]',
  'elfogyott|nem (?:elerheto|kaphato|elado)|nincs (?:raktaron|keszleten|meg)|(?:ki)?selejtez\\p{L}*|bezuzva|elszallitva|ellopt\\p{L}*',
  'vypredan[yaeo]|vyprodan[yaeo]|nedostupn[yaei]|(?:nie je|neni|uz neni|uz nie je) (?:na sklade|skladom|skladem|dostupn[yaei]|k dispozicii?)|vyradene?|vyrazeno?|z?likvidovan[yaeo]|zosrotovan[yaeo]|sesrotovan[yaeo]|vyhoden[yaeo]|vyhozen[yaeo]|ukraden[yaeo]|odpisan[yaeo]|odepsan[yaeo]',
  '(?:slut|ud|ut)solgte?|slut(?=$| i lager)|(?:ej|inte|ikke|finns ej) (?:i lager|pa lager|tillganglig|tilgjengelig|tilgaengelig)|skrotad[e]?|skrottet|kasserad[e]?|kassert|stulen',
].join('|');

const kept = [
  'dat[oi] (?:a|al|ad)(?= )|promess[oaie] (?:a|al|ad)(?= )|riservat[oaie]|prenotat[oaie]|opzionat[oaie]|impegnat[oaie]|(?:prestat[oaie]|in prestito)(?= (?:a|al|ad)\\b|$)|(?:tenut|mess)[oaie] (?:da parte|per)|da parte per|in trattativa|non vendere|tenere(?= da parte| per|$)',
  'reserved|booked|(?:lent|loaned|on loan)(?= to\\b|$)|on hold|hold(?=\\s*[-–:,.!]|$)|(?:held|hold|kept) for|put aside|sale pending|do not sell',
  'reserviert|vorgemerkt|zuruckgelegt|zuruckgestellt|angezahlt|(?:verliehen|ausgeliehen)|nicht verkaufen',
  'reservee?s?|pretee?s?(?= (?:a|au)\\b)|mise?s? de cote|sous option|ne pas vendre',
  'reservad[oa]s?|apartad[oa]s?|prestad[oa]s?(?= a\\b|$)|no vender',
  'zarezerwowan[yaeo]|rezerwacja|odlozon[yae]|(?:wy)?pozyczon[yae]|nie sprzedawac',
  'rezervuot[aio]s?|rezervacija|uzsakyt[aio]s?|paskolint[aio]s?|atidet[aio]s?|neparduoti',
  'gereserveerd|in reservering|uitgeleend|apart gelegd|apart gehouden|onder optie|aanbetaald|niet verkopen',
  'reservad[oa]s?|emprestad[oa]s?(?= a\\b|$)|guardad[oa]s? para|posto de parte|nao vender',
  'rezervat[aei]?|pus[ae]? deoparte|nu se vinde|a nu se vinde|in curs de vanzare',
  'rezerviran[oaie]?|rezervisan[oaie]?|rezervacija|posuden[oai]|posojen[oai]|na cekanju|ne prodavati|ne prodajaj',
  'foglalt|foglalva|lefoglal\\p{L}*|felreteve|felretett|elojegyez\\p{L}*|kolcson(?:ben|adva)',
  '(?:za)?rezervovan[yaeo]|rezervacia|rezervace|odlozen[yaeo]|zamluven[yaeo]|objednan[yaeo]|(?:za)?pujcen[yaeo]|pozican[yaeo]|nepredavat|neprodavat',
  'reserver(?:ad[e]?|at|et|ede|t)(?![\\p{L}])|bokad[e]?|undanlagd|utlanad|tingad|saljs ej|far ej saljas|ikke til salgs?|lagt til side',
].join('|');

/** What praises a piece that is there: `sold with warranty`, `vendu à l’unité`, `venduto come da foto`. */
const howSold = String.raw`(?:for (?:parts|spares)|pour pieces|para piezas|as|with|without|in|by|per|only|together|separately|individually|wie|mit|ohne|als|nur|im|pro|einzeln|zusammen|wird|werden|avec|en|tel\p{L}*|par|sans|seul\p{L}*|con|come|cosi|tal\p{L}*|completo?\p{L}*|solo|sola|soltanto|anche|insieme|assieme|separat\p{L}*|singol\p{L}*|nell\p{L}*|allo stato|como|sin|z|bez|jako|su|be|kaip|met|zonder|wordt|worden|com|sem|cu|fara|ca|med|utan|uden|uten|som|ako|jako|so?|na diely|na dily|ve?|len|iba|jen|pouze|a l['’]\p{L}*|al? (?:coppi\p{L}*|pezz\p{L}*|pai[ao]|kg|metro|\d)|a la|do pary)`;

/** What somebody writes behind a word that is not only of selling (`lost its cover`): a date, a bill, to whom. */
const behindSold = String.raw`(?:[\s!.*]*$|\s(?:il|le|am|on|el|dnia|to|an|op|aan|em|ao|dne|dna|al|alla|ad|fatt\w*|rechnung|facture|faktura)\b|\s(?:a|do)\s(?!l\b|la\b|coppi|copp|pezz|pai[ao]|\d)|[\s!.,:(-]+\d|\s*[-–:,(])`;

const isSold = new RegExp(
  String.raw`^(?:(?:${sold})${behindSold}|(?:${onlySold})(?![\p{L}\d])(?!\s${howSold}(?![\p{L}\d])))`,
  'u',
);

/** Sent, fetched, given back, or of a listing that has ended or was never finished. Alone in a cell; in a remark `spedito in 24 ore` speaks of what will be. */
const isSent = new RegExp(
  String.raw`^(?:${forOldIron}|rebut|baja|spedit[oaie]|consegnat[oaie]|dispatched|shipped|abgeholt|versendet|res[oaie]|restituit[oaie]|sped\.?|consegn\.?|returned|zuruckgegeben|retourniert|retournee?|rendue?|devuelt[oa]|zwrocon[yae]|grazint[ao]s?|scrap|expediee?|livree?|entregad[oa]|enviad[oa]|wydan[yae]|wyslan[yae]|isduot[ao]s?|issiust[ao]s?|inattiv[oa]|disattivat[oa]|scadut[oa]|ended|inactive|expired|beendet|inaktiv|abgelaufen|terminee|inactifs?|finalizad[oa]|inactiv[oa]|zakonczon[yae]|nieaktywn[yae]|neaktyv(?:us|i)|pasibaig\p{L}*|opgehaald|gesloopt|abatid[oa]|verzonden|geleverd|retour gezonden|livrat[ae]?|expediat[ae]?|trimis[ae]?|ridicat[ae]?|returnat[ae]?|dezactivat[ae]?|inactiv|expirat[ae]?|ciorna|skickad|levererad|hamtad|avhamtad|avslutad|returnerad|returnert|utkast|sendt|afhentet|afsluttet|avsluttet|kladde|beeindigd|verlopen|inactief|concept|levantad[oa]|expedid[oa]|entregue|devolvid[oa]|terminad[oa]|expirad[oa]|inativ[oa]|rascunho|poslan[oai]?|poslat[oai]|isporucen[oai]?|preuzet[oai]|dostavljen[oai]?|vracen[oai]|vrnjen[oai]?|neaktivan|neaktivn[oai]|neaktiven|isteka[ol]|zakljucen[oai]?|elkuldve|elszallitva|atadva|elvitt[ek]|visszakuldve|lejart|inaktiv|piszkozat|odoslan[yaeo]|odeslan[yaeo]|expedovan[yaeo]|vydan[yaeo]|vracen[yaeo]|vraten[yaeo]|dorucen[yaeo]|vyzdvihnut[yaeo]|neaktivn[yaei]|ukoncen[yaeo]|koncept|draft|archived|archiviat[oa]|bozza|entwurf|brouillon|borrador|szkic|juodrastis)$`,
  'u',
);

/** `Riservato ai professionisti` is a condition of the sale. */
const isKept = new RegExp(String.raw`^(?:${kept})(?![\p{L}\d])(?!\s(?:ai|agli|alle|aux|al solo)\b)`, 'u');

/** Money that somebody has paid already, wherever a remark tells of it; `serve acconto` asks for some. */
const isPaidFor =
  /(?<!\p{L})(?:caparra|acconto|anzahlung|angezahlt|acompte|arrhes|zaliczk[aię]|avansas|zaloh[au]|foglalo|eloleg|kapara|predujam|ara placena|dep(?:osit|\.)?|aanbetaling)\s*(?:(?:di|da|von|de|of|gia|dat[ao]|versat[ao]|pagat[ao]|ricevut[ao]|erhalten|vers[ée]|recue?|paid|wplacon[ay]|sumoketas|zaplaten[aou]|zaplacen[aou]|slozena)\s*)*(?:€\s*)?(?:\d{2,4}(?!\s*%|\d)|(?<=dat[ao]|versat[ao]|pagat[ao]|ricevut[ao]|erhalten|verse|recue?|paid|wplacon[ay]|sumoketas)(?!\p{L}))/u;

/** Shortened: alone in a cell or, those that mean nothing else, with more behind their full stop. */
const isShort =
  /^(?:(?:vend|ven|vd|rot|pren|ris|ris\.to|opz|res|rsv|verk|geres|reserv|resv|rez|zarez|sprz|parduot)\.?|(?:vend|pren|opz|verk|geres|reserv|zarez|sprz)\.\s*(?:\p{L}|\d).*)$/u;

/** Words of states, which a program cuts anywhere behind the bar: `IMPEGN.`, `ROTTAM.`. */
const cut =
  'rez|erwacja impeg|nato prenot|ato riserv|ato opzion|ato rottam|ato smalt|ito esaur|ito prest|ato reserv|iert reserv|ed reserv|ado verkau|ft vorgem|erkt verschr|ottet entsor|gt ferrail|le epuis|e vendid|o agota|do achatar|rado sprzed|ane zarezerw|owane zezlom|owane parduo|ta gereserv|eerd uitverk|ocht afgev|oerd esgot|ado rezerv|uota nuras|yta'
    .split(' ')
    .map((word) => word.split('|'));

/** With a full stop, and what somebody wrote behind it. */
function isCut(plain: string): boolean {
  const [, word = ''] = /^(\p{L}+)\./u.exec(plain) ?? [];
  return cut.some(([least = '', rest = '']) => word.startsWith(least) && `${least}${rest}`.startsWith(word));
}

const isThere =
  /^(?:stock|disponibil[ei]|disp\.?|dispo|in vendita|in magazzino|a magazzino|liber[oaie]|attiv[oa]|available|avail\.?|for sale|active|verfugbar|verf\.?|vorhanden|frei|lagernd|auf lager|aktiv|dostepn[yae]|na stanie|aktywn[yae]|disponibles?|libres?|en (?:stock|venta|vente)|a la venta|in[ -]stock|yra|turime|laisv[aio]s?|sandelyje|parduodam[aio]s?|aktyvus|op voorraad|voorradig|beschikbaar|leverbaar|aanwezig|te koop|actief|vrij|disponive(?:l|is)|em (?:stock|armazem)|(?:a|para) venda|ativ[oa]|livres?|(?:in|pe) stoc|disponibil[ae]?|de vanzare|activ|(?:finns )?i lager|finns|pa lager|tillganglig|till salu|ledig|til salgs?|tilgaengelig|tilgjengelig|skladom|skladem|(?:je )?na sklade|dostupn[yaei]|k dispozicii?|na predaj|na prodej|voln[yae]|aktivn[yi]|ihned|raktaron|keszleten|elerheto|kaphato|elado|szabad|van|(?:ima )?na (?:stanju|lageru|skladistu|zalihi|zalogi|voljo)|dostupan|raspoloziv[oa]?|za prodaju|naprodaj|slobodn[oa]|prosto|aktivan|aktiven)$/;

/** Longest remark of which the beginning says the state of the whole piece; what is longer describes it. */
const longestRemark = 80;

/** `danneggiato, da rottamare`. */
const endsAsScrap = new RegExp(
  String.raw`(?:^|[,;.]\s*)(?:${scrap}|rottam[ei](?: (?:solo|da|per|x) .*)?|scrap|${forOldIron})[\s!.]*$`,
);

const partsOf = (plain: string): readonly string[] => plain.split(/\s[-–]\s|;\s*/);

/** `grigio - PRENOTATO Sig. Ferri`: what somebody added later stands behind what was there. */
const remarksIn = (plain: string): readonly string[] => [plain, ...partsOf(plain).slice(1)];

/** A file has the same states on many lines. */
const tellsGone = remembering((text: string): boolean => {
  const plain = folded(text).replace(/^[\s*!.,:;([{"'_-]+|[\s*!,:;)\]}"'_-]+$/g, '');
  if (plain === '' || plain.length > longestRemark) return false;
  return (
    remarksIn(plain).some((remark) => isSold.test(remark) || isKept.test(remark)) ||
    isSent.test(plain) ||
    partsOf(plain).some((part) => endsAsScrap.test(part)) ||
    isShort.test(plain) ||
    isCut(plain) ||
    isPaidFor.test(plain)
  );
});

/** `VENDUTO`, `vendu le 02/03`, `riservato Sig. Paolo`: nobody else can buy it. Not `venduto con garanzia`, which praises it. */
export const saysGone = (text: string): boolean =>
  text !== '' && text.length <= 2 * longestRemark && tellsGone(text);

/** Whether a text only says that a piece is there, or that it is gone. */
export const saysWhetherThere = (text: string): boolean => isThere.test(folded(text)) || saysGone(text);

const inName = `(?:${sold}|riservat[oaie]|prenotat[oaie]|opzionat[oaie]|reserved|reserviert|reservee?(?= (?:pour|a|par|m|mr|mme)\\b)|reservad[oa]s?|zarezerwowan[yaeo]|rezerwacja|rezervuot[aio]s?|gereserveerd|rezervat[aei]?|(?:za)?rezervovan[yaeo]|rezervacia|rezervace|foglalt|foglalva|rezerviran[oa]?|rezervisan[oa]?|reserveret|reservert)`;

/** `Reserverad framlykta` in Swedish; `Reserverad`, `Reserverad Notrad` and `Reserverad 15 Zoll` are the spare wheel of a German list. */
const reservedInSwedish = String.raw`reserverad(?!$|\s+(?:notrad|stahl|alu|mit|ohne|komplett|neu|original|\d))`;

/** `RISERVATO SIG. PAOLO cambio`, `(VENDUTO) faro`. What follows may not say how it is sold: `sold as seen`, `verkauft wird`. */
const beginsName = new RegExp(
  String.raw`^[\s*!([{"'_-]*(?:(?:inserzione|annuncio|articolo|pezzo|angebot|artikel|listing|item|annonce|article|anuncio|articulo|oferta|aukcja|skelbimas|advertentie|artigo|inzerat) )?(?:${inName}|${reservedInSwedish})(?![\p{L}\d])(?!\s(?:as|with|in|by|per|wird|werden|avec|en|tel|par|sans|con|come|tal|como|sin|z|bez|su|be|met|zonder|wordt|worden|als|com|sem|cu|fara|ca|med|utan|uden|uten|som|ai|agli|alle|aux|only|solo|anche)\b)`,
  'u',
);

/** `… NON DISPONIBILE`, where it is the piece that is not: not its key, its code or its sending. */
const endsName = new RegExp(
  String.raw`(?<!(?:spedizione|ritiro|chiav[ei]|codic[ei]|code|foto|garanzia|libretto|document[oi]|telecomando|versand|schlussel|livraison|envio|delivery|warranty|key|verzending|sleutel|garantie|chave|garantia|comando))[\s*!([{"'_:,/-]+(?:${inName}|reserverad)[\s*!)\]}"'_.-]*$`,
  'u',
);

/** `cambio Clio, prenotato da officina Sgarbi, 220 euro`: for whom is said behind it. Nobody buys `pezzi`. */
const saysForWhom =
  /(?<!\p{L})(?:(?:vendut|prenotat|riservat|opzionat)[oaie] (?:a|al|alla|da|dal|dalla|per) (?!pezzi|parte|parti|ricambi|corpo|peso|kg|privat|amator|intenditor|solo|garanzia)(?:sig\p{L}*\.? )?\p{L}{2}|(?:prenotat|riservat|opzionat)[oaie] (?:sig\p{L}*\.?|(?:auto)?officina|carrozzeria|cliente|ditta) \p{L}{2}|(?:sold|reserved) (?:to|for) (?:\p{L}\. ?)?\p{L}{2}|(?:verkauft an|reserviert fur) (?:\p{L}\. ?)?\p{L}{2}|(?:vendu|reserve)e? (?:a|pour) (?:m|mr|mme|monsieur|madame|garage)\b)/u;

/** `RÉSERVÉ Tableau de bord`; without its accents it may be a spare. */
const reservedInFrench = /^[\s*!([{"'_-]*(?:R[ÉE]SERV[ÉE]E?|[Rr]éservée?)(?=[\s:)\]!-])/;

/** For whom, where a program's list has no room for the word (`MOTORE 1.6 16V PRENOT. OFF.GATTI`), or when: `PORTA ANT. SX VENDUTA 3/10`. */
const forWhomOrWhen =
  /[\s(](?:(?:prenot|riserv|opzion|impegn)\.\s*\p{L}{2}|(?:vendut[oaie]|sold|verkauft|vendue?|vendid[oa]|verkocht)\s+(?:(?:il|on|am|le|el|op)\s+)?\d{1,2}[/.]\d{1,2}(?![\d/]*\s*€))/u;

/** Of a name's end that much is asked. */
const longestEnd = 50;

/** Whether the name of a piece says at one of its ends, or anywhere for whom, that it is gone. */
export const saysGoneInName = remembering((name: string): boolean => {
  const plain = folded(name);
  return (
    reservedInFrench.test(name) ||
    beginsName.test(plain) ||
    endsName.test(plain.slice(-longestEnd)) ||
    saysForWhom.test(plain) ||
    forWhomOrWhen.test(plain)
  );
});

const yes = /^(?:si|s|x|yes|y|ja|j|oui|o|sim|da|tak|ano|igen|t|taip|true|vero|wahr|vrai|1|v)$/;
const no = /^(?:no|n|nein|nee|nao|nu|nej|nei|non|nie|nem|ne|false|falso|falsch|faux|0|[-–—/.]*)$/;

/** Of a column that is called `sold` or `buyer`: whether it marks a piece as gone, by a yes, a day or a name. */
export const marksGone = (text: string): boolean => !no.test(folded(text));

/** What such a column holds: marks, days and names, and no counts of what was sold. */
export const isMark = (text: string): boolean => {
  const plain = folded(text);
  return yes.test(plain) || no.test(plain) || /\p{L}{2}|^\d{1,4}[./-]\d{1,2}(?:[./-]\d{1,4})?/u.test(plain);
};

/** Of a column that is called `active`: whether it says no. */
export const saysNo = (text: string): boolean =>
  /^(?:no|n|nein|nee|nao|nu|nej|nei|non|nie|nem|ne|false|falso|0)$/.test(folded(text));
