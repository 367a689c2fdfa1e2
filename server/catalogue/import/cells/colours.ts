/** Colours of cars in the languages of the files, as an Italian buyer reads them. Pure. */
import { wordsOf } from '../letters.ts';
import { remembering } from '../remembering.ts';

/** Folded words of each colour; of those with two genders in Italian the form that goes with `colore`. */
const words: Readonly<Record<string, string>> = {
  nero: 'black schwarz noir noire negro negra czarny czarna czarne juoda zwart zwarte preto preta negru neagra svart svarta cerny cerna cerne cierny cierna cierne fekete crn crna crno crni',
  bianco:
    'white weiss blanc blanche blanco blanca bialy biala biale balta wit witte branco branca alb hvid hvit bily bila biely feher bijel bijela bijeli bijelo',
  grigio:
    'grey gray grau gris grise grises szary szara szare pilka grijs grijze cinzento cinzenta cinza graa graat sedy seda sivy siva sive siv sivo szurke',
  argento:
    'silver silber argent plata plateado srebrny srebrna srebrne sidabrine zilver zilvergrijs zilveren prateado prateada prata argintiu argintie soelv stribrny stribrna stribrne strieborny strieborna strieborne ezust ezustszurke srebrn srebrna srebrni srebrno srebrena',
  blu: 'blue blau bleu bleue azul niebieski niebieska niebieskie melyna granatowy granatowa granatowe blauw blauwe albastru albastra blaa blaat modry modra modre kek plav plava plavi plavo',
  azzurro: 'hellblau celeste blekitny zydra lichtblauw lichtblauwe ljusblaa lysblaa vilagoskek egkek',
  rosso:
    'red rot rouge rojo roja czerwony czerwona czerwone raudona rood rode vermelho vermelha encarnado encarnada rosu rosie roed roett roedt cerveny cervena cervene piros voros voeroes crven crvena crveni crveno rdec rdeca rdeci',
  verde:
    'green grun vert verte zielony zielona zielone zalia groen groene groent groenn zeleny zelena zelene zold zoeld zelen zelena zeleno',
  giallo:
    'yellow gelb jaune amarillo amarilla zolty zolta zolte geltona geel gele amarelo amarela galben galbena gul gult zluty zluta zlute zlty zlta zlte sarga zut zuta zuti zuto',
  arancione:
    'orange naranja pomaranczowy pomaranczowa oranzine oranje laranja portocaliu portocalie oranzovy oranzova oranzove narancs narancssarga narancasta narandzasta oranzna',
  marrone:
    'brown braun marron brun brune brazowy brazowa brazowe ruda bruin bruine castanho castanha maro brunt hnedy hneda hnede barna smeda smedja smedi braon rjav rjava',
  beige: 'bezowy bezowa bezowe smelio bej',
  oro: 'gold dore dorado zloty zlota zlote auksine goud gouden dourado dourada auriu aurie guld gull zlaty zlata zlate arany aranysarga zlatna zlatni',
  viola:
    'purple violet violett lila violeta fioletowy fioletowa violetine paars paarse roxo roxa mov fialovy fialova fialove ljubicasta vijolicna vijolicasta',
  bordeaux:
    'burgundy weinrot bordowy bordowa bordowe bordo vysnine granate bordeauxrood visiniu visinie grena vinroed vinovy vinova vinove',
  bronzo: 'bronze bronce brons bronz bronzovy bronzova',
  antracite: 'anthracite anthrazit antracita grafitowy grafit antraciet antracit antracitovy antracitova',
  scuro:
    'dark dunkel fonce foncee oscuro oscura ciemny ciemna tamsi donker donkere escuro escura inchis inchisa moerk moerka moerkt tmavy tmava tmave sotet soetet tamna tamni temna temni',
  chiaro:
    'light hell clair claire claro clara jasny jasna sviesi licht lichte deschis deschisa ljus ljust svetly vilagos svijetla svijetli',
  metallizzato:
    'metallic metallise metallisee metalik metalizado metalizada metalliko metalizat metalizata metallisk metaliza metalicky metalicka',
  perlato:
    'pearl perl nacre perla perlowy parelmoer perolado perolada perlat parlemor perletovy perletova perlet gyongyhaz gyoengyhaz biserna bisern',
  opaco: 'matt matte mat mate matny matna',
};

