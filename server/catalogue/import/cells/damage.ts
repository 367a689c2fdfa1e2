/** Damage that a condition, a remark or a name tells of, in the languages of the files. Pure. */
import { fold } from '../letters.ts';
import { remembering } from '../remembering.ts';

/** Folded beginnings of words, or whole words where the beginning alone says something else. */
const damages = [
  // Italian; a tax on cars is a `bollo` as well, and `opaco` a finish beside a colour.
  String.raw`graffi(?:o|at\p{L}*|ett\p{L}*)?|rigat[oaie]|rigatur\p{L}*|boll[oi](?! pagat| auto| di circol)|bozz[oaie]|ammaccat\p{L}*|bottarell\p{L}*|crep[aeo]|crepat\p{L}*|rott[oaie]|rottur[ae](?! vetr)|spezzat[oaie]|spaccat[oaie]|spaccatur\p{L}*|strapp[oi]|strappat\p{L}*|scheggi\p{L}*|opacizzat[oaie]|ruggin\p{L}*|arr?ugginit[oaie]|danneggiat[oaie]|danneg|dannegg|danneggia|dann(?:o|i)?|rovinat[oaie]|rovin(?![\p{L}])|scolorit[oaie]|sbiadit[oaie]|ingiallit[oaie]|bruciat\p{L}*|(?<!(?:pe|per|la|/) ?)bucat[oaie]|stort[oaie]|piegat[oaie](?! a)|deformat[oaie]|lesionat[oaie]|incrinat\p{L}*|(?:segni (?:di|da) )?marciapiede|manca|mancan(?:o|te|ti)|scrostat[oaie]|consumat[oaie]|usurat[oaie]|grandin\p{L}*|bott[ae]|trafil\p{L}*|perd(?:e|it[ae])`,
  String.raw`scratch(?:es|ed|y)?|scuff(?:s|ed)?|scrapes?|(?<!\d )dents?|dented|crack(?:s|ed)?(?! test)|broken|chips|chipped|rust|rusty|rusted|torn|burnt|bent|damaged?|faded|yellowed|hazy|missing|kerb(?:ed|ing)?(?: marks?)?|worn(?! brake)`,
  String.raw`(?:lack)?kratzer|kratzspur\p{L}*|(?:zer|ver)kratzt|dellen?|beulen?|verbeult|eingedellt|\p{L}*gebrochen|riss|risse|(?:ein|an|ab)?gerissen|rost(?:ig|stellen?)?|(?:ver|an|durch)rostet|lackschad\p{L}*|lackabplatz\p{L}*|steinschlag\p{L}*|brandl(?:och|ocher)|schaden|beschadigt|beschadigung\p{L}*|vergilbt|verbogen|stumpf|verschlissen\p{L}*|verschleiss(?! ?(?:teil|anzeige|frei|los))|flecken|fleckig\p{L}*|abgenutzt\p{L}*|abgegriffen\p{L}*|speckig\p{L}*|gesprungen\p{L}*|bordstein\p{L}*|fehlt|fehlen(?:d(?:e[rnms]?)?)?`,
  String.raw`rayures?|raye(?:e|es|s)?|griffures?|griffe(?:e|es|s)|bosses?|bossele(?:e|es|s)?|cabosse\p{L}*|cassees?|casses|fissur\p{L}*|fele(?:e|es|s)?|rouill\p{L}*|enfonce(?:e|es|s)?|enfoncements?|abime(?:e|es|s)?|tache(?:e|es|s)?|dechir\p{L}*|jauni(?:e|es|s)?|frotte(?:e|es|s)|frottements?|fendu(?:e|es|s)?|endommage\p{L}*|(?<!pare[ -]|de |d['’])chocs?|accrocs?`,
  String.raw`roces?|rozad[oa]s?|rozaduras?|rayad[oa]s?|rayaz?o?nes|aranaz\p{L}*|aranad[oa]s?|abollad\p{L}*|abolladuras?|golpes?|golpead[oa]s?|rot[oa]s?|partid[oa]s?|grietas?|agrietad[oa]s?|fisuras?|oxid(?:o|ad\p{L}*)|quemad[oa]s?|danad[oa]s?|danos?|descolorid[oa]s?|rasgad[oa]s?|picad[oa]s?|holguras?|granizo|granizad[oa]s?|faltan?`,
  String.raw`rysy|rysa|porysowan\p{L}*|zarysowa\p{L}*|wgniec\p{L}*|wgniot\p{L}*|wgiet\p{L}*|pekniet\p{L}*|peknieci\p{L}*|(?:u|z|wy|po)laman\p{L}*|rdza|rdzy|zardzewial\p{L}*|uszkodz\p{L}*|przetart\p{L}*|rozdart\p{L}*|odprysk\p{L}*|otarci\p{L}*|pogiet\p{L}*|wgniotk\p{L}*`,
  String.raw`ibrez\p{L}*|(?:su|ap)braizy\p{L}*|subrezy\p{L}*|ilenkt\p{L}*|ilenkim\p{L}*|iskil\p{L}*|(?:su|nu|at|i)luz\p{L}*|(?:su|nu)lauzy\p{L}*|itruk\p{L}*|(?:su|nu)truk\p{L}*|surudij\p{L}*|rudy[sz]\p{L}*|pazeist\p{L}*|pazeidim\p{L}*|suplys\p{L}*|iplys\p{L}*|sulankst\p{L}*`,
  // Dutch; `krasje` is a small one.
  String.raw`kras|krassen|(?:ge|be|ver)krast\p{L}*|deuk|deuken|gedeukt\p{L}*|ingedeukt\p{L}*|barst|barsten|gebarsten|scheur|scheuren|gescheurd\p{L}*|breuk|gebroken|afgebroken|kapotte?|roest|roestig\p{L}*|roestplek\p{L}*|verroest\p{L}*|doorgeroest\p{L}*|(?<!licht )beschadigde?|beschadiging\p{L}*|(?:lak)?schade|steenslag\p{L}*|versleten|verkleurd\p{L}*|verbogen|vergeeld\p{L}*|defecte?`,
  String.raw`riscos?|riscad[oa]s?|arranh(?:ao|oes)|arranhad[oa]s?|amolgad\p{L}*|mossas?|rachad\p{L}*|rachas?|fissurad[oa]s?|ferrugem|enferrujad[oa]s?|danificad[oa]s?|quebrad[oa]s?|desgastad[oa]s?|empenad[oa]s?|avariad[oa]s?|descascad[oa]s?|estalad[oa]s?|raspad[oa]s?|dano|amassad[oa]s?|folgas?`,
  String.raw`zgari[ae]t\p{L}*|lovit[aei]?|lovitur\p{L}*|indoit[aei]?|indoitur\p{L}*|crapat[aei]?|crapatur\p{L}*|spart[aei]?|rupt[aei]?|ruptur[ai]|rugin[ai]|ruginit[aei]?|deteriorat[aei]?|defect[aei]?|julit[aei]?|julitur\p{L}*|ciobit[aei]?|fisurat[aei]?|avariat[aei]?|lipsa|lipsesc|lipseste|stricat[aei]?|uzat[aei]?`,
  // Swedish, then Danish and Norwegian; `bulk` and `ripe` are English.
  String.raw`repa|repor|repig\p{L}*|repad\p{L}*|skrapad\p{L}*|skrapmark\p{L}*|buckl[ao]r?|bucklig\p{L}*|sprick[ao]r?|spruck[ei][nt]|trasig\p{L}*|skad(?:a|or|ad\p{L}*|at)|rostskad\p{L}*|rosthal|stenskott|bojd|bojt|sonder|saknas|slit(?:en|et|na)|avbrut\p{L}*|avskav\p{L}*|ridse[rt]?|bule[rt]?|revne[rt]?|rusten|rustne|knaekket|knekt|odela[gn]\p{L}*|beskadiget|skade[rt]?|riper|ripet|bulker|bulket|sprekk(?:er)?|sprukket|mangler|slidt|slitt`,
  // Croatian, Serbian and Slovene.
  String.raw`(?:o|za|iz)?greb(?:an|otin)\p{L}*|ogreb\p{L}*|ostec\p{L}*|osteten\p{L}*|poskodovan\p{L}*|poskodb\p{L}*|udubljen\p{L}*|udubina|ulubljen\p{L}*|(?:na|s|po|pre)?pukn?(?:ut|l|nut|o|la|lo|li|ao)\p{L}*|pukotin\p{L}*|slomljen\p{L}*|polomljen\p{L}*|odlomljen\p{L}*|zlomljen\p{L}*|razbijen\p{L}*|razbit[aoei]?|poc(?:en|ena|eno|il)\p{L}*|hrdj?[aeu]\p{L}*|hrd[aeu]v\p{L}*|rdj[aeu]|zardjal\p{L}*|zarjavel\p{L}*|rja|rjast\p{L}*|savijen\p{L}*|iskrivljen\p{L}*|zvit[aoi]?|ukrivljen\p{L}*|izblijed\p{L}*|izbled\p{L}*|pozutjel\p{L}*|pozutel\p{L}*|potrgan\p{L}*|poderan\p{L}*|pocijepan\p{L}*|pocepan\p{L}*|istrosen\p{L}*|obrabljen\p{L}*|nedostaje|fali|manjka|neispravn\p{L}*|pokvaren\p{L}*|udaren\p{L}*|prask[aei]|praske`,
  // Hungarian.
  String.raw`karc(?:os|okkal|olt|olas\p{L}*|ok|olodas\p{L}*)?|(?:ossze|meg|le)karc\p{L}*|serul(?:t|tek|es|esek|eses)|horpad(?:t|as|asok|asos)|(?:be)?horpadt|t(?:o|oe)r(?:ott|es|oett|esek|edezett)|(?:le|el|ki|meg)tort|reped(?:t|es|esek|ezett)|(?:meg|el|be)reped\p{L}*|rozsda\p{L}*|rozsdas\p{L}*|(?:el|meg|at)rozsdas\p{L}*|hianyzik|hianyos|hianyzo|hibas|elhajl\p{L}*|meghajl\p{L}*|gorbe|elgorbult|fakult|kifakult|besargult|megsargult|matt(?:ult|os)|szakadt|kiszakadt|elszakadt|(?:meg)?viselt|kopott|jegver(?:t|es)|korrod\p{L}*|mukodeskeptelen`,
  // Czech and Slovak.
  String.raw`po?skria?ban\p{L}*|po?skraban\p{L}*|odraten\p{L}*|skr[ai]ban\p{L}*|odren\p{L}*|odrenin\p{L}*|oderk\p{L}*|preliac\p{L}*|promac\p{L}*|pomackan\p{L}*|prask(?:nut|l|lin)\p{L}*|puk(?:nut|l|lin)\p{L}*|(?:z|u|od|na)lomen\p{L}*|rozbit\p{L}*|hrdz\p{L}*|zhrdzav\p{L}*|rez(?:av\p{L}*)|zrez(?:iv|l)\p{L}*|korozi[aei]|pos?kod(?:en|it)\p{L}*|poskoz\p{L}*|(?:z|o)hnut\p{L}*|pokriven\p{L}*|z?deformovan\p{L}*|vybled\p{L}*|z(?:o|a|e)zl(?:tn|out)\p{L}*|opotrebovan\p{L}*|(?:roz|na|po)t(?:rh|rz)(?:nut|an|en)\p{L}*|pr[eo]palen\p{L}*|pr[eo]rezav\p{L}*|chyba|chybaj\p{L}*|chybi|chybej\p{L}*|nabouran\p{L}*|havarovan\p{L}*|nefunkcn\p{L}*|vadn[yaei]|chybn[yae]|pokazen\p{L}*|krup(?:y|obit\p{L}*)`,
].join('|');

