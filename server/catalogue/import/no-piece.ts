/** Lines of a stock that are no pieces: services and money, scrap, headings, and what somebody typed to try the program. Pure. */
import type { InBoth } from '../../../domain/constants.ts';
import { fold, wordsOf } from './letters.ts';
import { inCentralEurope } from './no-piece-words.ts';
import { remembering } from './remembering.ts';
import { oldIron } from './scrap-words.ts';
import { expectedLine } from './told/of-lines.ts';

/** One of several, each a part of a pattern. */
const anyOf = (...some: readonly string[]): string => `(?:${some.join('|')})`;
/** A text that begins so. */
const begins = (...some: readonly string[]): string => `^${anyOf(...some)}`;
const pattern = (...some: readonly string[]): RegExp => new RegExp(some.join('|'), 'u');

const ofSending = pattern(
  begins(
    String.raw`(?:trasporto|transportes?|spedizione|versand|envios?)\s*/|(?:extra|additional) (?:courier|carriage)\b`,
    String.raw`(?:courier|carriage) (?:to|cost|charge|surcharge|fee|pallet)|carriage\s*[/&,]|contributo (?:di )?(?:sped|trasp|imball)`,
    String.raw`(?:cost|costul|costuri|cheltuieli|taxa|taxe) (?:de |cu )?(?:transport|livrare|expediere|curier|ambala\p{L}*)|(?:livrare|curier)(?:$| )`,
    String.raw`transport (?:curier|fan|cargus|sameday|national|intern|marfa|piese)|frakt(?:$| |kostnad|avgift|tillagg)|fragt(?:$| |omkostning|pris)`,
    String.raw`(?:leverans|expeditions|emballage|forsendelses)(?:kostnad|avgift|omkostning\p{L}*|gebyr)|leverans(?:$| till)|porto(?:$| (?:och|og) )`,
    String.raw`forsendelse(?:$| )|levering(?:$| (?:til|med))`,
    String.raw`(?:integrazione|rimborso|differenza|saldo|nachzahlung|complement|complemento|doplata do|extra)?\s*(?:spese|costi?|contributo|supplemento)(?: di| per| della?| la)* (?:spedizion|trasport|consegn|imball)`,
    String.raw`(?:complement |supplement )?(?:de )?frais d(?:e |')(?:port|transport|livraison|envoi|expedition)|koszty? (?:wysylki|dostawy|transportu|przesylki)`,
    String.raw`versandkosten|versandpauschale|versandaufschlag|gastos d?e? ?(?:envio|transporte)`,
    String.raw`portes(?:$| (?:fuera|fora|extra|aparte|de envio|envio|peninsula|baleares|canarias|espana|pagados|debidos))|gastos de gestion`,
    String.raw`(?:extra )?(?:shipping|delivery|postage|carriage)(?: (?:costs?|fees?|charges?|supplement|surcharge)|$)`,
    String.raw`(?:shipping|delivery|transport|postage|freight) (?:to|within|outside)\b|(?:spedizione|consegna|trasporto) (?:in|per|a|verso|con|su|fino) (?!\d)`,
    String.raw`(?:versand|lieferung|transport) (?:nach|innerhalb|in)\b|(?:livraison|expedition|envoi|transport) (?:en|vers|pour)\b`,
    String.raw`(?:envio|entrega|transporte) (?:a|hacia|para|en) |(?:wysylka|dostawa|transport) (?:do|na|za) `,
    String.raw`(?:siuntimas|pristatymas|transportavimas)(?: (?:i |dpd|omniva|venipak|kurjer|lp )|$)|siuntimo (?:kaina|islaidos)|pristatymo (?:kaina|islaidos)`,
    String.raw`verzendkosten|verzendtoeslag|transportkosten`,
    String.raw`(?:versand|spedition|transport[eo]?|trasporto|fracht|wysylka|verzending|envio|livraison)[\s,/-]+(?:(?:su|auf|sur|op|na|di|mit|per) )?(?:pal|pedan|bancal|europal|paket|pacc|spedition|corrier|kurier|gls\b|dhl\b|dpd\b|ups\b|ue\b|eu\b|national|inland|ausland)`,
    String.raw`bezorgkosten|verzending(?:$| (?:naar|binnen|per)\b)|(?:custos?|despesas|taxas?) de (?:envio|transporte|expedicao|entrega)`,
    String.raw`portes (?:de (?:envio|correio)|ctt)|(?:envio|transporte|entrega) (?:por|com) |transporte nacional`,
    String.raw`(?:nationwide|national|local|express|next day|courier|pallet|mainland) (?:delivery|shipping|courier|postage)`,
    ...inCentralEurope.sending,
  ),
);

