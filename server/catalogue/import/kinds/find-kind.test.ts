import { expect, test } from 'vitest';
import { findKind } from './find-kind.ts';

test('a kind is found by the words of seven languages, whatever side is said with it', () => {
  const kinds: Record<string, string> = {
    'GRUPPO OTTICO ANT. SX': 'faro-anteriore',
    'Faro posteriore sx': 'fanale-posteriore',
    'Porta post. dx': 'portiera-posteriore',
    'Tail lamp, left': 'fanale-posteriore',
    'Gearbox (automatic)': 'cambio-automatico',
    'Stoßstange hinten': 'paraurti-posteriore',
    Lichtmaschine: 'alternatore',
    'Rétroviseur gauche': 'specchietto-esterno',
    'Puerta trasera derecha': 'portiera-posteriore',
    'Drzwi tylne prawe': 'portiera-posteriore',
    'Galinis žibintas': 'fanale-posteriore',
    'Pavarų dėžė': 'cambio-manuale',
    Cambi: 'cambio-manuale',
    'Hinterachsdifferenzial i=2,56': 'differenziale',
    'SBC-Hydroeinheit': 'gruppo-abs',
    'Krümmer Abgas': 'collettore-scarico',
    'SISTEMA NAVEGACION GPS': 'navigatore',
    'CENTRALITA FARO XENON': 'centralina-xenon',
    'CAJA REENVIO / TRANSFER': 'ripartitore',
    'TAMPONE POST.': 'paraurti-posteriore',
    'BALESTRA POST.': 'molla',
    'PC AV NU': 'paraurti-anteriore',
    'BOITE PILOTEE BMP6': 'cambio-automatico',
    'LiMa 130A': 'alternatore',
    'Multitronic Getriebe': 'cambio-automatico',
    'Comandos AC digital': 'comandi-clima',
    'Scheda accensione + chiave + body + ecu': 'kit-accensione',
    'NSW links': 'fendinebbia',
    'Rear window wiper motor': 'motorino-tergicristallo',
    'Roof (GPS) antenna': 'antenna',
    'Electric radiator cooling fan': 'elettroventola',
    'FARO XENO AFS': 'faro-xenon-led',
    'COMPRESSEUR DE CLIM': 'compressore-clima',
    'ACTIONNEUR DE BOITE': 'attuatore-cambio',
    'BOITE 5 VITESSES': 'cambio-manuale',
    'VITRE CUSTODE ARG': 'vetro-fisso',
    'Koło dwumasowe + sprzęgło': 'volano',
    'Sterownik poduszek airbag sensor': 'centralina-airbag',
    'centralina + chiave + body (kit)': 'kit-accensione',
    'Termoventola abit.': 'ventola-abitacolo',
    'pompa gasolio nel serbatoio': 'pompa-carburante',
    'Rear axle brake caliper left': 'pinza-freno',
    'Pumpe-Düse-Einheit': 'iniettore',
    'Modulo accensione': 'bobina-accensione',
    'Plafoniera interna': 'illuminazione',
    'Pompa servofreno (tandem)': 'freni',
    'Vaschetta recup. acqua': 'vaschetta-espansione',
    'Idroguida elettrica (piantone)': 'piantone-sterzo',
    'Electric power steering rack': 'scatola-sterzo',
    'Dashboard instrument cluster/speedometer/clock': 'quadro-strumenti',
    'Headlight/headlamp (xenon)': 'faro-xenon-led',
    'Scheinwerfer Bi-Xenon': 'faro-xenon-led',
    'Gearbox shift leaver/ gear selector': 'leva-cambio',
    'Battery negative cable wiring': 'cablaggio-motore',
    'Hybrid/electric vehicle battery': 'batteria-trazione-modulo',
    'Charging port socket': 'impianto-elettrico',
    'Lenksäulenschalter Mantelrohrmodul': 'devioluci',
    'CIC Navigationsrechner Professional': 'navigatore',
  };
  for (const [text, slug] of Object.entries(kinds)) expect(findKind(text)?.slug, text).toBe(slug);
});