const italianOf: ReadonlyMap<string, string> = new Map(
  Object.entries(words).flatMap(([italian, list]) => list.split(' ').map((word) => [word, italian] as const)),
);

/** Italian words in other forms: `bianca`, `neri`, `met.`. */
const forms: Readonly<Record<string, string>> = {
  nera: 'nero',
  neri: 'nero',
  nere: 'nero',
  bianca: 'bianco',
  bianchi: 'bianco',
  bianche: 'bianco',
  grigia: 'grigio',
  grigi: 'grigio',
  azzurra: 'azzurro',
  rossa: 'rosso',
  rossi: 'rosso',
  rosse: 'rosso',
  gialla: 'giallo',
  dorata: 'oro',
  argentata: 'argento',
  scura: 'scuro',
  chiara: 'chiaro',
  metallizzata: 'metallizzato',
  met: 'metallizzato',
  metal: 'metallizzato',
  perlata: 'perlato',
  opaca: 'opaco',
};

/** `dunkelgrau`, `ciemnoszary`: a shade and a colour in one word. */
const shades: Readonly<Record<string, string>> = {
  dunkel: 'scuro',
  hell: 'chiaro',
  ciemno: 'scuro',
  jasno: 'chiaro',
  donker: 'scuro',
  licht: 'chiaro',
  moerk: 'scuro',
  ljus: 'chiaro',
  lys: 'chiaro',
  sotet: 'scuro',
  soetet: 'scuro',
  vilagos: 'chiaro',
  tamno: 'scuro',
  temno: 'scuro',
  svijetlo: 'chiaro',
  tmavo: 'scuro',
  tmave: 'scuro',
  svetlo: 'chiaro',
  svetle: 'chiaro',
};

const inItalian = remembering((word: string): string | undefined => {
  const known = italianWords.has(word) ? word : (forms[word] ?? italianOf.get(word));
  if (known !== undefined) return known;
  for (const [beginning, shade] of Object.entries(shades)) {
    const colour = word.startsWith(beginning) ? italianOf.get(word.slice(beginning.length)) : undefined;
    if (colour !== undefined) return `${colour} ${shade}`;
  }
  return undefined;
});

const italianWords: ReadonlySet<string> = new Set(Object.keys(words));
const qualities: readonly string[] = ['scuro', 'chiaro', 'metallizzato', 'perlato', 'opaco'];

/** Colour first, shade behind it; a blue that is light has a name of its own. */
function inOrder(words: readonly string[]): string {
  const colours = words.filter((word) => !qualities.includes(word));
  const shades = words.filter((word) => qualities.includes(word));
  const isAzure = colours.join() === 'blu' && shades.includes('chiaro');
  return isAzure
    ? ['azzurro', ...shades.filter((shade) => shade !== 'chiaro')].join(' ')
    : [...colours, ...shades].join(' ');
}

/** `Röd` is no rod, and `blå` no `bla`. */
const colourWords = (text: string): string[] =>
  wordsOf(
    text.replaceAll('ß', 'ss').replaceAll(/[łŁ]/g, 'l').replaceAll(/å/gi, 'aa').replaceAll(/[öø]/gi, 'oe'),
  );

/** `Reflexsilber`, `Obsidianschwarz`: German makers put a name of their own before the colour, in one word. */
const makersOwn = /^\p{L}{3,}(silber|schwarz|weiss|grau|blau|rot|grun|gelb|braun|gold|beige|violett)$/u;

/** Words that in the name of a piece say something else: `vit. élec.` of French doors. */
const inColumnsAlone: Readonly<Record<string, string>> = {
  vit: 'bianco',
  vitt: 'bianco',
  vita: 'bianco',
  alba: 'bianco',
  gri: 'grigio',
  sort: 'nero',
  bela: 'bianco',
  beli: 'bianco',
  belo: 'bianco',
  biela: 'bianco',
  biele: 'bianco',
  bile: 'bianco',
};

