/**
 * Words that people in Italy make passwords of and that no list of the estimator has high enough: football, what they
 * drive, where they live, what they say. Folded, the likeliest of each kind first.
 */
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
