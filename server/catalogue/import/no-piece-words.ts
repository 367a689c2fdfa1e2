/** Beginnings of names that are none of a piece, in the languages from Czech to Serbian. Parts of patterns, folded. */
type NoPieceWords = {
  readonly sending: readonly string[];
  readonly service: readonly string[];
  readonly nothing: readonly string[];
  /** Words of taking cars apart, wherever they stand. */
  readonly dismantling: readonly string[];
};

const inCzechAndSlovak: NoPieceWords = {
  sending: [
    String.raw`(?:postovne|balne|dopravne|prepravne|doprava|preprava|kuryr|kurier)(?:$|[ ,/(])|(?:cena|naklady na|poplatek za|poplatok za) (?:dopravy|dopravu|prepravu|postovne|balne)`,
    String.raw`(?:doruceni|dorucenie|zaslani|zaslanie|odeslani|odoslanie)(?:$| (?:na|do|po|kuryr|kurier|postou|dobierk|dobirk))|dobierka\b|dobirka\b|zasielka\b|zasilka\b`,
  ],
  service: [
    String.raw`(?:vratna )?zaloha\b|vratny depozit\b|(?:priplatok|priplatek|doplatok|doplatek)\b|(?:praca|prace|hodina prace|hodinova sadzba|hodinova sazba)(?:$| (?:mechanik|v dielni|na dilne))|diagnostika\b`,
    String.raw`(?:montaz|demontaz|vymena)(?: a (?:de)?montaz)?(?:$| (?:dielov|dilu|pneumatik|motora|motoru|v servise))|oprava\b|(?:sluzba|sluzby)\b|programov(?:ani|anie)\b|kodov(?:ani|anie)\b|repasovani(?:e)?\b`,
    String.raw`(?:odhlaseni|odhlasenie|prepis|vyradenie|vyrazeni) (?:vozidla|auta|vozu|z evidencie|z evidence)|ekologick[ae] likvidac[ie][ae]?|(?:darkov[ey]|darcekov[ey]) (?:poukaz|poukazka|karta)`,
  ],
  nothing: [
    String.raw`(?:ostatni|ostatne|dalsi|dalsie|ine|jine|rozne|ruzne)(?: (?:auto)?(?:diely|dily|veci|suciastky|soucastky))?$|(?:klucenka|klicenka|privesok|privesek|hrncek|hrnek|tricko)\b`,
  ],
  dismantling: [
    String.raw`srot\p{L}*|autovrak\p{L}*|vrak\p{L}*|likvidaci\p{L}*|rozobrat\p{L}*|rozebran\p{L}*`,
  ],
};

const inHungarian: NoPieceWords = {
  sending: [
    String.raw`(?:szallitas|szallitasi|postakoltseg|posta|futar|futarszolgalat|kiszallitas|hazhozszallitas|csomagolas|csomagolasi|utanvet)(?:$| (?:dij|koltseg|belfold|kulfold|europaba|raklap|gls|dpd|mpl|foxpost)\p{L}*)`,
  ],
  service: [
    String.raw`(?:kaucio|betetdij|foglalo|eloleg|munkadij|oradij|felar|szervizdij|diagnosztika|programozas|kodolas|javitas|szereles|beszereles|kiszereles|szolgaltatas|forgalombol kivonas|ajandekutalvany|utalvany)(?:$|[ ,/(])`,
  ],
  nothing: [
    String.raw`(?:egyeb|tovabbi|kulonfele|vegyes)(?: (?:alkatresz|alkatreszek|autoalkatresz\p{L}*|dolgok))?$|(?:kulcstarto|bogre)$`,
  ],
  dismantling: [String.raw`ocskavas\p{L}*|hulladekvas|roncs\p{L}*|bontasra|szetbontas\p{L}*|hulladek`],
};

const inSouthSlavic: NoPieceWords = {
  sending: [
    String.raw`(?:postarina|postnina|dostava|pakiranje|pakovanje|kurirska sluzba|brza posta|slanje|posiljanje|prijevoz|prevoz)(?:$|[ ,/(](?!\p{L}*(?:posud|nosac)))|(?:troskovi|troskove|stroski|cijena|cena) (?:dostave|slanja|postarine|posiljanja|prijevoza|prevoza)`,
  ],
  service: [
    String.raw`(?:kaucija|kapara|predujam|polog|doplata|doplacilo|nadoplata|montaza|ugradnja|vgradnja|demontaza|dijagnostika|diagnostika|programiranje|kodiranje|popravak|popravka|popravilo|usluga|usluge|storitev|storitve|delo|rad mehanicara|radni sat|odjava vozila|poklon bon|darilni bon)(?:$|[ ,/(])`,
  ],
  nothing: [
    String.raw`(?:ostali|ostalo|ostali|drugi|razni|razno|drugo)(?: (?:dijelovi|delovi|deli|rezervni dijelovi|rezervni delovi))?$|(?:privjesak|privezak|obesek|salica|majica)(?: za kljuceve| za kljuce)?$`,
  ],
  dismantling: [String.raw`staro zeljezo|staro gvozdje|staro zelezo|otpad|odpad|olupin\p{L}*|raskomad\p{L}*`],
};

const languages: readonly NoPieceWords[] = [inCzechAndSlovak, inHungarian, inSouthSlavic];

export const inCentralEurope: NoPieceWords = {
  sending: languages.flatMap(({ sending }) => sending),
  service: languages.flatMap(({ service }) => service),
  nothing: languages.flatMap(({ nothing }) => nothing),
  dismantling: languages.flatMap(({ dismantling }) => dismantling),
};