test('Dutch says in one word what a piece is and where it sits', () => {
  const kinds: Record<string, string> = {
    Voordeur: 'portiera-anteriore',
    'Deur rechts achter': 'portiera-posteriore',
    Linkervoorportier: 'portiera-anteriore',
    Achterbumper: 'paraurti-posteriore',
    'Bumper voor': 'paraurti-anteriore',
    Motorkap: 'cofano-motore',
    Achterklep: 'portellone',
    'Scherm links voor': 'parafango-anteriore',
    Koplamp: 'faro-anteriore',
    Rechterkoplamp: 'faro-anteriore',
    'Koplamp (xenon) links': 'faro-xenon-led',
    Achterlicht: 'fanale-posteriore',
    Buitenspiegel: 'specchietto-esterno',
    Binnenspiegel: 'specchietto-interno',
    Versnellingsbak: 'cambio-manuale',
    Automaatbak: 'cambio-automatico',
    Dynamo: 'alternatore',
    Startmotor: 'motorino-avviamento',
    Stuurhuis: 'scatola-sterzo',
    Stuurkolom: 'piantone-sterzo',
    Stuur: 'volante',
    Stuurairbag: 'airbag-guida',
    Kachelmotor: 'ventola-abitacolo',
    Kachelradiateur: 'radiatore-riscaldamento',
    Aandrijfas: 'semiasse',
    Cardanas: 'albero-trasmissione',
    'Remklauw achter': 'pinza-freno',
    Remschijven: 'disco-freno',
    Raammechaniek: 'alzacristallo',
    'Ruit portier': 'vetro-porta',
    Achterruit: 'lunotto',
    Instrumentenpaneel: 'quadro-strumenti',
    Dashboardkastje: 'cassetto-portaoggetti',
    Dashboard: 'cruscotto',
    'Startset (ECU + BSI + contactslot)': 'kit-accensione',
    'Stalen velg 15"': 'cerchio-ferro',
    'VW Polo Airco pomp': 'compressore-clima',
    Carrosserie: 'carrozzeria',
  };
  for (const [text, slug] of Object.entries(kinds)) expect(findKind(text)?.slug, text).toBe(slug);
});

test('Portuguese says a kind in its own words, in the old and in the new spelling', () => {
  const kinds: Record<string, string> = {
    'Porta dianteira esquerda': 'portiera-anteriore',
    'Porta de trás Dta': 'portiera-posteriore',
    'Para-choques traseiro': 'paraurti-posteriore',
    'Pára-choques da frente': 'paraurti-anteriore',
    'Guarda-lamas FD': 'parafango-anteriore',
    'Tampa da mala': 'portellone',
    Capô: 'cofano-motore',
    Farol: 'faro-anteriore',
    'Óptica da frente': 'faro-anteriore',
    Farolim: 'fanale-posteriore',
    'Farol de nevoeiro': 'fendinebbia',
    Pisca: 'freccia-laterale',
    Quadrante: 'quadro-strumenti',
    Quartela: 'pannello-porta',
    Tablier: 'cruscotto',
    'Porta-luvas': 'cassetto-portaoggetti',
    'Caixa de velocidades': 'cambio-manuale',
    'Caixa de direcção': 'scatola-sterzo',
    'Coluna de direção': 'piantone-sterzo',
    'Transmissão direita': 'semiasse',
    Embraiagem: 'frizione-kit',
    Cambota: 'albero-motore',
    'Árvore de cames': 'albero-a-camme',
    'Cabeça do motor': 'testata',
    'Colector de escape': 'collettore-scarico',
    'Bomba injetora': 'pompa-alta-pressione',
    'Injector Bosch': 'iniettore',
    'Motor de arranque': 'motorino-avviamento',
    'Motor da sofagem': 'ventola-abitacolo',
    'Elevador do vidro eléctrico': 'alzacristallo',
    'Vidro da porta': 'vetro-porta',
    'Óculo traseiro': 'lunotto',
    'Pinça de travão': 'pinza-freno',
    'Bomba de travões': 'pompa-freno',
    'Manga de eixo': 'montante',
    Charriot: 'culla-motore',
    'Fechadura da mala': 'serratura-cofano',
    'Puxador exterior': 'maniglia-esterna',
    'Fita do airbag': 'contatto-spiralato',
    'Banco do condutor': 'sedile-anteriore',
    'Jante de ferro': 'cerchio-ferro',
    'Canhão de ignição': 'blocchetto-accensione',
    Carroçaria: 'carrozzeria',
  };
  for (const [text, slug] of Object.entries(kinds)) expect(findKind(text)?.slug, text).toBe(slug);
});