/** What is through is damage however small it is: a scratch may be light, a crack is one. */
const through =
  /^(?:cre(?:p[aeo]|pat\p{L}*)|rott|rottur|spezzat|spaccat|incrinat|crack|broken|riss|risse|\p{L}*gebrochen|\p{L}*gerissen|gesprungen|cassee?s?$|fissur|fele|fendu|griet|agriet|fisura|pekn|itruk|barst|gebarsten|gescheurd|gebroken|afgebroken|rachad|quebrad|crapat|spart|rupt|spric|spruck|sprekk|sprukket|revne|knaekket|knekt|(?:na|s|po|pre)?puk|(?:s|po|od|z)lomlj|razbi|poc|tor(?:ott|es|edezett)|(?:le|el|ki|meg)tort|reped|megreped|elreped|prask|puk|(?:z|u|od|na)lomen|rozbit|roztrh)/u;

/** What a piece has to be brought to before it works again; `rev.` and `rep.` are short for it in Italian. */
const repairs = String.raw`spianare|rettificare|saldare|revisionare|rev|revis|revision|riparare|rep|ripar|rifare|ricostruire|rigenerare|ricondizionare|rebuild|rebuilding|repair|refurbishment|overhaul|uberholen|uberholung|uberholungsbedurftig|reparieren|reparaturbedurftig|instandsetzung|reviser|reparer|refaire|reconditionner|reparar|reconstruir|revisar|rehacer|regeneracji|naprawy|remontu|wymiany|remontui|remontuoti|restauravimui|taisyti|reviseren|repareren|herstellen|revisie|reparatie|arranjar|reparacao|recuperar|retificar|recondicionar|reparat|reparatii|reparatie|reconditionat|reconditionare|renoveras|repareras|lagas|renovering|repareres|opravu|oprave|oprava|repas|repasi|repasovanie|repasovani|renovaciu|renovaci|javitando|javitasra|felujitando|felujitasra|javitani|popravak|popravku|popravka|popravilo|popravila|obnovo|reparaciju`;
const needsRepair = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:da|a|to|for|needs?(?: an?)?|zu|zum|zur|muss|para|por|do|reikia|te|voor) (?:${repairs})|muss (?:\p{L}+ )?(?:geplant|uberholt|repariert|instandgesetzt|erneuert|ersetzt|geschweisst|abgedichtet) werden|(?:de|pentru|necesita) (?:reparat|reparatii|reparatie|reconditionat|reconditionare)|(?:behover|maste|trenger|skal|for|til) (?:renoveras|repareras|lagas|renovering|repareres)|(?:na|k|ku|nutna|potrebna|vyzaduje|treba) (?:opravu|oprave|oprava|repas|repasi|repasovanie|repasovani|renovaciu|renovaci)|uberholungsbedurftig|reparaturbedurftig|remontui|(?:za|treba|potreban|potrebno|potrebuje) (?:popravak|popravku|popravka|popravilo|popravila|obnovo|reparaciju)|javitando|felujitando|(?:javitasra|felujitasra|javitani) (?:szorul|kell))(?![\p{L}\d])`,
  'u',
);

/** What makes little of it: such damage is told in the description, and makes no worse grade. */
const little = String.raw`piccol\p{L}*|legger\p{L}*|lev[ei]|liev[ei]|minim\p{L}*|un po'?|appena|quasi|small|slight(?:ly)?|light(?:ly)?|minor|tiny|little|leicht\p{L}*|klein\p{L}*|minimal\p{L}*|gering\p{L}*|leger\p{L}*|petit\p{L}*|peque[n]\p{L}*|levemente|liger\p{L}*|minimo|drobn\p{L}*|lekk\p{L}*|niewielk\p{L}*|mal[aey]|maz[aiou]\p{L}*|nedidel\p{L}*|smulk\p{L}*|lichte|lichtjes|lichtelijk|beetje|ligeir\p{L}*|pouc[oa]s?|mic[ai]?|mici|usor|usoar[ae]|superficial\p{L}*|sma|smarre|liten|litet|mindre|latta?|lette|lille|ubetydlig\p{L}*|obetydlig\p{L}*|mensi[ea]?|miern\p{L}*|mirn\p{L}*|lahk\p{L}*|lehk\p{L}*|jemn\p{L}*|trochu|nepatrn\p{L}*|sitn\p{L}*|blag\p{L}*|manj[aeis]\p{L}*|lagan\p{L}*|rahl\p{L}*|majhn\p{L}*|enyhe|enyhen|kis|kisebb|apro|hajszal\p{L}*|minimalis\p{L}*|kosmetick\p{L}*|kozmetick\p{L}*`;
/** What takes it back. */
const none = String.raw`senza|privo|priva|nessun[oa']?|non|no|not?|without|never|kein\p{L}*|ohne|nicht|sans|aucune?|pas(?: de)?|ni|sin|ningun[oa]?|bez|brak|nie|be|nera|neturi|anti|geen|zonder|niet|sem|nao|nenhum\p{L}*|fara|nu|nici|utan|ingen|inga|inget|ej|inte|uden|uten|ikke|intet|neni|nema|nejsou|ziadn\p{L}*|nem|nincs\p{L}*|nije|nisu|brez|nikak\p{L}*`;

