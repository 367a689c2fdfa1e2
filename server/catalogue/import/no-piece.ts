/** Lines of a stock that are no pieces: services and money, whole cars, and what somebody typed to try the program. Pure. */
import type { InBoth } from '../../../domain/constants.ts';
import { fold, wordsOf } from './letters.ts';
import { remembering } from './remembering.ts';
import { expectedLine } from './told/of-lines.ts';

const ofSending =
  /^(?:(?:trasporto|transportes?|spedizione|versand|envios?)\s*\/|(?:extra|additional) (?:courier|carriage)\b|(?:courier|carriage) (?:cost|charge|surcharge|fee)|contributo (?:di )?(?:sped|trasp|imball)|(?:cost|costul|costuri|cheltuieli|taxa|taxe) (?:de |cu )?(?:transport|livrare|expediere|curier|ambala\p{L}*)|(?:livrare|curier)(?:$| )|transport (?:curier|fan|cargus|sameday|national|intern|marfa|piese)|frakt(?:$| |kostnad|avgift|tillagg)|fragt(?:$| |omkostning|pris)|(?:leverans|expeditions|emballage|forsendelses)(?:kostnad|avgift|omkostning\p{L}*|gebyr)|leverans(?:$| till)|porto(?:$| (?:och|og) )|forsendelse(?:$| )|levering(?:$| (?:til|med))|(?:integrazione|rimborso|differenza|saldo|nachzahlung|complement|complemento|doplata do|extra)?\s*(?:spese|costi?|contributo|supplemento)(?: di| per| della?| la)* (?:spedizion|trasport|consegn|imball)|(?:complement |supplement )?(?:de )?frais d(?:e |')(?:port|transport|livraison|envoi|expedition)|koszty? (?:wysylki|dostawy|transportu|przesylki)|versandkosten|versandpauschale|versandaufschlag|gastos d?e? ?(?:envio|transporte)|portes(?:$| (?:fuera|fora|extra|aparte|de envio|envio|peninsula|baleares|canarias|espana|pagados|debidos))|gastos de gestion|(?:extra )?(?:shipping|delivery|postage|carriage)(?: (?:costs?|fees?|charges?|supplement|surcharge)|$)|(?:shipping|delivery|transport|postage|freight) (?:to|within|outside)\b|(?:spedizione|consegna|trasporto) (?:in|per|a|verso|con|su|fino) (?!\d)|(?:versand|lieferung|transport) (?:nach|innerhalb|in)\b|(?:livraison|expedition|envoi|transport) (?:en|vers|pour)\b|(?:envio|entrega|transporte) (?:a|hacia|para|en) |(?:wysylka|dostawa|transport) (?:do|na|za) |(?:siuntimas|pristatymas|transportavimas)(?: (?:i |dpd|omniva|venipak|kurjer|lp )|$)|siuntimo (?:kaina|islaidos)|pristatymo (?:kaina|islaidos)|verzendkosten|verzendtoeslag|transportkosten|(?:versand|spedition|transport[eo]?|trasporto|fracht|wysylka|verzending|envio|livraison)[\s,/-]+(?:(?:su|auf|sur|op|na|di|mit|per) )?(?:pal|pedan|bancal|europal|paket|pacc|spedition|corrier|kurier|gls\b|dhl\b|dpd\b|ups\b|ue\b|eu\b|national|inland|ausland)|bezorgkosten|verzending(?:$| (?:naar|binnen|per)\b)|(?:custos?|despesas|taxas?) de (?:envio|transporte|expedicao|entrega)|portes (?:de (?:envio|correio)|ctt)|(?:envio|transporte|entrega) (?:por|com) |transporte nacional|(?:nationwide|national|local|express|next day|courier|pallet|mainland) (?:delivery|shipping|courier|postage))/u;

/** What is charged beside pieces: supplements, deposits, labour, vouchers. Spanish and Italian `deposito` is a tank. */
const ofService =
  /\((?:servizi?o?|service|dienstleistung|servicio|usluga|dienst|servico|serviciu|tjanst|prestation)\)$|(?<!\p{L})dienstleistung(?!\p{L})|^(?:(?:garantie returnabila|avans|acont|manopera|montaj|demontare|serviciu|servicii|programare|codare|decodare|diagnoza|reparatii?|reparatie|radiere|inchiriere)\b|diferenta (?:de )?pret|(?:card|bon|voucher) cadou|(?:pant|stompant|stomavgift|bytespant|handpenning|deposition|depositum|arbetskostnad|arbetstid|arbete|programmering|kodning|diagnos|felsokning|skrotbevis|skrotningsavgift|avregistrering|skrotpramie|presentkort|gavekort|gavebevis|arbejdslon|arbejdstid|arbeidslonn|arbeidstid|afmelding|pristillagg)\b|(?:de)?monter(?:ing|ingskostnad)(?:$| (?:av|af)\b)|(?:integrazione|rimborso|conguaglio)\b|differenza (?:di )?prezzo|(?:supplemento|supplement|suplemento|aufpreis|aufschlag|zuschlag|recargo|surcharge|extra charge|doplata|priemoka|toeslag|meerprijs|acrescimo|sobretaxa)\b|(?:caparra|acconto|cauzione|kaution|pfand|altteilpfand|anzahlung|consigne(?! d)|acompte|arrhes|kaucja|zaliczka|uzstatas|avansas|statiegeld|borg(?!.?warner)|aanbetaling|caucao|sinal (?:de )?(?:reserva|pago)|fianza|senal (?:de )?(?:reserva|pago|pagada))\b|(?:core |security )?deposit(?:$| (?:for|on)\b)|core charge|deposit paid|(?:manodopera|mano d'opera|montaggio (?:gomme|ricambi|in sede|incluso)|servizio\b|arbeitszeit|arbeitslohn|einbau(?:service|kosten)|montagekosten|main d'(?:oe|œ)uvre|mano de obra|robocizna|usluga\b|montaz\b|darbo kaina|paslaug|arbeidsloon|arbeidskosten|montagekosten|montage (?:op locatie|inclusief|onderdelen)|mao de obra|servico\b|montagem (?:de|incluida)|labou?r\b|fitting (?:service|cost|fee)|service charge)|(?:smontaggio(?: ?[\/+]| motor| cambi| auto| ricamb| e |$)|clonazion\p{L}*|programmazion\p{L}*|codifica\b|decodifica\b|riparazion\p{L}*|diagnosi\b|radiazione\b|pratic(?:a|he)\b|passaggio di propriet\p{L}*|gestion (?:de )?(?:la )?(?:baja|residuos|tramites?)|baja (?:de |del )?(?:vehiculo|coche)|tramit\p{L}*|clonacion\b|programacion\b|reparacion\b|desmontaje\b|abmeldung|klonen\b|codierung\b|reparatur(?!satz|set|kit|blech|handb|anl)|demontage(?:kosten|service)?(?: ?\/|$)|ausbau(?:kosten|service)|clonage\b|reparation\b|destruction\b|carte grise|cession\b|klonowanie|programowanie|kodowanie|naprawa\b|demontaz\b|wyrejestrowanie|cloning\b|programming\b|coding\b|repair service|deregistration|klonen\b|inleren\b|clonagem\b|programacao\b|reparacao\b|desmontagem\b)|(?:buono|buoni) (?:acquisto|sconto|regalo)|vouchers?\b|gutscheine?\b|bons? (?:d'achat|cadeau)|vale (?:de )?(?:compra|regalo)|bon podarunkowy|dovanu (?:kuponas|cekis)|cadeaubon(?:nen)?|tegoedbon|waardebon|vale (?:de )?(?:oferta|desconto|presente|compras)|cheque[ -]oferta|gift ?(?:card|voucher)|donazion|spenden?\b)/u;

const trial =
  '(?:test(?:artikel|listing|annonce|eintrag|produkt|item|part)?|prova|prove|probe|essai|essais|prueba|pruebas|proba|testow[aye]|proef|testrad|testpost|testannons|testannonce|testvare|testprodus|provartikel|bandymas|bandomasis|demo)';
const line =
  '(?:articol[oi]|artikel|articles?|articulos?|inserzion[ei]|annunci[oi]?|annonces?|anuncios?|pezz[oi]|ricambi?o?|piezas?|pieces?|recambios?|rig(?:a|he)|prodott[oi]|produit|producto|produkt\\w*|eintrag|teil|part|item|listing|product|record|row|entry|pozycja|wpis|czesc|towar|oferta|preke|detale|irasas|onderdeel|advertentie|invoer|regel|peca|artigo|anuncio|registo|piesa|produs|anunt|vara|annons|vare|annonce|inserimento|import|upload|saisie)';
const ofTrial = new RegExp(
  `^${trial}(?:[ _-]*(?:${trial}|\\d+))*[!. ]*$|^(?:${trial})[ _-]+${line}\\b|^${line} (?:(?:di|de|d'|of|zum|for|do|per)? ?)?${trial}(?![\\p{L}])|^(?:esempio|example|beispiel|exemple|ejemplo|przyklad|exemplo|voorbeeld|exempel|exemplu)(?=$|[ :._-])|^(?:xxx+|asdf\\w*|qwer\\w*|aaaa*|pippo|foo|bar|blabla|lorem ipsum)$|non vendere|ne pas vendre|do not sell|nicht (?:ver)?kaufen|non (?:acquistare|comprare|usare|utilizzare)|do not (?:buy|use)|no (?:vender|comprar|usar)\\b|nie (?:sprzedawac|kupowac|uzywac)|ne pas (?:acheter|utiliser)|(?:bitte )?loschen$|nicht (?:verwenden|benutzen)|da (?:cancellare|eliminare)|(?:please|to be) delete|delete me|a supprimer|(?:para )?(?:borrar|eliminar)$|do usuniecia|(?:istrinti|nenaudoti|neparduoti)|netrinti|nie (?:usuwac|kasowac)|nicht loschen|non cancellare|do not delete|ne pas supprimer|no borrar|niet (?:verwijderen|verkopen|kopen|gebruiken)|(?:graag )?verwijderen$|nao (?:vender|comprar|usar)|(?:a )?nu (?:se )?(?:vinde|cumpara|sterge|folosi)|(?:de|pentru) sters$|(?:salj|kop|anvand|radera) (?:ej|inte)|far ej saljas|(?:ska|skal) (?:raderas|slettes)|ma ikke (?:saelges|selges|slettes)|(?:para )?apagar$`,
  'u',
);

const ofNothing =
  /^(?:alte (?:piese|componente)$|altele$|(?:ovriga|andra|diverse|blandade|div\.?) (?:del(?:ar|er|e)?|reservdelar|bildelar)$|ovrigt$|(?:andre|ovrige|diverse) (?:reserve)?del(?:e|er)$|(?:breloc|nyckelring|noglering|nokkelring)\b|(?:altr[oi]|other|sonstige[sr]?|andere|autres?|otr[oa]s?|inn[ey]|kit[ao]s|overige|outr[oa]s?) (?:pezz[oi]|ricambi?o?|parts?|teile?|pieces?|piezas?|czesci|dal(?:is|ys)|onderdelen|pecas?)$|(?:portachiavi|key ?rings?|magliett[ae]|t-?shirts?|tazz[ae]|cappellin[oi]|schlusselanhanger|porte-?cles?|llaveros?|breloczki?|sleutelhangers?|porta-?chaves)\b|(?:roba varia|varie|diverse?s|sonstiges|verschiedenes|miscellaneous|misc|various|divers|varios|rozne|diverse[n]?|allerlei|overig|overige|diversos|diversas|variad[oa]s)(?:$| (?:da|di|per|lt|siehe|see|parts?|voir|ver|zie|onderdelen|pecas|voor)\b)|(?:pezz[oi]|ricambi) (?:vari|misti|assortiti|diversi)$|(?:pezz[oi]|ricambi?o?|piezas?|teile?|parts?|pieces?) (?:(?:da|sin|senza|non|not|a) (?:identific|catalog|riconosc|conosc)|come da foto|unbekannt|unknown|inconnue?|sconosciut))/;

/** What belongs to a workshop or to a reader, and to no car: chargers, manuals. Cars that charge have one on board. */
const ofWorkshop =
  /^(?:caricabatterie|(?:car )?battery charger|(?:auto)?batterieladegerat|chargeur de batteries?|cargador de baterias?|prostownik|akumuliatoriaus kroviklis|redresor(?: auto)?|incarcator (?:de )?baterie|batteriladdare|batteriladere?|acculader|druppellader|carregador de baterias?)(?! (?:di bordo|a bordo|on ?board|embarque|pokladow|alta tensione|ibrid|hybrid|ev\b))|(?<!\p{L})(?:prostownik|podnosnik|urzadzenie|narzedzi\p{L}*) warsztatow\p{L}*|(?<!\p{L})(?:(?:workshop|repair|service|owner'?s?) (?:manual|handbook)|(?:manuale?|libretto) (?:d'|di |d )?(?:officina|riparazione|uso)|(?:werkstatt|reparatur)(?:handbuch|anleitung)|betriebsanleitung|revue technique|manuel d'(?:atelier|utilisation|entretien)|manual (?:de taller|de usuario)|werkplaats(?:handboek|boek)|instructieboek(?:je)?|handleiding|manual (?:de oficina|do utilizador|do proprietario)|livro de (?:instrucoes|revisoes)|manual (?:de )?(?:service|reparatii|utilizare|intretinere)|carte (?:tehnica|service)|instruktionsbo[kg]|verkstadshandbok|agarmanual|servicebo[kg]|brugermanual|brukerhandbok|instrukcja (?:obslugi|napraw\p{L}*)|remonto knyga)(?!\p{L})/u;

/** What pieces are sent and stood on, and what is left of cars: no part, however it is counted. */
const ofYard =
  /^(?:(?:pedan[ae]|palett?e|bancal[ei]|pallets?|europaletten?|einwegpaletten?|palets?|palet[ay]|padekl\p{L}*) ?(?:$|\p{L}*epal\b|(?:(?:in|di|de|en|aus|of|z|iz) )?(?:legno|wood(?:en)?|holz|bois|madera|drewnian\p{L}*|euro|epal|usat[ei]|vuot[ei]|used|empty|leer\p{L}*|vides?|usad[oa]s|puste|medin\p{L}*))|(?:euro ?|wooden |wood )(?:pallets?|pedan[ae]|bancal[ei])|holzpaletten?|(?:scatol[ae]|scatoloni|casse|imballagg(?:io|i)|materiale) (?:vuot[ei]|di cartone|da imballo|imballaggio|per imballo|da imballaggio)|pluriball?|packaging|packing (?:material|boxes)|cardboard boxes|verpackung(?:smaterial)?$|leere kartons|cartons vides|(?:materiel|materiau) d'emballage|cajas de carton|material de embalaje|(?:opakowania|kartony)$|pakavimo medziag\p{L}*|(?:rottam[ei]|ferraglia)(?:$| )|scrap(?![\p{L}])|schrott(?:$| )|altmetall|(?:divers |metaux |vieille )?ferraille|chatarra|zlom(?:$| )|metalo lauzas|(?:schroot|oud ijzer)(?:$| )|sucata|paletes?(?:$| (?:de madeira|vazias?))|lege (?:pallets?|dozen|kratten)|houten pallets?|paleti?(?:$| (?:de )?lemn| goi)|europaleti?|fier vechi|deseuri|cutii (?:de )?carton|lastpall(?:ar)?|trapall(?:ar)?|pallkrag\p{L}*|tomma? (?:pallar|kartonger)|(?:metall|jarn|jern)?skrot(?:$| )|skrap(?:$| )|verpakkingsmateriaal|verpakking$|caixas de cartao|material de embalagem)|(?<!\p{L})(?:al?|la|per|pro|je|par|por|za|au|\/) ?kg(?!\p{L})|(?<!\p{L})rottam[ei] (?:di )?(?:alluminio|ferro|rame|metall\p{L}*)|(?<!\p{L})ferro vecchio(?!\p{L})|(?<!\p{L})(?:schrott|chatarra|ferraille|zlom|skrot|schroot|sucata)$|\(scrap(?![\p{L}])/u;

/** Pallets full of anything, and what is to be thrown away. */
const ofLot =
  /^(?:lott[oi]|stock|blocco|lots?|posten|partia|lote|partija|partij)(?![\p{L}]).*(?<!\p{L})(?:bancal[ei]|pedan[ae]|pallets?|palett\p{L}*|palets?|palet|palet[ay]|mist[oaie]|misti|gemischt\p{L}*|mixed|mixtes?|melange\p{L}*|variad[oa]s|surtid[oa]s|mieszan\p{L}*|misri?u?s?|gemengd\p{L}*|mistur\p{L}*|divers\p{L}*|onderdelen|vari[ei]?|verschieden\p{L}*|assorted|various|varios|rozn\p{L}*|ivair\p{L}*)(?!\p{L})|(?<!\p{L})(?:da (?:smaltire|rottamare|rottame|buttare)|chatarra|per rottam[ei]|for (?:scrap|disposal)|zum? (?:entsorgen|verschrotten)|zur entsorgung|a (?:jeter|ferrailler)|para (?:chatarra|desechar)|na zlom|do utylizacji|utilizavimui|i metalo lauza|voor (?:de )?(?:sloop|schroot)|weg te gooien|(?:para|p\/) ?(?:sucata|abate|deitar fora)|(?:pentru|la) (?:fier vechi|casare|rabla)|(?:till|til|for) (?:skrot|skrotning|skrap))$/u;

/** Words that no part has in its name, where nothing else says that it is one: of taking cars apart, and of their papers. */
const ofDismantling =
  /(?<!\p{L})(?:demoli\p{L}*|rottam\p{L}*|pratic(?:a|he)|p\.?r\.?a|diritti|bollo|passaggio di proprieta|libretto|verschrott\p{L}*|abmeld\p{L}*|schrott|kfz-?brief|demolition|ferraille|carte grise|desguace|chatarra|baja|sucata|abate|dezmembr\p{L}*|casare|radiere|fier vechi|talon|skrot|skrotning|skrotbil|avregistrering|zlom\p{L}*|zlomowani\p{L}*|sloop|schroot|scrap|(?:aus)?schlacht\p{L}*|despiece|breaking|dismantl\p{L}*|rozbiork\p{L}*|ardym\p{L}*|desmanche|da smontare)(?!\p{L})/u;

/** Whether what nothing names as a part speaks of taking cars apart. */
export const isOfDismantling = (name: string): boolean => ofDismantling.test(folded(name));

/** Somebody says so. */
const saysNoPart =
  /(?<!\p{L})(?:not an? (?:car )?part|no car part|kein (?:auto|ersatz)?teil|kein(?:e)? fahrzeugteil|non (?:e )?un (?:pezzo|ricambio)|pas une piece|no es (?:una )?(?:pieza|recambio)|nie czesc|to nie czesc|ne (?:auto )?detale|ne dalis|geen (?:auto[ -]?)?onderdeel|nao e (?:uma )?peca|nu (?:este|e) (?:o )?piesa|(?:ingen|ej) (?:bil|reserv)?del|ikke en (?:bil|reserve)?del)(?!\p{L})/u;

/** Whether a short text says that what is sold is no part of a car. */
export const isNoPart = (text: string): boolean =>
  text.length <= longestSaying && saysNoPart.test(folded(text));

const longestSaying = 200;

const folded = (name: string): string =>
  fold(name)
    .replaceAll('ł', 'l')
    .replaceAll('’', "'")
    .replace(/^[\s*.!_-]+/, '')
    .trim();

/**
 * Words of sending, money, trials and scrap with which no part's name begins, in the languages of the files. Left out are those that are parts,
 * cars or doors elsewhere: `delivery pipe`, Ford's Courier and Expedition, French `portes`.
 */
const sendingFirst =
  'spedizione spedizioni corriere consegna shipping postage freight versand versandkosten fracht lieferung livraison envio envios entrega wysylka przesylka dostawa siuntimas pristatymas verzending bezorging livrare expediere curier frakt fragt forsendelse';
const serviceFirst =
  'caparra acconto cauzione deposit kaution anzahlung acompte arrhes fianza kaucja zaliczka aanbetaling avans handpenning manodopera labour labor arbeitszeit robocizna';
const trialFirst = 'prova prove testartikel essai essais prueba pruebas proba testas testowy testowa';
const scrapFirst =
  'rottame rottami ferraglia scrap schrott altmetall chatarra ferraille zlom schroot sucata skrot';

const firstWords: ReadonlyMap<string, InBoth> = new Map(
  (
    [
      [sendingFirst, expectedLine.noSending],
      [serviceFirst, expectedLine.noService],
      [trialFirst, expectedLine.noTrial],
      [scrapFirst, expectedLine.noName],
    ] as const
  ).flatMap(([words, told]) => words.split(' ').map((word) => [word, told] as const)),
);

/** Words that say nothing before those: `Extra postage`, `spese trasporto`. */
const beforeFirst: ReadonlySet<string> = new Set(
  'spese costo costi extra additional contributo rimborso supplemento kosten frais gastos koszt koszty cost costs'.split(
    ' ',
  ),
);

function noPieceByFirstWord(text: string): InBoth | undefined {
  const words = wordsOf(text);
  return firstWords.get(words.find((word) => !beforeFirst.has(word)) ?? '');
}

/** @returns what was expected instead, where a name is none of a piece */
export const whyNoPiece = remembering((name: string): InBoth | undefined => {
  const text = folded(name);
  if (ofSending.test(text)) return expectedLine.noSending;
  if (ofService.test(text)) return expectedLine.noService;
  if (ofNothing.test(text) || ofWorkshop.test(text) || saysNoPart.test(text)) return expectedLine.noName;
  if (ofYard.test(text) || ofLot.test(text)) return expectedLine.noName;
  return ofTrial.test(text) ? expectedLine.noTrial : noPieceByFirstWord(text);
});

/** A car, and that all of it is meant, or that it is there to be taken apart; `auto` is feminine in Italian. */
const wholeCar = new RegExp(
  [
    // A shell is all that is left of one, with the number of the car in it.
    String.raw`scocca(?: (?:intera|completa|nuda|auto))?$|(?:pianale|carrozzeria|telaio) (?:da carrozzeria )?(?:inter[oa]|complet[oa])(?: \(?scocca\)?)?|body ?shell|rohkarosse(?:rie)?|karosserie komplett|(?:caisse|coque) (?:nue|complete|entiere)|(?:carroceria|casco) (?:complet[oa]|desnud[oa]|enter[oa])|(?:nadwozie|karoseria|buda) (?:kompletn[ea]|gol[ea]|cal[ea])|(?:visas )?kebulas (?:visas|plikas|komplektas)`,
    // What it is stands in the columns of the car.
    String.raw`complete? (?:roulante?|accidentee?|non roulante?)(?: (?:avec|sans) (?:ct|carte grise|papiers))?$`,
    String.raw`(?:inter[ao]|incidentat[ao]|sinistrat[ao])(?:[ ,]+(?:inter[ao]|incidentat[ao]|sinistrat[ao]|(?:non )?marciante|da (?:demolire|rottamare)|(?:con|senza) (?:document\p{L}*|libretto|targ\p{L}*)|per (?:ricambi|pezzi)))*(?: (?:19|20)\d{2})?$`,
    String.raw`autovett\p{L}*\.? (?:intera|completa|compl\.?|incidentata|sinistrata|marciante|non marciante|da demol\p{L}*)`,
    String.raw`(?:intera|completa)[ ,]+(?:non )?marciante|(?:auto|vettura|macchina|autovettura) (?:intera|completa|compl\.?|incidentata|sinistrata|marciante|non marciante|ferma|da (?:smontare|demolire|rottamare)|(?:solo )?per (?:pezzi|ricambi|parti))`,
    String.raw`(?:veicolo|furgone|autocarro|camion|mezzo) (?:intero|completo|incidentato|sinistrato|marciante|da (?:smontare|demolire|rottamare)|(?:solo )?per (?:pezzi|ricambi))`,
    String.raw`schlacht(?:fahrzeug|auto|fest)|alt(?:fahrzeug|auto)|(?:spender|bastler|unfall)(?:fahrzeug|auto|wagen)|teiletrager|(?:ganzes |komplettes? )(?:fahrzeug|auto|pkw)|(?:fahrzeug|auto|pkw|lkw) (?:(?:komplett|kpl\.?)(?: zum (?:aus)?schlachten)?|zum (?:aus)?schlachten|als ersatzteil\w*)|(?:komplett|kpl\.?) zum (?:aus)?schlachten|komplettfahrzeug`,
    String.raw`(?:voiture|vehicule|auto|camionnette) (?:complete?|entiere?|accidentee?|roulante?|pour (?:pieces|demontage)|en (?:pieces|epave))|epave\b`,
    String.raw`complet[oa] para (?:despiece|piezas|desguace)|(?:vehiculo|coche|furgoneta|turismo) (?:completo|completa|entero|entera|siniestrad[oa]|accidentad[oa]|para (?:despiece|piezas|desguace|repuestos))`,
    String.raw`(?:samochod|auto|pojazd) (?:w calosci|caly|kompletn[ye]|na czesci|powypadkow[ye]|uszkodzon[ye]|do rozbiorki)|caly (?:samochod|pojazd)|cale auto|dawca\b`,
    String.raw`(?:automobilis|masina|visas automobilis) (?:visas|visa|dalimis|ardymui|po avarijos|dauztas)|visas automobilis|visa masina`,
    String.raw`(?:sloop|schade|donor|demontage|onderdelen)(?:auto|voertuig|wagen)|(?:hele|gehele) (?:auto|wagen)|complete (?:auto|wagen)(?=$|,| (?:voor|met|zonder|sloop)\b)|(?:auto|voertuig) (?:compleet|voor (?:onderdelen|sloop|demontage))|(?:kale )?carrosserie (?:compleet|kaal)`,
    String.raw`(?:viatura|carro|carrinha|veiculo|automovel) (?:complet[oa]|inteir[oa]|acidentad[oa]|sinistrad[oa]|salvado|para (?:pecas|abate|desmanche|desmontar))|(?:carrocaria|casco) (?:complet[oa]|inteir[oa]|nu[a]?)`,
    String.raw`(?:masina|autoturism|autovehicul|vehicul|duba) (?:complet[a]?|intreg|intreaga|avariat[a]?|accidentat[a]?|lovit[a]?|pentru (?:piese|dezmembr\p{L}*)|la dezmembr\p{L}*)|(?:auto|masina) intreg[a]?|caroserie (?:completa|goala|intreaga|nuda)`,
    String.raw`(?:hel|komplett?) bil|(?:skrot|krock|reservdels|reservedels|donator|donor|renoverings|ophugnings|skade|vrak|dele)bil(?:en)?|bil (?:komplett|komplet|i delar|(?:till|for|til) (?:delar|dele|deler|demontering|skrotning|skrot|ophug))|(?:kaross|karosseri) (?:komplett|komplet|tomt?)`,
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
  /marciant|scocca|pianale|shell|karos|carroz|caisse|coque|carroc|casco|nadwozi|buda|kebul|auto|vettur|macchin|veicol|furgon|camion|mezzo|fahrzeug|wagen|fest|trager|pkw|voiture|vehic|epave|coche|turismo|samoch|pojazd|dawca|masina|voertuig|viatur|veicul|automov|car|van|roulant|bil|kaross|duba|caroserie|schlacht|despiece|desguace|inter[ao]|incident|sinistrat/;

/** Groups in which yards keep their cars. */
const groupOfCars =
  /^(?:(?:auto|vetture|macchine|veicoli|autoveicoli) (?:intere|interi|complete|completi|incidentate|incidentati|da demolire|in vendita)|(?:komplett|schlacht|unfall|ganze )fahrzeuge|(?:voitures|vehicules) complet(?:e?s)|(?:vehiculos|coches) completos|(?:cale )?samochody (?:w calosci|na czesci)|(?:complete|whole) (?:cars|vehicles)|(?:sloop|schade|donor)auto'?s|complete auto'?s|(?:viaturas|carros) (?:complet[oa]s|acidentad[oa]s|para pecas)|masini (?:complete|intregi|avariate|pentru dezmembr\p{L}*|dezmembrate)|(?:hela|kompletta|hele|komplette) bil(?:ar|er)|(?:skrot|krock|skade|dele)bil(?:ar|er))$/u;

/**
 * Whether a line sells a whole car.
 *
 * @param names what it is called, with and without its car
 * @param isOther whether nothing says which piece it is
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

/** What somebody writes between the lines: `N.B. …`, `CARROZZERIA E FARI`. One cell, and no number in it that could be a code. */
export const isHeading = (cells: readonly string[]): boolean => {
  const [only = '', ...others] = cells.filter((cell) => cell !== '');
  return others.length === 0 && /\p{L}{3}/u.test(only) && (!/\d/.test(only) || /\s\S+\s/.test(only));
};

const totals =
  /^(?:sub)?(?:total[ei]?|totaal|tot\.?|somm[ae]|summe|gesamt\w*|suma|summa|sammanlagt|totalt|i alt|ialt|razem|ogolem|ogółem|(?:iš |is )?viso|grand total|riepilogo|fine)\b/i;

/** Most cells of a line of totals that say something; of a wide table a third of them. */
const mostOfTotals = 4;
const mostOfWide = 1 / 3;

/** A sum of the lines above. @param width of the table, in columns */
export const isOfTotals = (cells: readonly string[], width: number): boolean => {
  const first = cells.find((cell) => cell !== '') ?? '';
  return (
    totals.test(first) &&
    cells.filter((cell) => cell !== '').length <= Math.max(mostOfTotals, width * mostOfWide)
  );
};