test('Romanian says a kind with its marks and without them, in words that are others elsewhere', () => {
  const kinds: Record<string, string> = {
    'Far stg': 'faro-anteriore',
    'Far stânga xenon': 'faro-xenon-led',
    'bara fata': 'paraurti-anteriore',
    'Bară protecție spate': 'paraurti-posteriore',
    'Bara stabilizatoare fata': 'barra-stabilizzatrice',
    'usa fata stanga': 'portiera-anteriore',
    'Ușă dreapta spate': 'portiera-posteriore',
    'Fata usa dreapta': 'pannello-porta',
    'Ușă culisantă': 'portiera-posteriore',
    'Aripă stânga față': 'parafango-anteriore',
    Capota: 'cofano-motore',
    'Capota spate': 'portellone',
    Haion: 'portellone',
    'Oglinda dr.': 'specchietto-esterno',
    'Oglindă interioară': 'specchietto-interno',
    'Stop dreapta': 'fanale-posteriore',
    'Stop central': 'terzo-stop',
    'Proiector ceață': 'fendinebbia',
    'Planetara dr': 'semiasse',
    'Caseta directie': 'scatola-sterzo',
    'Coloană volan': 'piantone-sterzo',
    Volan: 'volante',
    Volantă: 'volano',
    'Airbag volan': 'airbag-guida',
    'Cutie de viteze': 'cambio-manuale',
    'Cutie automată': 'cambio-automatico',
    Electromotor: 'motorino-avviamento',
    'Motoraș ștergător': 'motorino-tergicristallo',
    'Macara geam usa spate dr': 'alzacristallo',
    'Maner usa': 'maniglia-esterna',
    'Broască ușă': 'serratura-porta',
    'Geam usa stg': 'vetro-porta',
    Lunetă: 'lunotto',
    'Planșă bord': 'cruscotto',
    'Ceasuri bord': 'quadro-strumenti',
    Torpedou: 'cassetto-portaoggetti',
    'Punte spate': 'ponte-posteriore',
    'Jug motor': 'culla-motore',
    Fuzetă: 'montante',
    'Amortizor haion': 'ammortizzatore-portellone',
    'Janta tabla': 'cerchio-ferro',
    'Kit pornire': 'kit-accensione',
    'Calculator motor': 'centralina-motore',
    Chiulasă: 'testata',
    'Galerie evacuare': 'collettore-scarico',
    Caroserie: 'carrozzeria',
  };
  for (const [text, slug] of Object.entries(kinds)) expect(findKind(text)?.slug, text).toBe(slug);
  expect(findKind('Suport bara spate')?.slug).not.toBe('paraurti-posteriore');
});

test('Swedish, Danish and Norwegian say in one word what a piece is and where it sits', () => {
  const kinds: Record<string, string> = {
    'Strålkastare V': 'faro-anteriore',
    Bakaxelväxel: 'differenziale',
    Rullbälte: 'cintura-sicurezza',
    'MMI skärm': 'display-multimediale',
    'Xenonstrålkastare H': 'faro-xenon-led',
    'Framskärm H': 'parafango-anteriore',
    Innerskärm: 'passaruota',
    'Bakdörr VB': 'portiera-posteriore',
    'Dörr HF': 'portiera-anteriore',
    'Dörr VB': 'portiera-posteriore',
    'Stötfångare bak': 'paraurti-posteriore',
    'Främre stötfångare': 'paraurti-anteriore',
    Motorhuv: 'cofano-motore',
    Baklucka: 'portellone',
    'Lås baklucka': 'serratura-cofano',
    'Lås VF': 'serratura-porta',
    Baklykta: 'fanale-posteriore',
    Dimljus: 'fendinebbia',
    Växellåda: 'cambio-manuale',
    Automatlåda: 'cambio-automatico',
    Generator: 'alternatore',
    Startmotor: 'motorino-avviamento',
    Torkarmotor: 'motorino-tergicristallo',
    'Drivaxel H': 'semiasse',
    Kardanaxel: 'albero-trasmissione',
    Bakaxel: 'ponte-posteriore',
    Hjälpram: 'culla-motore',
    Kylare: 'radiatore-acqua',
    Kylarfläkt: 'elettroventola',
    Värmefläkt: 'ventola-abitacolo',
    'Bälte vänster fram': 'cintura-sicurezza',
    'Säte HF': 'sedile-anteriore',
    Ratt: 'volante',
    'Fönsterhiss VF': 'alzacristallo',
    Bromsok: 'pinza-freno',
    'Backspegel vä': 'specchietto-esterno',
    'Alufälg 16': 'cerchio-lega',
    'Fordør højre': 'portiera-anteriore',
    'Dør venstre bag': 'portiera-posteriore',
    Forskærm: 'parafango-anteriore',
    Bagkofanger: 'paraurti-posteriore',
    Kofanger: 'paraurti-anteriore',
    Baglygte: 'fanale-posteriore',
    Gearkasse: 'cambio-manuale',
    'Støtfanger foran': 'paraurti-anteriore',
    'Støddæmper højre for': 'ammortizzatore',
    Girkasse: 'cambio-manuale',
    Sidespeil: 'specchietto-esterno',
    Kaross: 'carrozzeria',
  };
  for (const [text, slug] of Object.entries(kinds)) expect(findKind(text)?.slug, text).toBe(slug);
});