const inMakersWord = (word: string): string | undefined =>
  inColumnsAlone[word] ?? inItalian(word) ?? inItalian(makersOwn.exec(word)?.[1] ?? '');

/** @returns the colour in Italian, its shade behind it, and in brackets what a maker calls it; the text as it is where it is Italian or says no colour */
export function italianColour(text: string): string {
  const said = colourWords(text);
  const isItalian = (word: string): boolean => italianWords.has(word) || word in forms;
  const read = said.map(inMakersWord);
  const known = read.flatMap((word) => word?.split(' ') ?? []);
  const isWhole = said.every((word) => (inColumnsAlone[word] ?? inItalian(word)) !== undefined);
  const saysItInItalian = said.some((word) => isItalian(word) && !qualities.includes(inItalian(word) ?? ''));
  if (said.every(isItalian) || (!isWhole && saysItInItalian)) return text;
  if (known.every((word) => qualities.includes(word))) return text;
  return isWhole ? inOrder(known) : `${inOrder(known)} (${text})`;
}

const partsRemark =
  /[,.;:!\n]|\s[-–]\s|\s(?:con|senza|mit|ohne|with|without|avec|sans|sin|z|bez|su|be|met|zonder|com|sem|cu|fara|med|utan|uden|uten|so)\s/i;

/** What may stand beside a colour and says how good its piece is: `ROSSO BUONO`. */
const ofGrade = /^(?:buon[oa]|ottim[oa]|discret[oa]|bell[oa]|good|gut|bon|bueno|buena|dobry|dobra|bom|boa)$/;

/** `GR.MET.`, as programs shorten a metallic paint. */
const shortPaints: Readonly<Record<string, string>> = {
  gr: 'grigio',
  bi: 'bianco',
  bl: 'blu',
  az: 'azzurro',
  ne: 'nero',
  ro: 'rosso',
  ve: 'verde',
  arg: 'argento',
};
const inFullOfPaint = (text: string): string =>
  text.replace(
    /(?<![\p{L}\d])(gr|bi|bl|az|ne|ro|ve|arg)\.\s?met(?:\.|all?\.)?(?!\p{L})/giu,
    (_, short: string) => `${shortPaints[short.toLowerCase()]} metallizzato`,
  );

/** `Bianca, come nuova`, `rotto attacco - grigio`: the colour that stands by itself in a remark; nothing where several do. */
export function colourAloneIn(remark: string): string | undefined {
  const alone = inFullOfPaint(remark)
    .split(partsRemark)
    .filter((part) => {
      const said = colourWords(part).filter((word) => !ofGrade.test(word));
      return said.length > 0 && said.every((word) => inItalian(word) !== undefined);
    });
  return alone.length === 1 ? colourIn(alone[0] ?? '') : undefined;
}

/** What is coloured itself, whatever the car: `fondo nero`, `vetri scuri`. */
const ofItsOwn = /^(?:fondo|vetr[oi]|intern[oi]|inserti?|plastica|gomma|tappo|lente|fascia|cornice|tasti?)$/;

/** `Polarweiß`, `Titansilber`: in a name these alone are never the end of another word. */
const inName = (word: string): string | undefined =>
  inItalian(word) ?? inItalian(/^\p{L}{4,}(silber|schwarz|weiss)$/u.exec(word)?.[1] ?? '');

/** The colour that a text names, in Italian; nothing where it names none, or several. */
export const colourIn = remembering((text: string): string | undefined => {
  const said = colourWords(text);
  const found: string[] = [];
  for (let at = 0; at < said.length; at++) {
    const run: string[] = [];
    for (let next = inName(said[at] ?? ''); next !== undefined; next = inName(said[at] ?? '')) {
      run.push(...next.split(' '));
      at += 1;
    }
    const before = said[at - run.length - 1] ?? '';
    if (run.some((word) => !qualities.includes(word)) && !ofItsOwn.test(before)) found.push(inOrder(run));
  }
  return new Set(found).size === 1 ? found[0] : undefined;
});