const word = String.raw`(?<![\p{L}\d])`;
const end = String.raw`(?![\p{L}\d])`;
const gap = String.raw`[\s'’-]+`;

/** A file says the same words on every line: each is asked once. */
const damageWord = new RegExp(`^(?:${damages}|${repairs}|muss)$`, 'u');
const isDamageWord = remembering((one: string) => damageWord.test(one));

const damaged = new RegExp(`${word}(?:${damages})${end}`, 'gu');
/** A word may stand between: `senza alcun graffio`. */
const before = (words: string): RegExp => new RegExp(`${word}(?:${words})(?:${gap}\\p{L}+)?${gap}$`, 'u');
const isLittle = before(little);
const isNone = before(none);
const isLittleBehind = new RegExp(
  String.raw`^(?:\s+(?:molto|very|sehr|tres|muy|bardzo))?\s+(?:${little})${end}`,
  'u',
);
const isNoneBehind = new RegExp(String.raw`^\s+(?:free|frei|vrij|fri|mentes|nelkul\p{L}*)${end}`, 'u');

/** `Opaco` at the beginning of a remark is the lens of a headlight; beside a colour it is a paint. */
const dull =
  /^(?:opac[oaie]|matt(?:e|er|es)?|blind|terne|dull|cloudy|matowy|matowa|doffe?|bac[oa])(?:$|[,;.]| da | lens| lente)/u;

