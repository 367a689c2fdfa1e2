import { expect, test } from 'vitest';
import { meaningOfName } from './header-meaning.ts';
import type { Meaning } from './meanings.ts';

const strongest = (name: string): Meaning | undefined =>
  [...meaningOfName(name).strengths].toSorted((one, other) => other[1] - one[1])[0]?.[0];

test('names that a program shortens mean what they are short for', () => {
  const names: Record<string, Meaning> = {
    CODART: 'sku',
    'N. ETICH.': 'sku',
    DESCRIZ: 'descriptionIt',
    CIL: 'version',
    ALIM: 'fuel',
    'COD.MOT': 'engineCode',
    'COD.OE': 'serialNumber',
    'COD.ALT': 'serialNumber',
    UBIC: 'place',
    GIAC: 'listedQuantity',
    'Prz.Vend': 'price',
    VALUT: 'condition',
    'DT.CAR': 'status',
    'Bauj.': 'year',
    'Réf. int.': 'sku',
    'Désign.': 'nameIt',
    'Cod. Orig.': 'serialNumber',
    'Num. Telaio': 'vin',
    'Desc. Art.': 'nameIt',
    'Emplac.': 'place',
    'Nr kat.': 'serialNumber',
    'Stock #': 'sku',
    'Part #': 'serialNumber',
    'Eng. code': 'engineCode',
    Coloris: 'colour',
    'Autres réf.': 'serialNumber',
    'Altri codici': 'serialNumber',
    'Regular price': 'price',
    DESCR1: 'nameIt',
    MRC: 'make',
    PV1: 'price',
    CST: 'purchasePrice',
    STA: 'condition',
    Regał: 'place',
    'Nr zamienników': 'serialNumber',
    DonorVIN: 'vin',
    id_piece: 'sku',
    cod_pezzo: 'sku',
    piece_id: 'sku',
    'Custom label (SKU)': 'sku',
    'P. SIN IVA': 'netPrice',
  };
  for (const [name, meaning] of Object.entries(names)) expect(strongest(name), name).toBe(meaning);
});

test('columns of Dutch and Portuguese lists', () => {
  const names: Record<string, Meaning> = {
    'Artikelnr.': 'sku',
    Onderdeel: 'nameIt',
    Merk: 'make',
    Uitvoering: 'version',
    Bouwjaar: 'year',
    Positie: 'side',
    'Originele nummers': 'serialNumber',
    Kleur: 'colour',
    Tellerstand: 'mileageKm',
    Chassisnummer: 'vin',
    Brandstof: 'fuel',
    Magazijnlocatie: 'place',
    Voorraad: 'listedQuantity',
    Kwaliteit: 'condition',
    'Prijs incl. btw': 'price',
    'Verkoopprijs excl. BTW': 'netPrice',
    Inkoopprijs: 'purchasePrice',
    Opmerkingen: 'descriptionIt',
    'Omschr.': 'nameIt',
    "Foto's": 'photos',
    Peça: 'nameIt',
    'Ref. Peça': 'serialNumber',
    Viatura: 'model',
    'Ano de fabrico': 'year',
    Quilómetros: 'mileageKm',
    Combustível: 'fuel',
    Cor: 'colour',
    'Nº de chassis': 'vin',
    Prateleira: 'place',
    'Qtd.': 'listedQuantity',
    Qualidade: 'condition',
    'Preço c/ IVA': 'price',
    'Preço s/ IVA': 'netPrice',
    'Preço de custo': 'purchasePrice',
    Observações: 'descriptionIt',
    Fornecedor: 'internalNotes',
  };
  for (const [name, meaning] of Object.entries(names)) expect(strongest(name), name).toBe(meaning);
});

