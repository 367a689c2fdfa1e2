/** What the names of columns are shortened to, in the languages of the files. */

/** By the folded short form; several where it is short for a word of several languages. */
const abbreviations: Readonly<Record<string, string>> = {
  alim: 'alimentazione',
  alt: 'alternativo',
  ann: 'anno',
  art: 'articolo|artikel|article|articulo',
  bast: 'bastidor',
  bauj: 'baujahr',
  bem: 'bemerkung',
  bemerk: 'bemerkung',
  bez: 'bezeichnung',
  cant: 'cantidad',
  cat: 'categoria|category|categorie',
  cil: 'cilindrata|cilindrada',
  cod: 'codice|codigo|code',
  col: 'colore|colour|couleur',
  coul: 'couleur',
  cst: 'costo acquisto',
  cond: 'condizione|condition',
  condiz: 'condizione',
  denom: 'denominazione',
  desc: 'descrizione|description|descripcion',
  descr: 'descrizione|description',
  descriz: 'descrizione',
  desig: 'designation',
  disp: 'disponibilita',
  anio: 'ano',
  anios: 'ano',
  anyo: 'ano',
  eng: 'engine',
  empl: 'emplacement',
  etich: 'etichetta',
  fam: 'famiglia|familia|famille',
  fgst: 'fahrgestell',
  fzg: 'fahrzeug',
  giac: 'giacenza',
  gr: 'gruppo',
  hst: 'hersteller',
  herst: 'hersteller',
  imm: 'immatricolazione',
  immatr: 'immatricolazione',
  inv: 'inventory|inventario',
  kat: 'kategorie|kategoria|kategorija',
  kol: 'kolor',
  lag: 'lager',
  loc: 'location|locazione|localisation',
  lok: 'lokalizacja',
  mag: 'magazzino|magazyn',
  mdl: 'modello',
  mfr: 'manufacturer',
  mod: 'modello|model|modele|modelo',
  mot: 'motore|motor|moteur',
  mrc: 'marca',
  obs: 'observations|observaciones',
  observ: 'observaciones',
  orig: 'originale|original',
  originali: 'originale',
  pav: 'pavadinimas',
  poj: 'pojemnosc',
  posiz: 'posizione',
  prec: 'precio',
  prod: 'produttore|producent',
  prz: 'prezzo',
  pr: 'prezzo|preis|prix|precio|price',
  pv: 'prezzo vendita',
  pvend: 'prezzo vendita',
  pz: 'pezzi',
  quant: 'quantita|quantity|quantite',
  ref: 'referencia|reference',
  ric: 'ricambio',
  scaff: 'scaffale',
  sta: 'stato',
  tel: 'telaio',
  ubi: 'ubicazione',
  ubic: 'ubicazione|ubicacion',
  ubicaz: 'ubicazione',
  unid: 'unidades',
  valut: 'valutazione',
  vend: 'vendita',
  vers: 'versione|version',
  veic: 'veicolo',
  veh: 'vehicule|vehiculo|vehicle',
  yr: 'year',
  zust: 'zustand',
};

export const isAbbreviation = (word: string): boolean => Object.hasOwn(abbreviations, word.toLowerCase());

/** Most spellings that one name is tried in. */
const mostSpellings = 12;

/** The words of a name, with what each may be short for; the likeliest spelling first. */
export function spellingsOf(words: readonly string[]): readonly (readonly string[])[] {
  let all: string[][] = [[]];
  for (const word of words) {
    const meant = Object.hasOwn(abbreviations, word) ? (abbreviations[word] ?? word).split('|') : [word];
    all = meant.flatMap((one) => all.map((begun) => [...begun, one])).slice(0, mostSpellings);
  }
  return all;
}
