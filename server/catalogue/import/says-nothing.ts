/** What is written where there is nothing to write. */
import { remembering } from './remembering.ts';
import { fold } from './letters.ts';

/** Words that stand where there is nothing, in the languages of the files. */
const nothing =
  /^(?:[-–—_./\\*?x0]*|n[./\s-]*[adcprv]\.?|n\.?\s?bek\.?|nd|na|nc|none|null|nil|nan|no|non\s(?:disp|pres|legg|not|spec|ind|trov|rilev|vis|conosc).*|ne|nein|nie|brak(?:\sdanych)?|keine?(?:\sangaben?)?|k[./]\s?a\.?|nicht\s(?:bek|les|vorh|ang|verf).*|unbekannt|unlesbar|nera\sduomenu|nezinom[aoi]s?|nieznan[ya]|sconosciut[oa]|ignot[oa]|illeggibile|assente|mancante|nessun[oa]?|unknown|unreadable|undefined|not\s(?:kn|av|read|spec|fou|vis|giv|appl|sure).*|missing|vedi\s.*|see\s.*|siehe\s.*|inconnue?|aucune?|sans(?:\s(?:ref|num|code).*)?|desconocid[oa]|ningun[oa]?|sin\s(?:ref|num|cod|dat).*|da\s(?:verificare|definire|controllare)|onbekend|onleesbaar|geen(?:\s.*)?|n\.?v\.?t\.?|niet\s(?:bek|lees|aanw|van\stoep|besch|verm|zicht).*|zonder\s(?:num|ref|code).*|zie\s.*|leeg|nao(?:\s(?:disp|ind|leg|aplic|tem|vis|sei|conhec).*)?|desconhecid[oa]|nenhum[a]?|sem\s(?:ref|num|cod|dados|info).*|ilegivel|ver\s(?:foto|desc|obs).*|necunoscut[aei]?|nespecificat[aei]?|ilizibil[ae]?|fara(?:\s(?:cod|serie|numar|nr|oem|ref|date).*)?|lipsa|nu(?:\s(?:are|stiu|exista|se|este|e)\b.*)?|vezi\s.*|okan[dt]t?|uppgift\ssaknas|saknas|ing(?:en|et|a)(?:\suppgift.*)?|nej|nei|ej\s(?:kand|lasb|angiv|aktuell).*|ukendt|ukjent|mangler|ikke\s(?:kendt|kjent|oplyst|oppgitt|angi|laes|lesb).*|se\s(?:bild|billed|foto|beskr).*|neznam[eyai]|neuveden[eyoa]|nezisten[eyoa]|nezjisten[eyoa]|necitateln[eyao]|necitelne|chyba|chybi|ziadn[eyaio]|bez\s(?:cisla|kodu|oznaceni|oznacenia|udaj)\p{L}*|(?:pozri|vid|viz)\s.*|nepoznat[oa]?|neznan[oa]?|nema(?:\s(?:broja?|oznake|podat\p{L}*|sifre))?|necitljiv[oa]?|neberljiv[oa]?|nije\s(?:poznat|vidljiv|citljiv).*|(?:vidi|glej)\s.*|ismeretlen|nincs(?:\s.*)?|nem\s(?:ismert|olvashato|tudni|lathato|tudom|talalhato).*|olvashatatlan|hianyzik|(?:lasd|ld)\.?\s.*|tbd|tba|boh)$/u;

/** Whether a text only says that there is nothing. Without its accent `nėra` is a black door in Italy. */
export const saysNothing = (text: string): boolean => !beginsWithFigure.test(text) && isNothing(text);

const isNothing = remembering(
  (text: string): boolean => nothing.test(fold(text).trim()) || /^n[ėĖ]ra$/i.test(text.trim()),
);

/** As most cells of a list do. */
const beginsWithFigure = /^[1-9]/;
