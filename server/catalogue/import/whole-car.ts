/** Lines of a stock that sell a whole car, or its shell. Pure. */
import { folded, longestSaying } from './no-piece.ts';

/** A car, and that all of it is meant, or that it is there to be taken apart; `auto` is feminine in Italian. */
const wholeCar = new RegExp(
  [
    // A shell is all that is left of one, with the number of the car in it.
    String.raw`scocca(?: (?:intera|completa|nuda|auto))?$|(?:pianale|carrozzeria|telaio) (?:da carrozzeria )?(?:inter[oa]|complet[oa])(?: \(?scocca\)?)?|body ?shell|rohkarosse(?:rie)?|karosserie komplett|(?:caisse|coque) (?:nue|complete|entiere)|(?:carroceria|casco) (?:complet[oa]|desnud[oa]|enter[oa])|(?:nadwozie|karoseria|buda) (?:kompletn[ea]|gol[ea]|cal[ea])|(?:visas )?kebulas (?:visas|plikas|komplektas)`,
    // What it is stands in the columns of the car.
    String.raw`complete? (?:roulante?|accidentee?|non roulante?)(?: (?:avec|sans) (?:ct|carte grise|papiers))?$`,
    String.raw`(?:inter[ao]|incidentat[ao]|sinistrat[ao])(?:[ ,]+(?:inter[ao]|incidentat[ao]|sinistrat[ao]|(?:non )?marciante|da (?:demolire|rottamare)|(?:con|senza) (?:document\p{L}*|libretto|targ\p{L}*)|per (?:ricambi|pezzi)|smont\p{L}* tutto|senza (?:motore|cambio|documenti|targh?[ae])|chiedere))*(?: (?:19|20)\d{2})?$`,
    String.raw`autovett\p{L}*\.? (?:intera|completa|compl\.?|incidentata|sinistrata|marciante|non marciante|da demol\p{L}*)`,
    String.raw`(?:intera|completa)[ ,]+(?:non )?marciante|(?:auto|vettura|vett\.?|macchina|autovettura) ?(?:intera|completa|compl\.?|incidentata|sinistrata|marciante|non marciante|ferma|da (?:smontare|demolire|rottamare)|(?:solo )?per (?:pezzi|ricambi|parti))`,
    String.raw`(?:veicolo|furgone|autocarro|camion|mezzo) (?:intero|completo|incidentato|sinistrato|marciante|da (?:smontare|demolire|rottamare)|(?:solo )?per (?:pezzi|ricambi))`,
    String.raw`schlacht(?:fahrzeug|auto|fest)|alt(?:fahrzeug|auto)|(?:spender|bastler|unfall)(?:fahrzeug|auto|wagen)|teiletrager|(?:ganzes |komplettes? )(?:fahrzeug|auto|pkw)|(?:fahrzeug|auto|pkw|lkw) (?:(?:komplett|kpl\.?)(?: zum (?:aus)?schlachten)?|zum (?:aus)?schlachten|als ersatzteil\w*)|(?:komplett|kpl\.?) zum (?:aus)?schlachten|komplettfahrzeug`,
    String.raw`(?:voiture|vehicule|auto|camionnette) (?:complete?|entiere?|accidentee?|roulante?|pour (?:pieces|demontage)|en (?:pieces|epave))|epave\b`,
    String.raw`complet[oa] para (?:despiece|piezas|desguace)|(?:vehiculo|coche|furgoneta|turismo) (?:completo|completa|entero|entera|siniestrad[oa]|accidentad[oa]|para (?:despiece|piezas|desguace|repuestos))`,
    String.raw`(?:samochod|auto|pojazd) (?:w calosci|caly|kompletn[ye]|na czesci|powypadkow[ye]|uszkodzon[ye]|do rozbiorki)|cal[ya] na czesci|caly (?:samochod|pojazd)|cale auto|dawca\b`,
    String.raw`(?:automobilis|masina|visas automobilis) (?:visas|visa|dalimis|ardymui|po avarijos|dauztas)|visas automobilis|visa masina`,
    String.raw`(?:sloop|schade|donor|demontage|onderdelen)(?:auto|voertuig|wagen)|(?:hele|gehele) (?:auto|wagen)|complete (?:auto|wagen)(?=$|,| (?:voor|met|zonder|sloop)\b)|(?:auto|voertuig) (?:compleet|voor (?:onderdelen|sloop|demontage))|(?:kale )?carrosserie (?:compleet|kaal)`,
    String.raw`(?:viatura|carro|carrinha|veiculo|automovel) (?:complet[oa]|inteir[oa]|acidentad[oa]|sinistrad[oa]|salvado|para (?:pecas|abate|desmanche|desmontar))|(?:carrocaria|casco) (?:complet[oa]|inteir[oa]|nu[a]?)`,
    String.raw`(?:masina|autoturism|autovehicul|vehicul|duba) (?:complet[a]?|intreg|intreaga|avariat[a]?|accidentat[a]?|lovit[a]?|pentru (?:piese|dezmembr\p{L}*)|la dezmembr\p{L}*)|(?:auto|masina) intreg[a]?|caroserie (?:completa|goala|intreaga|nuda)`,
    String.raw`(?:hel|komplett?) bil|(?:skrot|krock|reservdels|reservedels|donator|donor|renoverings|ophugnings|skade|vrak|dele)bil(?:en)?|bil (?:komplett|komplet|i delar|(?:till|for|til) (?:delar|dele|deler|demontering|skrotning|skrot|ophug))|(?:kaross|karosseri) (?:komplett|komplet|tomt?)`,
    String.raw`(?:kompletan|kompletno|cijeli|cijelo|celi|celo|cel) (?:auto|automobil|vozilo|avto)|(?:auto|automobil|vozilo|avto) (?:u komadu|za dijelove|u dijelovima|u delovima|za delove|po delih|za dele|komplet|kompletan|havarisan\p{L}*|karamboliran\p{L}*|slupan\p{L}*|udaren\p{L}*|razbit\p{L}*)|(?:havarisan|karamboliran|slupan)[aoi]? (?:auto|automobil|vozilo|avto)|(?:gola |kompletna )?(?:skoljka|karoserija) (?:gola|kompletna|cijela|cela)|skoljka$`,
    String.raw`(?:komplett|egesz|teljes) (?:auto|gepjarmu|jarmu|kocsi)|(?:auto|gepjarmu|jarmu|kocsi) (?:egyben|komplett|bontasra|alkatresznek|seruiten|serulten|torott|toretten)|(?:torott|serult|baleseti|bontasra valo|donor|roncs) ?(?:auto|gepjarmu|jarmu|kocsi)|auto ?roncs|(?:ures )?(?:karosszeria|kasztni) (?:komplett|ures|egyben|uresen)|kasztni$`,
    String.raw`(?:cel[eyé]|kompletn[eyi]) (?:auto|vozidlo|vuz|voz|automobil)|(?:auto|vozidlo|vuz|automobil) (?:cel[ey]|komplet|kompletn[eyi]|havarovan[eya]|bouran[eya]|nabouran[eya]|nepojazdn[eya]|nepojizdn[eya]|pojazdn[eya]|pojizdn[eya]|na (?:nahradn[ie] )?(?:diely|dily|suciastky|soucastky|rozobratie|rozebrani))|(?:auto)?vrak|skelet(?: karoserie| vozidla)?$|karoseri[ea] (?:kompletn[ai]|komplet|hol[ae]|cel[ae])`,
    String.raw`(?:complete|whole|entire|full) (?:car|vehicle|van)|(?:car|vehicle|van) (?:complete|for (?:parts|spares|breaking|dismantling)|breaking|spares or repairs?)|(?:parts|donor|salvage|breaker'?s?) (?:car|vehicle)`,
  ].join('|'),
);