test('words that northern and Romanian names share with others keep what they mean there', () => {
  const kinds: Record<string, string | undefined> = {
    'Fanale Punto post.': 'fanale-posteriore',
    'VOL. AIRBAG': 'airbag-guida',
    'Faro USA': 'faro-anteriore',
    'Automaat bak': 'cambio-automatico',
    'Tow bar': 'gancio-traino',
    'Sparnas balta': 'parafango-anteriore',
    Trägerblech: undefined,
  };
  for (const [text, slug] of Object.entries(kinds)) expect(findKind(text)?.slug, text).toBe(slug);
});

test('shortened words say the kind that they begin', () => {
  const kinds: Record<string, string> = {
    'mot. tergi ant.': 'motorino-tergicristallo',
    'quadro strum.': 'quadro-strumenti',
    'fendineb. sx': 'fendinebbia',
    'paraf. ant sx': 'parafango-anteriore',
    'com. clima': 'comandi-clima',
    'rad. acqua': 'radiatore-acqua',
    'kit air bag': 'kit-airbag',
    'VOL. AIRBAG': 'airbag-guida',
    'POMPA A.P. GASOLIO': 'pompa-alta-pressione',
    'SC. GUIDA ELETTR.': 'scatola-sterzo',
    'PORTELLONE POST. C/VETRO': 'portellone',
    'TUNNEL C/BRACC.': 'tunnel-centrale',
  };
  for (const [text, slug] of Object.entries(kinds)) expect(findKind(text)?.slug, text).toBe(slug);
});

test('what it is stands before what it belongs to, and behind the name of a car', () => {
  const kinds: Record<string, string> = {
    'Modanatura porta ant. SX': 'modanatura',
    'VW Golf VII Scheinwerfer rechts': 'faro-anteriore',
    'BMW 3er E90 Lichtmaschine': 'alternatore',
    'Schiebetür rechts': 'portiera-posteriore',
    'Türschloss VL': 'serratura-porta',
    'Phare AVD': 'faro-anteriore',
  };
  for (const [text, slug] of Object.entries(kinds)) expect(findKind(text)?.slug, text).toBe(slug);
});

test('short and foreign names of parts are known', () => {
  const kinds: Record<string, string> = {
    'pompe direction': 'pompa-idroguida',
    'panneau porte ARG': 'pannello-porta',
    'Set of 4 wheel trims 14"': 'copricerchi',
    'Slot portier rechts-voor': 'serratura-porta',
    'Motor koelsysteem ventilator': 'elettroventola',
    Koelerradiateur: 'radiatore-acqua',
    'Bedieningspaneel verwarming': 'comandi-clima',
    'Kaartlezer + ECU + UCH set': 'kit-accensione',
    'STEROWNIK SILNIKA + BSI + KARTA': 'kit-accensione',
    'POMPA/KOLUMNA WSPOMAGANIA ELEKTR.': 'piantone-sterzo',
    'SBC brake pump': 'gruppo-abs',
  };
  for (const [text, slug] of Object.entries(kinds)) expect(findKind(text)?.slug, text).toBe(slug);
});

test('what is only named after a part is none', () => {
  for (const text of [
    'Sensore ABS ruota',
    'Supporto faro',
    'Cornice faro',
    'Engine cover',
    'Manicotto turbo',
  ])
    expect(findKind(text), text).toBeUndefined();
});

test('a group is told apart from its kinds', () => {
  expect(findKind('Tappo serbatoio')).toMatchObject({ slug: 'alimentazione', isGroup: true });
  expect(findKind('Elettrico')).toMatchObject({ slug: 'impianto-elettrico', isGroup: true });
  expect(findKind('Airbag')).toMatchObject({ slug: 'sicurezza-passiva', isGroup: true });
});