/** A tab or a bracket that is glued was broken; a window is glued in as it should be. */
const glued =
  /(?<!\p{L})(?:(?:ganc|attacc|linguett|unghiett|aliett|alett|staff|piedin|orecchi|pern)\p{L}*(?: \p{L}+)? incollat[oaie]|r(?:e|i)-?incollat[oaie]|recolle(?:e|es|s)?|(?:tabs?|lugs?|brackets?|clips?) (?:\p{L}+ )?glued|glued (?:tabs?|lugs?|brackets?|clips?)|(?:halter|lasche|nase|haltenase)n? (?:\p{L}+ )?geklebt|(?:uchwyt|zaczep|mocowani)\p{L}* (?:s|po|za)?klejon[yaei])(?!\p{L})/u;

/** `Cassé` needs its accent: `casse` are loudspeakers in Italy, and a scrapyard in France. */
const brokenInFrench = /(?<!\p{L})cass[ée]é?e?s?(?<=é|ée|és|ées)(?!\p{L})/iu;

/** Longest text in which damage is that of the piece; longer ones tell what used pieces may have. */
const longestRemark = 100;

/** `Note: presenta graffi`, a line of a description that is about this piece. */
const labelled =
  /^[\s•*-]*(?:note?|difett[oi]|danni|stato|condizion[ei]|osservazioni|remarks?|notes?|defects?|condition|bemerkung|mängel|zustand|état|remarques?|défauts?|estado|defectos|observaciones|stan|uwagi|būklė|opmerking|observações|defeitos|stare|observații|observatii|skick|anmärkning|bemærkning|merknad|tilstand|napomena|opomba|stanje|o[sš]te[cć]enja|megjegyz[eé]s|[aá]llapot|hiba|pozn[aá]mka|stav|vady|po[sš]kozen[ií]|po[sš]koden[ií]e)\s*[:=]\s*(\S.*)$/i;