/** What is charged beside pieces: supplements, deposits, labour, vouchers. Spanish and Italian `deposito` is a tank. */
const ofService = pattern(
  String.raw`\((?:servizi?o?|service|dienstleistung|servicio|usluga|dienst|servico|serviciu|tjanst|prestation|sluzba|szolgaltatas|usluga|storitev)\)$`,
  String.raw`(?<!\p{L})dienstleistung(?!\p{L})`,
  String.raw`^\p{L}+entsorgung(?:$| )`,
  // `Parabrisas - mano de obra montaje`
  String.raw`\s[-–]\s*(?:mano de obra|manodopera|main d'(?:oe|œ)uvre|arbeitszeit|labou?r\b|robocizna)`,
  begins(
    String.raw`(?:garantie returnabila|avans|acont|manopera|montaj|demontare|serviciu|servicii|programare|codare|decodare|diagnoza|reparatii?|reparatie|radiere|inchiriere)\b`,
    String.raw`diferenta (?:de )?pret|(?:card|bon|voucher) cadou`,
    String.raw`(?:pant|stompant|stomavgift|bytespant|handpenning|deposition|depositum|arbetskostnad|arbetstid|arbete|programmering|kodning|diagnos|felsokning|skrotbevis|skrotningsavgift|avregistrering|skrotpramie|presentkort|gavekort|gavebevis|arbejdslon|arbejdstid|arbeidslonn|arbeidstid|afmelding|pristillagg)\b`,
    String.raw`(?:de)?monter(?:ing|ingskostnad)(?:$| (?:av|af)\b)|(?:integrazione|rimborso|conguaglio)\b|differenza (?:di )?prezzo`,
    String.raw`(?:supplemento|supplement|suplemento|aufpreis|aufschlag|zuschlag|recargo|surcharge|extra charge|doplata|priemoka|toeslag|meerprijs|acrescimo|sobretaxa)\b`,
    String.raw`(?:caparra|acconto|cauzione|kaution|pfand|altteilpfand|anzahlung|consigne(?! d)|acompte|arrhes|kaucja|zaliczka|uzstatas|avansas|statiegeld|borg(?!.?warner)|aanbetaling|caucao|sinal (?:de )?(?:reserva|pago)|fianza|senal (?:de )?(?:reserva|pago|pagada))\b`,
    String.raw`(?:core |security )?deposit(?:$| (?:for|on)\b)|core charge|deposit paid`,
    String.raw`(?:manodopera|mano d'opera|montaggio (?:gomme|ricambi|in sede|incluso)|servizio\b|arbeitszeit|arbeitslohn|einbau(?:service|kosten)|montagekosten|main d'(?:oe|œ)uvre|mano de obra|robocizna|usluga\b|montaz\b|darbo kaina|paslaug|arbeidsloon|arbeidskosten|montagekosten|montage (?:op locatie|inclusief|onderdelen)|mao de obra|servico\b|montagem (?:de|incluida)|labou?r\b|fitting (?:service|cost|fee)|service charge)`,
    String.raw`(?:smontaggio(?: ?[/+]| motor| cambi| auto| ricamb| e |$)|clonazion\p{L}*|programmazion\p{L}*|codifica\b|decodifica\b|riparazion\p{L}*|diagnosi\b|radiazione\b|pratic(?:a|he)\b|passaggio di propriet\p{L}*|gestion (?:de )?(?:la )?(?:baja|residuos|tramites?)|baja (?:de |del )?(?:vehiculo|coche)|tramit\p{L}*|clonacion\b|programacion\b|reparacion\b|desmontaje\b|abmeldung|klonen\b|codierung\b|reparatur(?!satz|set|kit|blech|handb|anl)|demontage(?:kosten|service)?(?: ?/|$)|ausbau(?:kosten|service)|clonage\b|reparation\b|destruction\b|carte grise|cession\b|klonowanie|programowanie|kodowanie|naprawa\b|demontaz\b|wyrejestrowanie|cloning\b|programming\b|coding\b|repair service|deregistration|klonen\b|inleren\b|clonagem\b|programacao\b|reparacao\b|desmontagem\b)`,
    String.raw`(?:buono|buoni) (?:acquisto|sconto|regalo)|vouchers?\b|gutscheine?\b|bons? (?:d'achat|cadeau)|vale (?:de )?(?:compra|regalo)|bon podarunkowy`,
    String.raw`dovanu (?:kuponas|cekis)|cadeaubon(?:nen)?|tegoedbon|waardebon|vale (?:de )?(?:oferta|desconto|presente|compras)|cheque[ -]oferta`,
    String.raw`gift ?(?:card|voucher)|donazion|spenden?\b`,
    ...inCentralEurope.service,
  ),
);

