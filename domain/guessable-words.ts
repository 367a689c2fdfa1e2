/** What passwords in Italy are made of and no list of the estimator has high enough: words, and walks over the Italian keyboard. */
import { fold } from './fold.ts';
import { provinces } from './provinces.ts';

const football = `
  juventus juve giuventus inter milan napoli roma lazio fiorentina torino atalanta bologna genoa sampdoria samp udinese cagliari palermo catania
  verona hellas lecce bari parma salernitana sassuolo empoli monza spezia venezia cremonese frosinone como brescia pescara ternana
  perugia reggina cosenza ascoli modena pisa foggia messina avellino benevento triestina vicenza padova
  acmilan fcinter interfc juventusfc sscnapoli asroma sslazio acf calcio forza forzajuve forzainter forzamilan forzanapoli
  forzaroma forzalazio forzatoro ilovejuve juventino juventina interista milanista romanista laziale napoletano
  fiorentino torinista atalantino bianconero bianconeri nerazzurro nerazzurri rossonero rossoneri giallorosso giallorossi
  biancoceleste biancocelesti azzurri azzurro granata rossoblu blucerchiato viola dea aquile lupa curva curvasud curvanord ultras tifoso
  scudetto campione campioni triplete maradona diego pirlo totti capitano delpiero pinturicchio baggio
  buffon gigi maldini baresi nesta cannavaro zidane ronaldo cristiano cr7 messi ibra ibrahimovic insigne mertens osimhen
  kvara lautaro dybala vlahovic chiesa immobile barella donnarumma icardi higuain cavani balotelli
`;

const onWheels = `
  ferrari lamborghini maserati alfaromeo alfa fiat lancia abarth panda punto cinquecento fiat500 fiatpanda fiatpunto
  seicento uno tipo bravo stilo multipla ducato doblo giulia giulietta stelvio mito ypsilon delta
  volkswagen golf polo audi bmw mercedes porsche opel corsa astra ford fiesta focus renault clio megane peugeot citroen toyota
  yaris nissan qashqai suzuki dacia duster sandero smart mini cooper tesla jeep vespa piaggio lambretta ducati monster aprilia
  gilera yamaha kawasaki harley valentino valentinorossi valerossi vale46 thedoctor schumacher leclerc hamilton senna
  macchina automobile motore diesel benzina gomme officina meccanico carrozzeria carrozziere gommista elettrauto
  marmitta carburatore frizione candela spinterogeno pistone ricambi ricambio autoricambi autodemolizione demolizione sfasciacarrozze rottame pezzi camion furgone moto motocicletta
`;

const said = `
  ciao amore amoremio tiamo tiamotanto vita vitamia amici famiglia mamma papa nonno nonna figlio figlia bambino bambina tesoro stella
  stellina cucciolo cucciola principessa gioia angelo angioletto luna sole mare estate vacanza italia italiano italiana
  forzaitalia mondiale mondiali2006 parola parolachiave parolasegreta parolaordine segreto segreta segretissimo password lamiapassword miapassword
  passwordmia accesso accedi entra entrare benvenuto benvenuta buongiorno buonanotte nonloso nonricordo boh prova test
  cambiami admin amministratore utente cliente negozio ordine ordini acquisto casa lavoro ufficio computer internet
  pippo pluto paperino topolino minnie cane gatto gattino cagnolino coccinella girasole ombrellone natale pasqua
  pizza pasta pastasciutta spaghetti lasagna carbonara amatriciana mozzarella parmigiano parmigiana prosciutto mortadella melanzana
  melanzane zucchina tiramisu nutella gelato cappuccino caffe limoncello prosecco
  vaffanculo cazzo merda porcodio porcamadonna diocane stronzo stronza culo figa
`;

const wordsIn = (text: string): string[] => text.trim().split(/\s+/);

/** Each once. */
export const guessableWords: string[] = [
  ...new Set([
    ...wordsIn(football),
    ...wordsIn(onWheels),
    ...wordsIn(said),
    ...provinces.map(({ label }) => fold(label).replace(/[^a-z]/g, '')),
  ]),
];

/** Each row from the left; a key is what it writes, and what it writes with shift. Each row stands half a key further to the right. */
const rows = [
  ['\\|', '1!', '2"', '3£', '4$', '5%', '6&', '7/', '8(', '9)', '0=', "'?", 'ì^'],
  [undefined, 'qQ', 'wW', 'eE', 'rR', 'tT', 'yY', 'uU', 'iI', 'oO', 'pP', 'èé', '+*'],
  [undefined, 'aA', 'sS', 'dD', 'fF', 'gG', 'hH', 'jJ', 'kK', 'lL', 'òç', 'à°', 'ù§'],
  ['<>', 'zZ', 'xX', 'cC', 'vV', 'bB', 'nN', 'mM', ',;', '.:', '-_'],
] as const;

/** From a key to the left, up left, up right, right, down right and down left, as the estimator wants them; null beside the edge. */
const directions = [
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
  [1, 0],
  [1, -1],
] as const;

/** What each sign of the keyboard stands beside. */
export const italianKeyboard: Record<string, (string | null)[]> = Object.fromEntries(
  rows.flatMap((row, at) =>
    row.flatMap((key, place) => {
      const beside = directions.map(([down, right]) => rows[at + down]?.[place + right] ?? null);
      return key === undefined ? [] : [...key].map((sign) => [sign, beside] as const);
    }),
  ),
);
