/** Which line drawing shows a kind of part. The words are the slugs of the catalogue. */

// One line for each drawing: its name, which is the kind it was drawn for, then the other kinds and
// the groups it stands for. Text, because the browser pays for every quote and comma.
const table = `motore-completo motore motore-semicompleto
testata coperchio-punterie
albero-a-camme
albero-motore
coppa-olio
collettore-aspirazione
collettore-scarico
turbocompressore
supporto-motore
puleggia-albero-motore
volano
iniettore alimentazione iniettore-adblue
rail-iniettori
pompa-carburante
corpo-farfallato
debimetro
valvola-egr
serbatoio-carburante
scatola-filtro-aria
bombola-gpl-metano
radiatore-acqua raffreddamento-clima radiatore-riscaldamento
condensatore-clima
intercooler scambiatore-olio
elettroventola
compressore-clima
pompa-acqua pompa-olio pompa-alta-pressione pompa-idroguida
vaschetta-espansione
ventola-abitacolo
comandi-clima
cambio-manuale trasmissione ripartitore
cambio-automatico convertitore-coppia
semiasse
differenziale
albero-trasmissione
frizione-kit
leva-cambio pomello-cambio
ammortizzatore sospensioni-sterzo
molla
braccio-oscillante
montante
barra-stabilizzatrice
ponte-posteriore
culla-motore
scatola-sterzo
piantone-sterzo
volante
sospensione-aria
pinza-freno
disco-freno freni
servofreno
pompa-freno
gruppo-abs
pedaliera
leva-freno-mano
catalizzatore
filtro-antiparticolato
marmitta-posteriore scarico
sonda-lambda sensore-pressione-fap
alternatore impianto-elettrico
motorino-avviamento
motorino-tergicristallo
meccanismo-tergicristallo
devioluci
cablaggio-motore
scatola-fusibili
blocchetto-accensione
bobina-accensione
batteria-trazione-modulo
motorino-alzacristallo attuatore-cambio freno-stazionamento-elettrico
centralina-motore elettronica kit-accensione body-computer centralina-cambio centralina-airbag centralina-xenon candelette-centralina
quadro-strumenti
autoradio
display-multimediale navigatore
sensore-parcheggio sensore-radar
telecamera-posteriore
antenna
faro-anteriore illuminazione faro-xenon-led
fanale-posteriore
fendinebbia
terzo-stop luce-diurna
freccia-laterale
paraurti-anteriore
paraurti-posteriore
cofano-motore
portiera-anteriore carrozzeria
portiera-posteriore
portellone
parafango-anteriore
traversa-anteriore
griglia-radiatore
passaruota
maniglia-esterna
serratura-porta serratura-cofano
ammortizzatore-portellone
gancio-traino
tetto-apribile
modanatura
specchietto-esterno vetri-specchi
specchietto-interno
vetro-porta
vetro-fisso
lunotto
alzacristallo
pulsantiera-alzacristalli
sedile-anteriore interni set-sedili
divano-posteriore
pannello-porta
cruscotto
tunnel-centrale
tappezzeria-bagagliaio
cassetto-portaoggetti
bocchetta-aria
airbag-guida sicurezza-passiva kit-airbag
airbag-passeggero
airbag-tendina
cintura-sicurezza
contatto-spiralato
cerchio-lega ruote set-cerchi-lega
cerchio-ferro ruotino-scorta
copricerchi
mozzo-ruota
sensore-tpms
cric-attrezzi`;

const drawings = new Map<string, string>();
for (const line of table.split('\n')) {
  const [drawing = '', ...others] = line.split(' ');
  for (const kind of [drawing, ...others]) drawings.set(kind, drawing);
}

/** Shown for a kind that nobody has drawn yet: the tag of an unnamed part. */
export const drawingOfAnyPart = 'pezzo';

/**
 * The symbol of `drawings.svg` for a kind of part.
 *
 * @param kind slug of a kind or of a group, as the catalogue has it
 * @param group slug of its group, whose drawing stands in for a kind that has none
 */
export function drawingOf(kind: string, group = ''): string {
  return drawings.get(kind) ?? drawings.get(group) ?? drawingOfAnyPart;
}