const example =
  'esempio|example|beispiel|exemple|ejemplo|przyklad|exemplo|voorbeeld|exempel|exemplu|priklad|ukazka|pelda|minta|primjer|primer';
const trial =
  '(?:test(?:artikel|listing|annonce|eintrag|produkt|item|part)?|prova|prove|probe|essai|essais|prueba|pruebas|proba|testow[aye]|proef|testrad|testpost|testannons|testannonce|testvare|testprodus|provartikel|bandymas|bandomasis|skuska|zkouska|testovac[ií]|proba|demo)';
const line =
  '(?:articol[oi]|artikel|articles?|articulos?|inserzion[ei]|annunci[oi]?|annonces?|anuncios?|pezz[oi]|ricambi?o?|piezas?|pieces?|recambios?|rig(?:a|he)|prodott[oi]|produit|producto|produkt\\w*|eintrag|teil|part|item|listing|product|record|row|entry|pozycja|wpis|czesc|towar|oferta|preke|detale|irasas|onderdeel|advertentie|invoer|regel|peca|artigo|anuncio|registo|piesa|produs|anunt|vara|annons|vare|annonce|polozka|diel|dil|zbozi|tovar|inzerat|zaznam|tetel|termek|alkatresz|hirdetes|artikl|artikal|stavka|oglas|inserimento|import|upload|saisie)';
const ofTrial = new RegExp(
  `^${trial}(?:[ _-]*(?:${trial}|\\d+))*[!. ]*$|^(?:${trial})[ _-]+${line}\\b|^${line} (?:(?:di|de|d'|of|zum|for|do|per)? ?)?${trial}(?![\\p{L}])|^(?:${example})(?=$|[ :._-])|^(?:xxx+|asdf\\w*|qwer\\w*|aaaa*|pippo|foo|bar|blabla|lorem ipsum)$|non vendere|ne pas vendre|do not sell|nicht (?:ver)?kaufen|non (?:acquistare|comprare|usare|utilizzare)|do not (?:buy|use)|no (?:vender|comprar|usar)\\b|nie (?:sprzedawac|kupowac|uzywac)|ne pas (?:acheter|commander|utiliser)|(?:bitte )?loschen$|nicht (?:verwenden|benutzen)|da (?:cancellare|eliminare)|(?:please|to be) delete|delete me|a supprimer|(?:para )?(?:borrar|eliminar)$|do usuniecia|(?:istrinti|nenaudoti|neparduoti)|netrinti|nie (?:usuwac|kasowac)|nicht loschen|non cancellare|do not delete|ne pas supprimer|no borrar|niet (?:verwijderen|verkopen|kopen|gebruiken)|(?:graag )?verwijderen$|nao (?:vender|comprar|usar)|(?:a )?nu (?:se )?(?:vinde|cumpara|sterge|folosi)|(?:de|pentru) sters$|(?:salj|kop|anvand|radera) (?:ej|inte)|far ej saljas|(?:ska|skal) (?:raderas|slettes)|ma ikke (?:saelges|selges|slettes)|(?:para )?apagar$|(?:nem elado|torolni|torlendo)$|ne(?:predavat|prodavat|mazat|kupovat)|(?:vy|s)mazat$`,
  'u',
);

