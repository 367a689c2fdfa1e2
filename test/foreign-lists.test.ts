/** What further lists of strangers taught: what a line says beside its columns, and what it must not be taken for. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importPieces } from '../server/catalogue/import/import-pieces.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { teachKind } from '../server/catalogue/shopkeeping/teach-kinds.ts';

let shop: TestShop;

beforeAll(async () => {
  shop = await openShop();
});

afterAll(() => shop.close());

beforeEach(async () => {
  await shop.database.pool.query('truncate parts, cars cascade');
});

const bring = (...lines: readonly string[]) =>
  importPieces(shop.database.db, shop.deps.clock, new TextEncoder().encode(lines.join('\n')));

async function pieces(): Promise<Record<string, Record<string, unknown>>> {
  const { rows } = await shop.database.pool.query<{ sku: string }>(`
    select sku, serial_number as number, other_numbers as others, on_hand as quantity, condition, kind.slug as kind,
      make.name as make, model.name as model, year, mileage_km as km, engine_code as engine
    from parts part join categories kind on kind.id = category_id left join cars car on car.id = car_id
      left join models model on model.id = car.model_id left join brands make on make.id = car.brand_id order by sku`);
  return Object.fromEntries(rows.map(({ sku, ...row }) => [sku, row]));
}

test('who names a make in a title means it, and its engine is no number of the part', async () => {
  await bring(
    'SKU,Title,Price',
    'S-1,CLOCK SPRING CONTATTO SPIRALATO MINI COOPER R50 61316937086,45.00',
    'S-2,MOTORINO AVVIAMENTO FIAT BRAVO 1.6 MULTIJET 55221292 198A2000,59.00',
    'S-3,GRUPPO POMPA ABS VOLVO V50 4N51-2C405-EB 10.0206-0251.4,99.00',
  );
  expect(await pieces()).toMatchObject({
    'S-1': { make: 'MINI', kind: 'contatto-spiralato' },
    'S-2': { make: 'Fiat', number: '55221292', others: [], engine: '198A2000' },
    'S-3': { number: '4N51-2C405-EB', others: ['10.0206-0251.4'] },
  });
});

test('a maker’s own code says the make, and a remark kilometres, engine and damage', async () => {
  await bring(
    'Etich.;Pezzo;Macchina;Anno;Prezzo;Note',
    '1;differenziale post.;W211 E220 cdi;2005;200;',
    '2;turbina;Golf VI 1.6 TDI;2011;250;km 142.000 mot. CAYC',
    '3;alternatore;Golf VI 1.6 TDI;2011;60;cinghia cambiata a km 90.000',
    '4;paraurti ant.;Golf VI 1.6 TDI;2011;60;graffi sullo spigolo',
    '5;cofano;Golf VI 1.6 TDI;2011;130;bello, come nuovo',
  );
  expect(await pieces()).toMatchObject({
    '1': { make: 'Mercedes-Benz', year: 2005 },
    '2': { km: 142_000, engine: 'CAYC', condition: 'B' },
    '3': { km: null },
    '4': { condition: 'C' },
    '5': { condition: 'A' },
  });
});

test('the car that a description announces is the donor, whatever else the title lists', async () => {
  await bring(
    'CustomLabel,Title,Category,Brand,Description,Price',
    'D-1,BMW F20 F30 Rear Differential 2.81,Transmission,BMW,Removed from: 2013 BMW 3 Series F30 320d. Mileage: 70000 miles,170',
    'D-2,BMW F30 Front Seat Left Black,Interior,BMW,Removed from: 2013 BMW 3 Series F30,60',
    'D-3,Ford Focus C-Max 1.6 TDCi DPF Filter,Exhaust,Ford,Removed from: 2012 Ford Focus Mk3,120',
  );
  expect(await pieces()).toMatchObject({
    'D-1': { make: 'BMW', model: expect.stringMatching(/Serie 3/), year: 2013, km: 112_654 },
    'D-2': { kind: 'sedile-anteriore', year: 2013 },
    'D-3': { kind: 'filtro-antiparticolato', year: 2012 },
  });
});

test('a remark begins with the number of the piece, and a price may be for four in words', async () => {
  await bring(
    'Cod.;Pezzo;Macchina;Anno;Prezzo;Note',
    '1;motorino avviamento;Punto 2;2003;35;63101018 marelli, funziona',
    '2;abs gruppo;Golf 5;2005;80;1K0614517H ate',
    '3;iniettori x4;Doblo 1.9 jtd;2004;€ 160,00 i quattro;0445110119, da provare',
    '4;bobina accensione (n.4);Clio 2;2001;10 cad.;provata',
    '5;faro sx;Punto 2;2003;20;3391234567 Mario',
  );
  expect(await pieces()).toMatchObject({
    '1': { number: '63101018' },
    '2': { number: '1K0614517H' },
    '3': { number: '0445110119' },
    '4': { quantity: 4 },
    '5': { number: '' },
  });
});

test('a line of totals of a wide table is none, however much it adds up', async () => {
  const width = 15;
  const row = (...cells: string[]) => [...cells, ...Array<string>(width - cells.length).fill('')].join(';');
  const report = await bring(
    'Codice;Pezzo;Marca;Modello;Prezzo;Qta;Costo acquisto;a;b;c;d;e;f;g;h',
    row('A-1', 'Faro ant. dx', 'Fiat', 'Panda', '45', '1', '10'),
    row('A-2', 'Alternatore', 'Fiat', 'Panda', '55', '1', '10'),
    row('TOTALE GENERALE', 'ARTICOLI N. 2', '', '', '100', '2', '20'),
  );
  expect(report).toMatchObject({ added: 2, refused: 1 });
});

test('miles become kilometres', async () => {
  await bring(
    'Stock #,Part,Make,Model,Yr,Mileage (miles),Price',
    'U1,Alternator,Ford,Focus Mk2,2007,"100,000",55',
    'U2,Turbo,Ford,Focus Mk2,2007,"100,000",155',
  );
  expect((await pieces())['U1']).toMatchObject({ km: 160_934 });
});

test('an “Excel file” that is a web page goes in like any list', async () => {
  await bring(
    '<html><body><table><tr><th>Codice<th>Articolo<th>Marca<th>Modello<th>Prezzo',
    '<tr><td>H-1<td>Faro ant. dx<td>Fiat<td>Panda<td>45,00&nbsp;&euro;',
    '<tr><td>H-2<td>Vettura intera<td>Fiat<td>Panda<td>900</table>',
  );
  const found = await pieces();
  expect(found).toMatchObject({ 'H-1': { kind: 'faro-anteriore', make: 'Fiat' } });
  expect(Object.keys(found)).toEqual(['H-1']);
});

test('what neither its words nor a number tell waits to be taught; what is gone does not wait', async () => {
  const lines = [
    'Codice;Articolo;Marca;Modello;Numero OE;Stato;Prezzo',
    'U-1;Zirconio laterale;Fiat;Panda;;disponibile;45',
    'U-2;Zirconio centrale;Fiat;Panda;51810268;disponibile;45',
    'U-3;Zirconio venduto;Fiat;Panda;;venduto;45',
    'U-4;Turbo Golf 5 1.9 TDI;;;;disponibile;90',
  ];
  const report = await bring(...lines);
  expect(report).toMatchObject({ added: 3, refused: 1 });
  expect(report.faults.map(({ line, expected }) => [line, (expected as { it: string }).it])).toEqual([
    [
      2,
      'un pezzo che il negozio conosca, o il suo numero: insegnagli la parola (kinds teach "PAROLE" CATEGORIA)',
    ],
  ]);
  await teachKind(shop.database.db, 'zirconio', 'modanatura');
  expect(await bring(...lines)).toMatchObject({ added: 1, refused: 0 });
});

test('what is no piece is refused with the reason why', async () => {
  const report = await bring(
    'Codice;Articolo;Marca;Modello;Prezzo',
    'A-1;Faro ant. dx;Fiat;Panda;45',
    'A-2;Vettura intera;Fiat;Panda;900',
    'A-3;Caparra;;;50',
    'A-4;Articolo di prova;;;1',
    'A-5;Motore;Fiat;Panda;9999',
    'A-6;Fiat Panda 1.2;Fiat;Panda;700',
    'A-7;Panda 4x4 incidentata;Fiat;Panda 4x4;1500',
    'A-8;Rinnovo abbonamento;Varie;;60',
    'A-10;Diritti di demolizione / pratica PRA;Fiat;Panda;60',
    'A-11;Montaggio autoradio;;;30',
    'A-9;Inserzione riservata sig. Marco, faro;Fiat;Panda;90',
  );
  expect(report).toMatchObject({ added: 2, refused: 9 });
  expect(report.faults.map(({ line, expected }) => [line, (expected as { en: string }).en])).toEqual([
    [3, 'a piece: this is a whole car'],
    [4, 'a piece: this is a service, a supplement or a deposit'],
    [5, 'a piece: this line was written to try something'],
    [6, 'a real price: this one marks a piece that is not for sale'],
    [7, 'what the piece is'],
    [8, 'a piece: this is a whole car'],
    [9, 'a piece that can be found: this has no car that the shop knows, and no number'],
    [10, 'a piece: this says none'],
    [11, 'a piece that can be found: this has no car that the shop knows, and no number'],
  ]);
});

test('a file’s own numbers, production years and part names are found beside a title and a value', async () => {
  await bring(
    'N° pièce;Titolo;Ricambio;Marca;Modello;Production from;Production to;Réf. constructeur;Kleur;Qta;Valore;Prezzo',
    '045871;Ford KA 1.2 Turbo;Turbo;FORD;KA;2008;2016;8200660034;Reflexsilber LB7Z;4;240;60',
    '045872;Ford KA Faro;Faro anteriore;FORD;KA;2008;2016;8200836473;Alpinweiß;1;80;80',
    '045873;Ford KA Parafnago ant;Parafnago ant. sx;FORD;KA;2008;2016;1735123;Schwarz;2;60;30',
    '045874;Ford KA Cofano;Cofano;FORD;KA;2008;2016;1735124;Colorado-Rot;1;90;90',
    '045875;Ford KA Altenatore;Altenatore;FORD;KA;2008;2016;1735125;;1;70;70',
  );
  const { rows } = await shop.database.pool.query('select sku, price from parts order by sku');
  expect(rows.map(({ sku, price }) => [sku, price])).toEqual([
    ['045871', 6_000],
    ['045872', 8_000],
    ['045873', 3_000],
    ['045874', 9_000],
    ['045875', 7_000],
  ]);
  expect(await pieces()).toMatchObject({
    '045871': { kind: 'turbocompressore', model: 'Ka II (RU8)', quantity: 4, number: '8200660034' },
    '045873': { kind: 'parafango-anteriore' },
    '045875': { kind: 'alternatore' },
  });
});

test('half a list in sentences: price and number are read out of them, and who keeps a piece has it', async () => {
  await bring(
    'N°;COSA;AUTO;ANNO;CODICE;EURO;QTA;DOVE',
    'M1;Faro sx;Fiat Panda;2005;51718141;50;1;B3',
    'M2;Specchio dx;Opel Corsa;2004;;30;1;B4',
    'M3;body computer Fiat Bravo 2007-2010 51813741 euro 90;;;;;;',
    'M4;centralina airbag peugeot 307 del 2003 cod. 9653493680 - 50 euro;;;;;;',
    'M5;cambio Clio 1.5 dci JR5 prenotato da officina Sgarbi, 220 euro;;;;;;',
    'M6;alzacristallo post. Ford Mondeo 2002, prezzo da vedere;;;;;;',
  );
  const { rows } = await shop.database.pool.query(
    'select sku, price, name_it as name from parts order by sku',
  );
  expect(rows.filter(({ sku }) => ['M3', 'M4'].includes(sku))).toEqual([
    { sku: 'M3', price: 9_000, name: 'Body computer Fiat Bravo 2007-2010 51813741' },
    { sku: 'M4', price: 5_000, name: 'Centralina airbag peugeot 307 del 2003 cod. 9653493680' },
  ]);
  expect(await pieces()).toMatchObject({
    M3: { number: '51813741', quantity: 1 },
    M4: { number: '9653493680', quantity: 1 },
    M5: { quantity: 0 },
  });
  expect(await pieces()).not.toHaveProperty('M6');
});

test('a platform’s number is no code beside the yard’s, nor a town a shelf, and a maker’s code is the number', async () => {
  const parts = Array.from({ length: 12 }, (_, at) => ({
    part_id: 41_220_310 + at,
    sku: `P-339102${at}`,
    part_name: 'Headlight',
    manufacturer_code: `4G094100${at}C`,
    other_codes: '',
    price: 389,
    quantity: 1,
    storage: { town: 'Bari', shelf: `S1-A0${at}` },
    car: { make: 'Audi', model: 'A6 C7', production_from: 2011, production_to: 2014 },
  }));
  await bring(JSON.stringify({ parts }));
  const { rows } = await shop.database.pool.query(
    "select sku, serial_number as number, other_numbers as others, place from parts where sku = 'P-3391021'",
  );
  expect(rows).toEqual([{ sku: 'P-3391021', number: '4G0941001C', others: [], place: 'S1-A01' }]);
});

test('what a bulk file ends, what is to be scrapped and what a column says is sold is gone', async () => {
  await bring(
    '*Action(SiteID=Italy);CustomLabel;*Title;*C:Marca;*StartPrice;*Quantity;Sit.;Note',
    'Add;E1;Faro Fiat Panda 2005;Fiat;50;1;STOCK;',
    'End;E2;Faro Fiat Panda 2005;Fiat;50;1;STOCK;',
    'Add;E3;Faro Fiat Panda 2005;Fiat;50;1;VENDIDO;',
    'Add;E4;Faro Fiat Panda 2005;Fiat;50;1;STOCK;ROTTAMARE',
  );
  expect(await pieces()).toMatchObject({
    E1: { quantity: 1 },
    E2: { quantity: 0 },
    E3: { quantity: 0 },
    E4: { quantity: 0 },
  });
});

test('a list of an old program says its states by letters, and net prices to four decimals, under names that it cuts off', async () => {
  const lines = [
    'CODARTIC;DESCRART;MARCAVEI;MODELVEI;ANNOIMMA;RIFORIGI;UBICAZIO;GIACENZA;PRZNETTO;ALIQUIVA;STATOART;CONDIZIO',
    'RC1;PORTA ANT SX;FIAT;PANDA II;2008;51719211;A-12-03;1,000;98,3607;22;D;BUO',
    'RC2;FARO ANT. DX;FIAT;PANDA II;2008;51766673;F-02-11;1,000;45,0000;22;D;USU',
    'RC3;TURBINA;FIAT;GRANDE PUNTO;2009;55202637;M-07-02;1,000;180,3279;22;V;BUO',
    'RC4;COFANO;FIAT;GRANDE PUNTO;2009;51769377;B-01-02;1,000;120,0000;22;P;BUO',
    'RC5;PARAURTI ANT.;FIAT;DOBL\u00e3;2010;735461234;B-02-01;1,000;100,0000;22;D;OTT',
    'RC6;ALTERNATORE;FIAT;DOBL\u00e3;2010;51859041;B-02-02;2,000;61,4754;22;D;BUO',
  ];
  // In the page of DOS: `Ò` is the byte that is `ã` elsewhere.
  await importPieces(shop.database.db, shop.deps.clock, Buffer.from(lines.join('\r\n'), 'latin1'), {
    prices: 'net',
  });
  const { rows } = await shop.database.pool.query('select sku, price from parts order by sku');
  expect(rows.slice(0, 2)).toEqual([
    { sku: 'RC1', price: 12_000 },
    { sku: 'RC2', price: 5_490 },
  ]);
  expect(await pieces()).toMatchObject({
    RC1: { quantity: 1, condition: 'B' },
    RC2: { quantity: 1, condition: 'C' },
    RC3: { quantity: 0 },
    RC4: { quantity: 0 },
    RC5: { quantity: 1, condition: 'A', model: expect.stringMatching(/^Doblò/) },
    RC6: { quantity: 2, model: expect.stringMatching(/^Doblò/) },
  });
});

test('a Dutch list: axle and side in a column, what is sold, kept or only sent is not for sale', async () => {
  await bring(
    'Artikelnr.;Onderdeel;Merk;Model;Bouwjaar;Positie;OE-nummer;Km-stand;Magazijnlocatie;Voorraad;Kwaliteit;Prijs incl. btw;Status;Opmerkingen',
    'N-1;Voordeur;Volkswagen;Polo V;2011;Rechts voor;6R4831056;143.250;H2-R04;1;Goed;€ 145,00;Op voorraad;',
    'N-2;Koplamp;Volkswagen;Polo V;2011;Links;6R1941007B;;H1-R01;2;Zo goed als nieuw;€ 65,-;Op voorraad;prijs per stuk',
    'N-3;Achterbumper;Volkswagen;Polo V;2011;;;;H1-R02;1;;€ 110,-;Op voorraad;krassen rechts',
    'N-4;Versnellingsbak;Volkswagen;Polo V;2011;;02R300041F;;M-04;1;Gebruikt;€ 275,-;Verkocht;',
    'N-5;Dynamo;Volkswagen;Polo V;2011;;;;M-05;1;Goed;€ 75,-;Gereserveerd;tot 20-04',
    'N-6;Verzendkosten;;;;;;;;1;;€ 12,50;Op voorraad;',
    'N-7;Katalysator;Volkswagen;Polo V;2011;;;;M-06;1;;op aanvraag;Op voorraad;',
  );
  const found = await pieces();
  expect(found).toMatchObject({
    'N-1': { kind: 'portiera-anteriore', number: '6R4831056', make: 'Volkswagen', year: 2011, km: 143_250 },
    'N-2': { kind: 'faro-anteriore', quantity: 2, condition: 'A' },
    'N-3': { kind: 'paraurti-posteriore', condition: 'C' },
    'N-4': { quantity: 0 },
    'N-5': { quantity: 0 },
  });
  expect(Object.keys(found)).toHaveLength(5);
});

test('a Portuguese list: the old spelling and the new one, sides shortened, prices with and without VAT', async () => {
  await bring(
    'Código;Designação;Marca;Viatura;Ano;Lado;Ref. Original;Prateleira;Qtd.;Estado;Preço s/ IVA;Preço c/ IVA;Situação',
    'P-1;Farolim traseiro;Renault;Clio III;2008;Dto;8200459960;A-03;1;Muito bom;20,33;25,00;Disponível',
    'P-2;Elevador do vidro eléctrico;Renault;Clio III;2008;Frente Esq;;A-04;1;Bom;24,39;30,00;Disponível',
    'P-3;Caixa de direcção;Renault;Clio III;2008;;;A-05;1;Razoável;73,17;90,00;Disponível',
    'P-4;Guarda-lamas;Renault;Clio III;2008;FD;;A-06;1;Bom;32,52;40,00;Reservado',
    'P-5;Portes de envio;;;;;;;1;;6,10;7,50;',
  );
  const found = await pieces();
  expect(found).toMatchObject({
    'P-1': { kind: 'fanale-posteriore', number: '8200459960', condition: 'A', make: 'Renault', year: 2008 },
    'P-2': { kind: 'alzacristallo', condition: 'B' },
    'P-3': { kind: 'scatola-sterzo', condition: 'C' },
    'P-4': { kind: 'parafango-anteriore', quantity: 0 },
  });
  expect(Object.keys(found)).toHaveLength(4);
  const { rows } = await shop.database.pool.query('select sku, side, axle, price from parts order by sku');
  expect(rows).toMatchObject([
    { side: 'right', axle: 'rear', price: 2500 },
    { side: 'left', axle: 'front', price: 3000 },
    { side: null, price: 9000 },
    { side: 'right', axle: 'front', price: 4000 },
  ]);
});

test('a model of one or three signs is a car before an engine or a year, and nothing elsewhere', async () => {
  await bring(
    'num;descrizione;prezzo',
    'M1;compr. clima 307 1.6 hdi;60',
    'M2;centr. airbag C4 2005;30',
    'M3;debim. A3 1.9 tdi 2004;22,50',
    'M4;vaschetta 500 1,5 l;10',
    'M5;staffa 307;10',
  );
  const found = await pieces();
  expect(found).toMatchObject({
    M1: { make: 'Peugeot' },
    M2: { make: 'Citroën', year: 2005 },
    M3: { make: 'Audi', year: 2004 },
  });
  expect(Object.keys(found)).toHaveLength(3);
});

test('a list that says how each piece was bought keeps it, whatever else its columns are', async () => {
  await bring(
    'codice;nome;numero;marca;modello;anno;prezzo;quantita;condizione;regime_iva',
    'V-1;Alternatore;51859041;Fiat;Panda;2008;80,00;1;B;ordinaria',
    'V-2;Faro anteriore sx;51838768;Fiat;Panda;2008;60,00;1;B;margine',
    'V-3;Cofano;51838770;Fiat;Panda;2008;90,00;1;B;',
  );
  const { rows } = await shop.database.pool.query('select sku, vat_scheme from parts order by sku');
  expect(rows).toEqual([
    { sku: 'V-1', vat_scheme: 'ordinary' },
    { sku: 'V-2', vat_scheme: 'margin' },
    { sku: 'V-3', vat_scheme: null },
  ]);
});

test('prices in another currency are none, and years under the name of several are several', async () => {
  await bring(
    'SKU;Nazwa;Marka;Model;Cena PLN',
    'P-1;Alternator;Fiat;Panda;280.00',
    'P-2;Rozrusznik;Fiat;Panda;120.00',
  );
  expect(await pieces()).toEqual({});
  await bring(
    'CODICE;DESCRIZIONE;VEICOLO;ANNI;PREZZO',
    'Y-1;Alternatore;FIAT PANDA 169;04/10;85,00',
    'Y-2;Faro ant. dx;FIAT PANDA 169;03/09;85,00',
  );
  const { rows } = await shop.database.pool.query(
    'select sku, year_from, year_to from parts join part_fits on part_id = parts.id order by sku',
  );
  expect(rows).toEqual([
    { sku: 'Y-1', year_from: 2004, year_to: 2010 },
    { sku: 'Y-2', year_from: 2003, year_to: 2009 },
  ]);
});

test('a database’s export holds the rows of its table in one element, and a whole car is told by its description', async () => {
  await bring(
    JSON.stringify([
      { type: 'header', version: '5.1.1' },
      { type: 'database', name: 'gest' },
      {
        type: 'table',
        name: 'articoli',
        data: [
          ...['ALTERNATORE', 'FARO ANTERIORE DX', 'CAMBIO', 'COFANO'].map((descr, at) => ({
            cod_art: `A-${at}`,
            descr,
            marca: 'FIAT',
            modello: 'PANDA',
            prezzo: '80',
            note: '',
          })),
          {
            cod_art: 'A-9',
            descr: 'FIAT PANDA per ricambi',
            marca: 'FIAT',
            modello: 'PANDA',
            prezzo: '600',
            note: 'Vettura completa non marciante',
          },
        ],
      },
    ]),
  );
  expect(Object.keys(await pieces())).toEqual(['A-0', 'A-1', 'A-2', 'A-3']);
});

test('a Romanian list: shortened sides, a price without VAT beside one with it, what is sold or only sent', async () => {
  await bring(
    'Cod piesă;Denumire piesă;Marcă;Model;An fabricație;Parte;Cod OEM;Kilometraj;Raft;Stoc;Stare;Preț fără TVA;Preț cu TVA;Status;Observații',
    'R-1;Far;Dacia;Logan II;2014;Stg;260605345R;143.250;A-03;1;Foarte bună;40,98;50,00;În stoc;',
    'R-2;Ușă față;Dacia;Logan II;2014;Dreapta;;;A-04;1;Bună;98,36;120,00;În stoc;zgârieturi',
    'R-3;Bară spate;Dacia;Logan II;2014;;;;A-05;1;Bună;57,38;70,00;În stoc;fără zgârieturi',
    'R-4;Oglinda dr.;Dacia;Logan II;2014;;;;A-06;1;;24,59;30,00;Vândut;',
    'R-5;Casetă direcție;Dacia;Logan II;2014;;;;A-07;2;;81,97;100,00;În stoc;',
    'R-6;Cutie de viteze;Dacia;Logan II;2014;;;;M-01;1;;163,93;200,00;Rezervat;',
    'R-7;Transport curier;;;;;;;;1;;8,20;10,00;În stoc;',
  );
  const found = await pieces();
  expect(found).toMatchObject({
    'R-1': {
      kind: 'faro-anteriore',
      number: '260605345R',
      condition: 'A',
      make: 'Dacia',
      year: 2014,
      km: 143_250,
    },
    'R-2': { kind: 'portiera-anteriore', condition: 'C' },
    'R-3': { kind: 'paraurti-posteriore', condition: 'B' },
    'R-4': { kind: 'specchietto-esterno', quantity: 0 },
    'R-5': { kind: 'scatola-sterzo', quantity: 2 },
    'R-6': { kind: 'cambio-manuale', quantity: 0 },
  });
  expect(Object.keys(found)).toHaveLength(6);
  const { rows } = await shop.database.pool.query(
    'select sku, name_it, side, axle, price from parts order by sku',
  );
  expect(rows).toMatchObject([
    { name_it: 'Faro anteriore sinistro', side: 'left', price: 5000 },
    { side: 'right', axle: 'front', price: 12_000 },
    { name_it: 'Paraurti posteriore', side: null },
    { side: 'right' },
    { side: null },
    { side: null },
  ]);
});

test('a Romanian list without its marks, as most are typed', async () => {
  await bring(
    'Cod intern;Piesa;Masina;An;Pret;Cantitate;Detalii',
    'D1;usa fata stanga;VW Golf 5;2006;80 euro;1;',
    'D2;bara fata;VW Golf 5;2006;90 euro;1;lovita',
    'D3;aripa dr.;VW Golf 5;2006;45 euro;1;',
    'D4;far stg xenon;VW Golf 5;2006;110 euro;1;',
    'D5;planetara stanga;VW Golf 5;2006;35 euro;2;',
    'D6;macara geam usa spate dr;VW Golf 5;2006;25 euro;1;',
    'D7;kit pornire;VW Golf 5;2006;150 euro;1;',
  );
  const found = await pieces();
  expect(found).toMatchObject({
    D1: { kind: 'portiera-anteriore', make: 'Volkswagen', year: 2006 },
    D2: { kind: 'paraurti-anteriore', condition: 'C' },
    D3: { kind: 'parafango-anteriore' },
    D4: { kind: 'faro-xenon-led' },
    D5: { kind: 'semiasse', quantity: 2 },
    D6: { kind: 'alzacristallo' },
    D7: { kind: 'kit-accensione' },
  });
  const { rows } = await shop.database.pool.query('select sku, side, axle from parts order by sku');
  expect(rows).toMatchObject([
    { side: 'left', axle: 'front' },
    { side: null },
    { side: 'right' },
    { side: 'left' },
    { side: 'left' },
    { side: 'right', axle: 'rear' },
    { side: null },
  ]);
});

test('a Swedish list: V and H are left and right, and a mil is ten kilometres', async () => {
  await bring(
    'Lagernr;Benämning;Pos;Märke;Modell;Årsmodell;Originalnr;Mätarst (mil);Lagerplats;Antal;Kvalitet;Pris exkl moms;Pris inkl moms;Status;Anmärkning',
    'S-1;Strålkastare;V;Volvo;V70;2010;31395846;14 250;H2-04;1;Mycket bra;80,00;97,60;I lager;',
    'S-2;Framskärm;H;Volvo;V70;2010;;14 250;H2-05;1;Bra;50,00;61,00;I lager;repor och buckla',
    'S-3;Dörr;VF;Volvo;V70;2010;;;H2-06;1;Bra;100,00;122,00;I lager;utan repor',
    'S-4;Dörr;HB;Volvo;V70;2010;;;H2-06;1;Bra;100,00;122,00;I lager;',
    'S-5;Växellåda;;Volvo;V70;2010;;;M-01;1;Begagnad;200,00;244,00;Såld;',
    'S-6;Torkarmotor bak;;Volvo;V70;2010;;;M-02;2;;20,00;24,40;I lager;',
    'S-7;Frakt;;;;;;;;1;;10,00;12,20;I lager;',
  );
  const found = await pieces();
  expect(found).toMatchObject({
    'S-1': {
      kind: 'faro-anteriore',
      number: '31395846',
      condition: 'A',
      make: 'Volvo',
      year: 2010,
      km: 142_500,
    },
    'S-2': { kind: 'parafango-anteriore', condition: 'C' },
    'S-3': { kind: 'portiera-anteriore', condition: 'B' },
    'S-4': { kind: 'portiera-posteriore' },
    'S-5': { kind: 'cambio-manuale', quantity: 0 },
    'S-6': { kind: 'motorino-tergicristallo', quantity: 2 },
  });
  expect(Object.keys(found)).toHaveLength(6);
  const { rows } = await shop.database.pool.query('select sku, side, axle, price from parts order by sku');
  expect(rows).toMatchObject([
    { side: 'left', price: 9760 },
    { side: 'right', price: 6100 },
    { side: 'left', axle: 'front' },
    { side: 'right', axle: 'rear' },
    { side: null },
    { axle: 'rear', price: 2440 },
  ]);
});

test('a Danish and a Norwegian list say theirs in their own letters', async () => {
  await bring(
    'Varenr;Betegnelse;Side;Mærke;Model;Årgang;Reolplads;Antal;Stand;Pris inkl. moms;Bemærkning',
    'K1;Fordør;Højre;Peugeot;308;2012;A1;1;God;125,00;',
    'K2;Baglygte venstre;;Peugeot;308;2012;A2;1;Meget god;45,00;ridset',
    'K3;Bagkofanger;;Peugeot;308;2012;A3;1;;90,00;Solgt',
    'K4;Gearkasse;;Peugeot;308;2012;A4;1;;250,00;',
    'K5;Støtfanger foran;;Peugeot;308;2012;A5;1;;85,00;',
    'K6;Speil;Høyre;Peugeot;308;2012;A6;1;;40,00;',
  );
  expect(await pieces()).toMatchObject({
    K1: { kind: 'portiera-anteriore', make: 'Peugeot', year: 2012 },
    K2: { kind: 'fanale-posteriore', condition: 'C' },
    K3: { kind: 'paraurti-posteriore', quantity: 0 },
    K4: { kind: 'cambio-manuale' },
    K5: { kind: 'paraurti-anteriore' },
    K6: { kind: 'specchietto-esterno' },
  });
  const { rows } = await shop.database.pool.query('select sku, side from parts order by sku');
  expect(rows.map(({ side }) => side)).toEqual(['right', 'left', null, null, null, 'right']);
});

test('what a piece has cost in another currency is not told as euros', async () => {
  await bring(
    'codice;nome;marca;modello;prezzo;prezzo acquisto PLN',
    'C-1;Alternatore;Fiat;Panda;80,00;120,00',
    'C-2;Cofano;Fiat;Panda;90,00;',
  );
  const { rows } = await shop.database.pool.query(
    'select sku, price, purchase_price from parts order by sku',
  );
  expect(rows).toEqual([
    { sku: 'C-1', price: 8000, purchase_price: null },
    { sku: 'C-2', price: 9000, purchase_price: null },
  ]);
});

test('a program prints what was taken from a car under it', async () => {
  await bring(
    'INVENTARIO RICAMBI PER VEICOLO AL 31/10/2024;;;;',
    'Cod.Art.;Descrizione;Rif. Originale;Stato;Pr.Vend.',
    'Veicolo: 0418  FIAT PUNTO (188) 1.2 8V  Imm. 2001  Mot. 188A4000  Km 145.300;;;;',
    '1;FARO ANT. DX;46849402;BUONO;28,69',
    '2;PORTA ANT. SX;;ROVIN.;57,38',
    ';Totale Veicolo: 0418;;;86,07',
    'Veicolo: VARI (provenienza diversa);;;;',
    '3;GRIGLIA RAD. KIA PICANTO;86350-07500;VENDUTO;24,59',
  );
  const ofPunto = { make: 'Fiat', year: 2001, km: 145_300, engine: '188A4000' };
  expect(await pieces()).toMatchObject({
    '1': { ...ofPunto, condition: 'B' },
    '2': { ...ofPunto, condition: 'C' },
    '3': { make: 'Kia', km: null, quantity: 0 },
  });
});

test('of a British yard O/S is the right side, the driver’s too, and a mileage is in miles', async () => {
  await bring(
    'Stock No,Donor Reg,Make,Model,Year,Mileage,Part,Position,Price',
    '1,BD11 XKL,FORD,FOCUS,2011,"84,210",Headlight,O/S,75.00',
    '2,YK08 ABC,VAUXHALL,ASTRA,2008,"121,400",Front Door,N/S,75.00',
    '3,,BMW,1 SERIES,2009,,Door Mirror,Drivers side,65.00',
  );
  const { rows } = await shop.database.pool.query('select sku, side from parts order by sku');
  expect(rows).toEqual([
    { sku: '1', side: 'right' },
    { sku: '2', side: 'left' },
    { sku: '3', side: 'right' },
  ]);
  expect(await pieces()).toMatchObject({ '1': { km: 135_523 }, '2': { km: 195_374 } });
});

test('a number that stands once on each line is the code, whatever the shelf is called', async () => {
  await bring(
    'FIAT GRANDE PUNTO 1.3 MJET - 2008 - 199A3000 - nera;;;',
    'N° MAG.;DESCRIZIONE;PREZZO;SCAFF.',
    ...[1, 2, 3, 4, 5].map((nth) => `32-0${nth};Porta ant. sx;${nth}0;T1`),
    'LANCIA MUSA 1.4 16V 843A1000 - 2007 - azzurra;;;',
    '33-01;Sonda lambda;30;T2',
  );
  expect(await pieces()).toMatchObject({
    '32-01': { kind: 'portiera-anteriore', make: 'Fiat', year: 2008, engine: '199A3000' },
    '33-01': { make: 'Lancia', year: 2007, engine: '843A1000' },
  });
});

test('a rate of VAT that stands beside the table is that of its net prices', async () => {
  const file = [
    'PRECIOS SIN IVA (21% no incluido)',
    'REF;PIEZA;MARCA;MODELO;P. SIN IVA',
    '1;Turbo;SEAT;IBIZA;100',
  ];
  const { db } = shop.database;
  const bytes = new TextEncoder().encode(file.join('\n'));
  await importPieces(db, shop.deps.clock, bytes, { prices: 'net' });
  const { rows } = await shop.database.pool.query('select price from parts');
  expect(rows).toEqual([{ price: 12_100 }]);
});

test('what a platform counts by is not the yard’s code, and what the list says is the price where nothing else does', async () => {
  await bring(
    'Item number\tTitle\tCustom label\tPRZ_LIST',
    ...[1, 2, 3, 4, 5].map((nth) => `27510000000${nth}\tTURBO GOLF 5 1.9 TDI\tKD-31${nth}7\t${nth}0,00`),
  );
  expect(Object.keys(await pieces())).toEqual(['KD-3117', 'KD-3127', 'KD-3137', 'KD-3147', 'KD-3157']);
});

test('how a piece was tried is read of its column, and else of what its line says; a short list changes it by its column alone', async () => {
  const tested = async () => {
    const { rows } = await shop.database.pool.query<{ sku: string; tested: string | null; said: string }>(
      'select sku, tested, description_it as said from parts order by sku',
    );
    return Object.fromEntries(rows.map((row) => [row.sku, [row.tested, row.said]]));
  };
  await bring(
    'Codice;Ricambio;Auto;Anno;Prezzo;Provato;Stato;Note',
    'T-1;Alternatore;Fiat Punto 1.2;2005;60;sì;buono;',
    'T-2;Alternatore;Fiat Punto 1.2;2005;60;no;buono;',
    'T-3;Alternatore;Fiat Punto 1.2;2005;60;sì;buono;provato al banco',
    'T-4;Motore completo;Fiat Punto 1.2;2005;600;;buono;Visto in moto, nessun rumore',
    'T-5;Compressore clima;Fiat Punto 1.2;2005;90;;funzionante;garanzia se non funzionante',
    'T-6;Faro anteriore sinistro;Fiat Punto 1.2;2005;50;;buono;garanzia se non funzionante',
    'T-7;Motorino avviamento non provato;Fiat Punto 1.2;2005;40;;buono;',
  );
  const all = await tested();
  expect(all).toMatchObject({
    'T-1': ['tried', ''],
    'T-2': ['untested', ''],
    'T-3': ['bench', 'provato al banco'],
    'T-4': ['running', 'Visto in moto, nessun rumore'],
    'T-5': ['tried', expect.stringContaining('garanzia se non funzionante')],
    'T-6': [null, 'garanzia se non funzionante'],
    'T-7': ['untested', ''],
  });

  await bring('Codice;Prezzo', 'T-1;55', 'T-4;550');
  expect(await tested()).toEqual(all);
  await bring('Codice;Prezzo;Provato', 'T-1;55;no', 'T-4;550;');
  expect(await tested()).toMatchObject({ 'T-1': ['untested', ''], 'T-4': [null, expect.anything()] });
});