test('columns of Romanian, Swedish, Danish and Norwegian lists', () => {
  const names: Record<string, Meaning> = {
    'Cod piesă': 'sku',
    'Denumire piesă': 'nameIt',
    'An fabricație': 'year',
    'Cod OEM': 'serialNumber',
    'Preț fără TVA': 'netPrice',
    price_tax_excl: 'netPrice',
    price_tax_incl: 'price',
    'KAT. BROJ': 'serialNumber',
    ivato: 'price',
    'Pret f.TVA': 'netPrice',
    'Pret fara TVA (EUR)': 'netPrice',
    'Preț cu TVA': 'price',
    Raft: 'place',
    Stoc: 'listedQuantity',
    'Buc.': 'listedQuantity',
    Stare: 'condition',
    Observații: 'descriptionIt',
    'Rulaj (km)': 'mileageKm',
    'Serie șasiu': 'vin',
    Culoare: 'colour',
    Furnizor: 'internalNotes',
    Poze: 'photos',
    Benämning: 'nameIt',
    Märke: 'make',
    Fordon: 'model',
    Årsmodell: 'year',
    År: 'year',
    'Mätarst (mil)': 'mileageKm',
    Miltal: 'mileageKm',
    Originalnr: 'serialNumber',
    'Pris exkl. moms': 'netPrice',
    'Pris inkl. moms': 'price',
    'Pris ekskl. moms': 'netPrice',
    'Pris eks. mva': 'netPrice',
    Lagerplats: 'place',
    'I lager': 'listedQuantity',
    Skick: 'condition',
    Anmärkning: 'descriptionIt',
    Färg: 'colour',
    Mærke: 'make',
    Årgang: 'year',
    Stelnummer: 'vin',
    Nypris: 'otherPrice',
    Inköpspris: 'purchasePrice',
  };
  for (const [name, meaning] of Object.entries(names)) expect(strongest(name), name).toBe(meaning);
  // Of a stock list of others these stand in the lines.
  for (const name of ['AR-0012', 'FORD', 'RAD. ACQUA'])
    expect(meaningOfName(name).strengths.size, name).toBe(0);
});

test('an engine’s code is one under whatever it stands, and a car’s number is no code of a piece', () => {
  for (const name of [
    'vehiculo.codMotor',
    'engine.code',
    'car.engine.code',
    'donor.engineCode',
    'vehicule.code_moteur',
    'auto.kod_silnika',
    'automobilis.variklioKodas',
  ])
    expect(strongest(name), name).toBe('engineCode');
  expect(strongest('vehiculo.idVehiculo')).not.toBe('sku');
  expect(strongest('shelf.code')).toBe('place');
});

test('a column that counts what was sold marks no line as sold', () => {
  for (const name of ['Quantità venduta', 'Sold quantity', 'Anzahl verkauft'])
    expect(meaningOfName(name).strengths.has('soldMark'), name).toBe(false);
  for (const name of ['Venduto', 'sold', 'Verkauft am', 'acheteur', 'Verkocht aan', 'Vendido em'])
    expect(strongest(name), name).toBe('soldMark');
});

test('names of two words that a program cuts off and joins mean what their beginnings do', () => {
  const names: Record<string, Meaning> = {
    CODARTIC: 'sku',
    DESCRART: 'nameIt',
    MARCAVEI: 'make',
    MODELVEI: 'model',
    ANNOIMMA: 'year',
    NUMTELAI: 'vin',
    KMPERCOR: 'mileageKm',
    RIFORIGI: 'serialNumber',
    PRZACQUI: 'purchasePrice',
    PRZNETTO: 'netPrice',
    DATACARI: 'status',
    QTAMAGAZ: 'listedQuantity',
    TARGAVEI: 'plate',
  };
  expect(Object.fromEntries(Object.keys(names).map((name) => [name, strongest(name)]))).toEqual(names);
  for (const name of ['BIANCO', 'PANDA', 'ANTERIORE', 'XKQWRTPL'])
    expect(meaningOfName(name).strengths.size, name).toBe(0);
});

test('that VAT is in it says nothing of what a column is, nor which car it stands on', () => {
  const means = (name: string) => [...meaningOfName(name).strengths.keys()];
  for (const name of [
    'P.V.P. (IVA incl.)',
    'Preis inkl. MwSt',
    'Prijs (btw inclusief)',
    'Prezzo IVA compresa',
  ])
    expect(means(name), name).toContain('price');
  expect(means('C:Posizionamento sul veicolo')).toEqual(['side']);
  expect(means('IVA')).toEqual(['vat']);
});