/** `Instrumentbræt TEST`; in a list of capitals it may be what was done with the piece. */
const endsInTrial = /\p{Ll}.*\s(?:TEST|PROVA)[!. ]*$/u;

const ofNothing = pattern(
  begins(
    String.raw`alte (?:piese|componente)$|altele$|(?:ovriga|andra|diverse|blandade|div\.?) (?:del(?:ar|er|e)?|reservdelar|bildelar)$|ovrigt$`,
    String.raw`(?:andre|ovrige|diverse) (?:reserve)?del(?:e|er)$|(?:breloc|nyckelring|noglering|nokkelring)\b`,
    String.raw`(?:altr[oi]|other|sonstige[sr]?|andere|autres?|otr[oa]s?|inn[ey]|kit[ao]s|overige|outr[oa]s?) (?:pezz[oi]|ricambi?o?|parts?|teile?|pieces?|piezas?|czesci|dal(?:is|ys)|onderdelen|pecas?)$`,
    String.raw`(?:portachiavi|key ?rings?|magliett[ae]|t-?shirts?|tazz[ae]|cappellin[oi]|schlusselanhanger|porte-?cles?|llaveros?|breloczki?|sleutelhangers?|porta-?chaves)\b`,
    String.raw`(?:roba varia|varie|diverse?s|sonstiges|verschiedenes|miscellaneous|misc|various|divers|varios|rozne|diverse[n]?|allerlei|overig|overige|diversos|diversas|variad[oa]s)(?:$| (?:da|di|per|lt|siehe|see|parts?|voir|ver|zie|onderdelen|pecas|voor)\b)`,
    ...inCentralEurope.nothing,
    String.raw`(?:pezz[oi]|ricambi) (?:vari|misti|assortiti|diversi)$`,
    String.raw`(?:pezz[oi]|ricambi?o?|piezas?|teile?|parts?|pieces?) (?:(?:da|sin|senza|non|not|a) (?:identific|catalog|riconosc|conosc)|come da foto|unbekannt|unknown|inconnue?|sconosciut)`,
  ),
);

/** What belongs to a workshop or to a reader, and to no car: chargers, manuals. Cars that charge have one on board. */
const ofWorkshop = pattern(
  begins(
    String.raw`caricabatterie|(?:car )?battery charger|(?:auto)?batterieladegerat|chargeur de batteries?|cargador de baterias?|prostownik|akumuliatoriaus kroviklis`,
    String.raw`redresor(?: auto)?|incarcator (?:de )?baterie|batteriladdare|batteriladere?|acculader|druppellader`,
    String.raw`carregador de baterias?)(?! (?:di bordo|a bordo|on ?board|embarque|pokladow|alta tensione|ibrid|hybrid|ev\b)`,
  ),
  String.raw`(?<!\p{L})(?:prostownik|podnosnik|urzadzenie|narzedzi\p{L}*) warsztatow\p{L}*`,
  String.raw`(?<!\p{L})` +
    anyOf(
      String.raw`(?:workshop|repair|service|owner'?s?) (?:manual|handbook)|(?:manuale?|libretto) (?:d'|di |d )?(?:officina|riparazione|uso)`,
      String.raw`(?:werkstatt|reparatur)(?:handbuch|anleitung)|betriebsanleitung|revue technique|manuel d'(?:atelier|utilisation|entretien)`,
      String.raw`manual (?:de taller|de usuario)|werkplaats(?:handboek|boek)|instructieboek(?:je)?|handleiding|manual (?:de oficina|do utilizador|do proprietario)`,
      String.raw`livro de (?:instrucoes|revisoes)|manual (?:de )?(?:service|reparatii|utilizare|intretinere)|carte (?:tehnica|service)|instruktionsbo[kg]`,
      String.raw`verkstadshandbok|agarmanual|servicebo[kg]|brugermanual|brukerhandbok|instrukcja (?:obslugi|napraw\p{L}*)|remonto knyga`,
    ) +
    String.raw`(?!\p{L})`,
);