/** A text, and where more lines stand in it its first one and those of a label: in the others a seller tells of all that he sells. */
function withLinesOfPiece(text: string): string[] {
  const [first = '', ...others] = text.split('\n');
  return others.length > 0
    ? [text, first, ...others.flatMap((line) => labelled.exec(line)?.[1] ?? [])]
    : [text];
}

/** Whether a short text, or a line of a longer one that is about the piece, tells of damage, and makes neither little of it nor takes it back. */
export const saysDamage = (text: string): boolean => withLinesOfPiece(text).some(tellsDamage);

function tellsDamage(text: string): boolean {
  if (text === '' || text.length > longestRemark) return false;
  const plain = fold(text).replaceAll('ł', 'l').replaceAll('ß', 'ss').trim();
  if (dull.test(plain) || glued.test(plain) || brokenInFrench.test(text)) return true;
  if (!plain.match(/\p{L}+/gu)?.some(isDamageWord)) return false;
  if (saysNeedsRepair(plain)) return true;
  return [...plain.matchAll(damaged)].some(({ 0: found, index }) => {
    const [ahead, behind] = [plain.slice(0, index), plain.slice(index + found.length)];
    if (isNone.test(ahead) || isNoneBehind.test(behind)) return false;
    return through.test(found) || !(isLittle.test(ahead) || isLittleBehind.test(behind));
  });
}

/** `Non da revisionare` takes it back. */
function saysNeedsRepair(plain: string): boolean {
  const found = needsRepair.exec(plain);
  return found !== null && !isNone.test(plain.slice(0, found.index));
}