test('Czech and Slovak names of columns are known', () => {
  const names: Record<string, Meaning> = {
    'Názov dielu': 'nameIt',
    'Název dílu': 'nameIt',
    Značka: 'make',
    'Rok výroby': 'year',
    'OEM číslo': 'serialNumber',
    'Skladové číslo': 'sku',
    Ks: 'listedQuantity',
    'Cena s DPH': 'price',
    'Cena vč. DPH': 'price',
    'Prodejní cena bez DPH (EUR)': 'netPrice',
    Dostupnosť: 'status',
    Farba: 'colour',
    'Najazdené (km)': 'mileageKm',
    'Stav tachometru': 'mileageKm',
    'Kód motoru': 'engineCode',
    Poznámka: 'descriptionIt',
    Zaradené: 'status',
    Prodáno: 'soldMark',
  };
  expect(Object.fromEntries(Object.keys(names).map((name) => [name, strongest(name)]))).toEqual(names);
  expect([...meaningOfName('Stav').strengths.keys()]).toContain('condition');
  expect([...meaningOfName('Umístění').strengths.keys()]).toEqual(expect.arrayContaining(['place', 'side']));
});

test('Hungarian names of columns are known', () => {
  const names: Record<string, Meaning> = {
    Megnevezés: 'nameIt',
    Márka: 'make',
    Évjárat: 'year',
    'Gyári szám': 'serialNumber',
    Cikkszám: 'sku',
    Darab: 'listedQuantity',
    'Bruttó ár (EUR)': 'price',
    'Ár áfával': 'price',
    'Nettó ár': 'netPrice',
    Állapot: 'condition',
    Polchely: 'place',
    'Futott km': 'mileageKm',
    Motorkód: 'engineCode',
    Alvázszám: 'vin',
    Szín: 'colour',
    Eladva: 'soldMark',
  };
  expect(Object.fromEntries(Object.keys(names).map((name) => [name, strongest(name)]))).toEqual(names);
  expect(strongest('Ár')).toBe('price');
  expect(meaningOfName('EV').strengths.size).toBe(0);
});

test('Croatian, Serbian and Slovene names of columns are known', () => {
  const names: Record<string, Meaning> = {
    'Naziv dijela': 'nameIt',
    Šifra: 'sku',
    'Kataloški broj': 'serialNumber',
    Proizvođač: 'make',
    Godište: 'year',
    Količina: 'listedQuantity',
    'Cijena s PDV-om': 'price',
    'Cena brez DDV': 'netPrice',
    'Broj šasije': 'vin',
    Kilometraža: 'mileageKm',
    Boja: 'colour',
    Napomena: 'descriptionIt',
    Prodano: 'soldMark',
  };
  expect(Object.fromEntries(Object.keys(names).map((name) => [name, strongest(name)]))).toEqual(names);
});

test('a word for the car before what it has says only whose it is', () => {
  const names: Record<string, Meaning> = {
    'Fzg-Hersteller': 'make',
    'Fzg-Modell': 'model',
    'Fzg.-Marke': 'make',
    'Kfz-Hersteller': 'make',
    'Vehicle Manufacturer': 'make',
    'Donor model': 'model',
    'Pojazd - rok': 'year',
    'Vehículo: marca': 'make',
    'vehicule.marque.libelle': 'make',
  };
  for (const [name, meaning] of Object.entries(names)) expect(strongest(name), name).toBe(meaning);
});

test('a number in a list of them is of its type', () => {
  const names: Record<string, Meaning> = {
    'codici.OE': 'serialNumber',
    'codici.COMPONENTISTA': 'manufacturerCode',
    'codes.SUPPLIER': 'manufacturerCode',
    'nummern.Vergleich': 'manufacturerCode',
    'identifiers.ean': 'status',
  };
  for (const [name, meaning] of Object.entries(names)) expect(strongest(name), name).toBe(meaning);
});

test('a price is with VAT or without it by one word, and years of a thing begin and end', () => {
  const names: Record<string, Meaning> = {
    'Cena det. netto': 'netPrice',
    'Cena det. brutto': 'price',
    'Cena det. bez VAT': 'netPrice',
    'Cena det. bez wysyłki': 'price',
    'prices.net': 'netPrice',
    'prices.gross': 'price',
    'VK1 netto': 'netPrice',
    'productionYears.from': 'yearFrom',
    'vehicle.years.to': 'yearTo',
    'voiture.annees.debut': 'yearFrom',
    'pojazd.lata.do': 'yearTo',
    'fahrzeug.baujahr.von': 'yearFrom',
  };
  for (const [name, meaning] of Object.entries(names)) expect(strongest(name), name).toBe(meaning);
});