/** What pieces are sent and stood on, and what is left of cars: no part, however it is counted. */
const ofYard = pattern(
  begins(
    String.raw`(?:pedan[ae]|palett?e|bancal[ei]|pallets?|europaletten?|einwegpaletten?|palets?|palet[ay]|padekl\p{L}*) ?(?:$|\p{L}*epal\b|(?:(?:in|di|de|en|aus|of|z|iz) )?(?:legno|wood(?:en)?|holz|bois|madera|drewnian\p{L}*|euro|epal|usat[ei]|vuot[ei]|used|empty|leer\p{L}*|vides?|usad[oa]s|puste|medin\p{L}*))`,
    String.raw`(?:euro ?|wooden |wood )(?:pallets?|pedan[ae]|bancal[ei])|holzpaletten?`,
    String.raw`(?:scatol[ae]|scatoloni|casse|imballagg(?:io|i)|materiale) (?:vuot[ei]|di cartone|da imballo|imballaggio|per imballo|da imballaggio)|pluriball?`,
    String.raw`packaging|packing (?:material|boxes)|cardboard boxes|verpackung(?:smaterial)?$|leere kartons|cartons vides|(?:materiel|materiau) d'emballage`,
    String.raw`cajas de carton|material de embalaje|(?:opakowania|kartony)$|pakavimo medziag\p{L}*|ferraglia(?:$| )|scrap(?![\p{L}])`,
    String.raw`altmetall|(?:divers |metaux |vieille )?ferraille|chatarra|metalo lauzas|oud ijzer(?:$| )|sucata`,
    String.raw`paletes?(?:$| (?:de madeira|vazias?))|lege (?:pallets?|dozen|kratten)|houten pallets?|paleti?(?:$| (?:de )?lemn| goi)|europaleti?|fier vechi|deseuri`,
    String.raw`cutii (?:de )?carton|lastpall(?:ar)?|trapall(?:ar)?|pallkrag\p{L}*|tomma? (?:pallar|kartonger)|(?:metall|jarn|jern)?skrot(?:$| )|skrap(?:$| )`,
    String.raw`verpakkingsmateriaal|verpakking$|caixas de cartao|material de embalagem`,
  ),
  String.raw`(?<!\p{L})(?:al?|la|per|pro|je|par|por|za|au|/) ?kg(?!\p{L})`,
  String.raw`(?<!\p{L})(?:${oldIron}|recyclage metaux|recupero metalli)(?!\p{L})`,
  String.raw`\(scrap(?![\p{L}])`,
);

/** Pallets full of anything, and what is to be thrown away. */
const ofLot = pattern(
  begins(
    String.raw`lott[oi]|stock|blocco|lots?|posten|partia|lote|partija|partij)(?![\p{L}]).*(?<!\p{L})(?:bancal[ei]|pedan[ae]|pallets?|palett\p{L}*|palets?|palet`,
    String.raw`palet[ay]|mist[oaie]|misti|gemischt\p{L}*|mixed|mixtes?|melange\p{L}*|variad[oa]s|surtid[oa]s|mieszan\p{L}*|misri?u?s?|gemengd\p{L}*|mistur\p{L}*`,
    String.raw`divers\p{L}*|onderdelen|vari[ei]?|verschieden\p{L}*|assorted|various|varios|rozn\p{L}*|ivair\p{L}*)(?!\p{L}`,
  ),
  String.raw`(?<!\p{L})` +
    anyOf(
      String.raw`da (?:smaltire|rottamare|rottame|buttare)|chatarra|per rottam[ei]|for (?:scrap|disposal)|zum? (?:entsorgen|verschrotten)|zur entsorgung`,
      String.raw`(?:esaust[oaie]|per) (?:x |per )?recupero metalli.*|non idone[oaie] all'uso|a (?:jeter|ferrailler)|za (?:otpad|odpad|staro zeljezo|razgradnju)|bontasra|roncsnak|(?:na|do) (?:srot|srotu|vyhodenie|vyhozeni)|para (?:chatarra|desechar)|na zlom|do utylizacji|utilizavimui|i metalo lauza|voor (?:de )?(?:sloop|schroot)|weg te gooien`,
      String.raw`(?:para|p/) ?(?:sucata|abate|deitar fora)|(?:pentru|la) (?:fier vechi|casare|rabla)|(?:till|til|for) (?:skrot|skrotning|skrap)`,
    ) +
    String.raw`$`,
);