/** What somebody has to paint or to polish first, and marks that everybody sees. */
const needsPaint =
  /(?<!\p{L})(?:segni evidenti|evidenti segni|da (?:ri)?verniciare|da lucidare|needs? (?:a )?(?:re)?(?:paint|spray)\p{L}*|lackieren|a (?:re)?peindre|(?:para|por|a) pintar|do (?:po)?malowania|do lakierowania|reikia dazyti|te spuiten|moet (?:gespoten|gelakt)(?: worden)?|te lakken|(?:de|pentru) vopsit|necesita vopsi\p{L}*|(?:maste|behover|bor) (?:om)?lackeras|(?:skal|ma) lakk?eres|(?:na|k|ku|treba|nutno) (?:pre|na)?lak(?:ovanie|ovani|ovat|ovaniu)|na (?:pre)?striekanie|(?:za|treba) (?:farbanje|lakiranje|farbati|lakirati|barvanje)|fenyezni kell|fenyezendo|fenyezesre szorul|festeni kell|festesre szorul)(?!\p{L})/u;

/**
 * Whether a text says that a piece has to be painted or polished first, or shows its marks. A seller of painted parts writes so of good
 * ones: it is a grade in a column of conditions, and in a remark only where that column leaves the grade open.
 */
export const saysNeedsPaint = (text: string): boolean =>
  text !== '' && text.length <= longestRemark && needsPaint.test(fold(text));

/** `Come nuovo` of the whole piece, in a remark. */
const likeNew =
  /(?<!\p{L})(?:(?:come|c\.) ?nuov[oaie]|mai (?:usat|montat)[oaie]|pari al nuovo|ottim[oe] (?:stato|condizioni)|(?:like|as) new|excellent condition|wie neu|neuwertig|comme neu(?:f|ve)s?|etat neuf|excellent etat|como nuev[oa]s?|jak nowy|jak nowa|(?:zo goed )?als nieuw|nieuwstaat|(?:uitstekende|perfecte) staat|como nov[oa]s?|(?:excelente|op?timo) estado|estado (?:novo|impecavel)|stan idealny|idealny stan|ca nou[ae]?|stare (?:excelenta|perfecta|impecabila)|som nya?|som nytt|nyskick|(?:topp|perfekt|utmarkt) ?skick|perfekt stand|kaip nauj[ao]s?|(?:ako|jako) nov[yaei]|(?:kao|kot) nov[aoi]?|odlicno stanje|odlicno ocuvan\p{L}*|odlicno ohranjen\p{L}*|ujszeru|ujallapotu|kivalo allapot\p{L}*|hibatlan allapot\p{L}*|tokeletes allapot\p{L}*|megkimelt allapot\p{L}*|vyborny stav|v(?:o|e) vyborn[oe]m stav[eu]|(?:perfektni?y?|bezvadny|top) stav)(?!\p{L})/u;

/** A remark that says nothing else, or a short one that ends with it: `c/vetro ottimo`. */
const veryGood =
  /^(?:(?:grade|grado|klasse|zustand|qualita|qualitat|qualite|calidad|klasa|ocena|kwaliteit|qualidade|calitate|stare|kvalitet|skick|stav|kvalita|trieda|trida) (?:a|1)|velmi dobr[yae]|vyborn[yae]|nagyon jo|kivalo|(?:vrlo|veoma|zelo) dobro?|odlicno|tbe|very good|excellent|sehr gut\p{L}*|tres bon(?:ne)?|muy buen[oa]?|ottim[oaie]|bardzo dobr[yae]|labai ger[aio]s?|(?:zeer|heel) goede?|muito bo[am]|op?tim[oa]|(?:stare )?foarte bun[ae]?|(?:mycket|mkt|meget) (?:bra|fin|fint|gott|god)|fint)(?: (?:condition|shape|zustand|etat|estado|stan|bukle|staat|stare|skick|stand|stav|allapot\p{L}*))?[.! ]*$|^[^.;:]{0,40}[ ,](?:ottim[oa]|bellissim[oa]|perfett[oa]|tbe)[.! ]*$/u;

/** Whether a short remark, or a sentence of the first line of a longer one, says that a piece is as a new one. */
export const saysLikeNew = (text: string): boolean =>
  [text, ...(withLinesOfPiece(text)[1] ?? '').split(/(?<=[.!])\s+/)].some(tellsLikeNew);

const tellsLikeNew = (text: string): boolean =>
  text.length <= longestRemark &&
  (likeNew.test(fold(text)) || veryGood.test(fold(text).trim())) &&
  !saysDamage(text);