const beginsWhole = new RegExp(
  String.raw`^(?:1 |una? |ein |un |une )?(?:${wholeCar.source})(?![\p{L}])`,
  'u',
);
const saysWhole = new RegExp(String.raw`(?<![\p{L}])(?:${wholeCar.source})(?![\p{L}])`, 'u');

/** Words of which one stands in every text that sells a whole car; most names have none. */
const carWord =
  /marciant|scocca|pianale|shell|karos|carroz|caisse|coque|carroc|casco|nadwozi|buda|kebul|auto|vett|macchin|veicol|furgon|camion|mezzo|fahrzeug|wagen|fest|trager|pkw|voiture|vehic|epave|coche|turismo|samoch|cal[ya] na|pojazd|dawca|masina|voertuig|viatur|veicul|automov|car|van|roulant|bil|kaross|duba|caroserie|schlacht|vozilo|skoljka|karoserija|avto|jarmu|kocsi|kasztni|karossz|vozidl|vuz|voz|vrak|skelet|despiece|desguace|inter[ao]|incident|sinistrat/;

/** Groups in which yards keep their cars. */
const groupOfCars =
  /^(?:(?:auto|vetture|macchine|veicoli|autoveicoli) (?:intere|interi|complete|completi|incidentate|incidentati|da demolire|in vendita)|(?:komplett|schlacht|unfall|ganze )fahrzeuge|(?:voitures|vehicules) complet(?:e?s)|(?:vehiculos|coches) completos|(?:cale )?samochody (?:w calosci|na czesci)|(?:complete|whole) (?:cars|vehicles)|(?:sloop|schade|donor)auto'?s|complete auto'?s|(?:viaturas|carros) (?:complet[oa]s|acidentad[oa]s|para pecas)|masini (?:complete|intregi|avariate|pentru dezmembr\p{L}*|dezmembrate)|(?:hela|kompletta|hele|komplette) bil(?:ar|er)|(?:skrot|krock|skade|dele)bil(?:ar|er)|(?:cele|kompletne|kompletni) (?:auta|vozidla|vozy)|(?:auta|vozidla|vozy) na (?:diely|dily)|havarovane (?:auta|vozidla|vozy)|vraky|(?:kompletni|cijeli|celi|havarisani|karambolirani) (?:auti|automobili|avtomobili)|(?:kompletna|havarisana|karambolirana) vozila|(?:komplett|egesz|bontott|torott|serult|baleseti) (?:autok|jarmuvek|gepjarmuvek))$/u;

/**
 * Whether a line sells a whole car.
 *
 * @param names what it is called, with and without its car
 * @param isOther whether its names say no piece
 * @param descriptions of it: where the title names the car alone one begins so, `Vettura completa non marciante`
 */
export const isWholeCar = (
  names: readonly string[],
  categories: readonly string[],
  isOther: boolean,
  descriptions: readonly string[] = [],
): boolean =>
  [...new Set(names)].some((name) => {
    const text = folded(name);
    return carWord.test(text) && (beginsWhole.test(text) || (isOther && saysWhole.test(text)));
  }) ||
  (isOther &&
    (categories.some((category) => groupOfCars.test(folded(category))) ||
      descriptions.some((text) => text.length <= longestSaying && beginsWhole.test(folded(text)))));