/** Words that no part has in its name, where nothing else says that it is one: of taking cars apart, and of their papers. */
const ofDismantling = pattern(
  String.raw`(?<!\p{L})` +
    anyOf(
      String.raw`demoli\p{L}*|rottam\p{L}*|pratic(?:a|he)|p\.?r\.?a|diritti|bollo|passaggio di proprieta|libretto|verschrott\p{L}*|abmeld\p{L}*|schrott|kfz-?brief`,
      String.raw`demolition|ferraille|carte grise|desguace|chatarra|baja|sucata|abate|dezmembr\p{L}*|casare|radiere|fier vechi|talon|skrot|skrotning|skrotbil`,
      String.raw`avregistrering|zlom\p{L}*|zlomowani\p{L}*|sloop|schroot|scrap|(?:aus)?schlacht\p{L}*|despiece|breaking|dismantl\p{L}*|rozbiork\p{L}*|ardym\p{L}*`,
      String.raw`desmanche|da smontare`,
      ...inCentralEurope.dismantling,
    ) +
    String.raw`(?!\p{L})`,
);

/** Whether what nothing names as a part speaks of taking cars apart. */
export const isOfDismantling = (name: string): boolean => ofDismantling.test(folded(name));

/** Somebody says so. */
const saysNoPart = pattern(
  String.raw`(?<!\p{L})` +
    anyOf(
      String.raw`not an? (?:car )?part|no car part|kein (?:auto|ersatz)?teil|kein(?:e)? fahrzeugteil|non (?:e )?un (?:pezzo|ricambio)|pas une piece`,
      String.raw`no es (?:una )?(?:pieza|recambio)|nie czesc|to nie czesc|ne (?:auto )?detale|ne dalis|geen (?:auto[ -]?)?onderdeel|nao e (?:uma )?peca`,
      String.raw`nu (?:este|e) (?:o )?piesa|(?:nie je|neni) (?:to )?(?:auto)?(?:diel|dil)|nem (?:auto)?alkatresz|nije (?:auto)?(?:dio|deo)|ni (?:avto)?del|(?:ingen|ej) (?:bil|reserv)?del|ikke en (?:bil|reserve)?del`,
    ) +
    String.raw`(?!\p{L})`,
);

/** Whether a short text says that what is sold is no part of a car. */
export const isNoPart = (text: string): boolean =>
  text.length <= longestSaying && saysNoPart.test(folded(text));

/** Signs of a remark that is asked. */
export const longestSaying = 200;

/** A name as the patterns expect it. */
export const folded = (name: string): string =>
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
  'spedizione spedizioni corriere consegna shipping postage freight versand versandkosten fracht lieferung livraison envio envios entrega wysylka przesylka dostawa siuntimas pristatymas verzending bezorging livrare expediere curier frakt fragt forsendelse postovne doprava preprava balne dopravne';
const serviceFirst =
  'caparra acconto cauzione deposit kaution anzahlung acompte arrhes fianza kaucja zaliczka aanbetaling avans handpenning manodopera labour labor arbeitszeit robocizna';
const trialFirst = 'prova prove testartikel essai essais prueba pruebas proba testas testowy testowa';
const scrapFirst = 'ferraglia scrap altmetall skrot';

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

/** `EJEMPLO-01`: the line by which a template shows what belongs where. */
const ofExample = new RegExp(`^(?:${example}|pavyzdys|test|prova)(?![a-z])`);

/** Whether the code of a line says that it is one. */
export const isExampleCode = (code: string): boolean => ofExample.test(fold(code));

/** @returns what was expected instead, where a name is none of a piece */
export const whyNoPiece = remembering((name: string): InBoth | undefined => {
  const text = folded(name);
  if (ofSending.test(text)) return expectedLine.noSending;
  if (ofService.test(text)) return expectedLine.noService;
  if (ofNothing.test(text) || ofWorkshop.test(text) || saysNoPart.test(text)) return expectedLine.noName;
  if (ofYard.test(text) || ofLot.test(text)) return expectedLine.noName;
  return ofTrial.test(text) || endsInTrial.test(name) ? expectedLine.noTrial : noPieceByFirstWord(text);
});
