/** Names of sheets, and headings within one, under which pieces stand that are not for sale. Pure. */
import { wordsOf } from '../letters.ts';

const sold: ReadonlySet<string> = new Set(
  'venduto venduta venduti vendute sold verkauft verkaufte vendu vendus vendue vendues vendido vendidos vendida vendidas sprzedane sprzedany parduota parduotos parduotas parduoti riservati riservato vandut vandute rezervate sald salda solgt solgte reserverade reserverede prenotati prenotato opzionati reserved reserviert reservados zarezerwowane rezervuota esauriti evasi spediti consegnati demoliti rottamati predane predany prodane prodano rezervovane rezervovano eladva eladott eladottak elkelt foglalt foglaltak prodato prodani rezervirano rezervisano'.split(
    ' ',
  ),
);

const archived: ReadonlySet<string> = new Set(
  'archivio archive archiv archives archivo archiwum archyvas storico historique historico historia cestino trash papierkorb deleted cancellati eliminati geloscht note notes notizen notas appunti uwagi pastabos remarks istruzioni instructions anleitung leggimi readme legenda legende help arhiva istoric notite arkiv historik papperskorg anteckningar instruktioner noter poznamky navod historie kos archivum jegyzetek megjegyzesek utmutato napomene opombe upute navodila arhiva'.split(
    ' ',
  ),
);

/** `Non venduti`, `da vendere e venduti`: some of them are for sale. */
const takenBack: ReadonlySet<string> = new Set(
  'non not nicht no nie non pas un e ed and und y et i ir nu ej inte ikke och og ne nem es'.split(' '),
);

/** Whether a name says that all that stands under it is sold, or kept for somebody. */
export function saysAllSold(name: string): boolean {
  const words = wordsOf(name.replaceAll('ł', 'l'));
  return words.some((word) => sold.has(word)) && !words.some((word) => takenBack.has(word));
}

/** Whether a sheet is by its name no list of what is for sale now. */
export function isPutAside(name: string): boolean {
  const words = wordsOf(name.replaceAll('ł', 'l'));
  return (
    saysAllSold(name) ||
    (words.some((word) => archived.has(word)) && !words.some((word) => takenBack.has(word)))
  );
}
