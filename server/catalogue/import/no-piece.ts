/** Lines of a stock that are no pieces: what sending costs, and what somebody typed to try the program. Pure. */
import type { InBoth } from '../../../domain/constants.ts';
import { fold } from '../../../domain/fold.ts';
import { expectedLine } from './told/of-lines.ts';

const ofSending =
  /^(?:(?:spese|costi?|contributo|supplemento)(?: di| per| della?| la)* (?:spedizion|trasport|consegn|imball)|frais d(?:e |')(?:port|transport|livraison|envoi|expedition)|koszty? (?:wysylki|dostawy|transportu|przesylki)|versandkosten|versandpauschale|versandaufschlag|gastos d?e? ?(?:envio|transporte)|portes(?: de envio)?$|(?:shipping|delivery|postage)(?: (?:costs?|fees?|charges?)|$)|siuntimo (?:kaina|islaidos)|pristatymo (?:kaina|islaidos))/;

const trial = '(?:test(?:artikel|listing|annonce)?|prova|probe|essai|prueba|proba|bandymas|demo)';
const ofTrial = new RegExp(
  `^${trial}(?:[ _-]*(?:${trial}|\\d+))*$|non vendere|ne pas vendre|do not sell|nicht (?:ver)?kaufen|non (?:acquistare|comprare)|do not buy|no vender|nie sprzedawac`,
);

const ofNothing =
  /^(?:(?:altr[oi]|other|sonstige[sr]?|andere|autres?|otr[oa]s?|inn[ey]|kit[ao]s) (?:pezz[oi]|ricambi?o?|parts?|teile?|pieces?|piezas?|czesci|dal(?:is|ys))$|(?:portachiavi|key ?rings?|magliett[ae]|t-?shirts?|tazz[ae]|cappellin[oi]|gift ?cards?|buon[oi] regalo|gutscheine?|schlusselanhanger|porte-?cles?|llaveros?|breloczki?)\b|(?:roba varia|varie|diverse?s|sonstiges|verschiedenes|miscellaneous|misc|various|divers|varios|rozne)(?:$| (?:da|di|per|lt|siehe|see|parts?|voir|ver)\b)|(?:pezz[oi]|ricambi?o?|piezas?|teile?|parts?|pieces?) (?:(?:da|sin|senza|non|not|a) (?:identific|catalog|riconosc|conosc)|come da foto|unbekannt|unknown|inconnue?|sconosciut))/;

/** @returns what was expected instead, where a name is none of a piece */
export function whyNoPiece(name: string): InBoth | undefined {
  const folded = fold(name).replaceAll('ł', 'l').trim();
  if (ofSending.test(folded)) return expectedLine.noSending;
  if (ofNothing.test(folded)) return expectedLine.noName;
  return ofTrial.test(folded) ? expectedLine.noTrial : undefined;
}
