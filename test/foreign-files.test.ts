/** Files as other programs write them go in as they are. What should come of each: `test/fixtures/foreign/README.md`. */
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { importPieces } from '../server/catalogue/import/import-pieces.ts';
import { openShop, type TestShop } from './open-shop.ts';
import { openPages, renderPage } from './rendered.ts';

const sample = (name: string) => readFileSync(new URL(`fixtures/foreign/${name}`, import.meta.url));

let shop: TestShop;
let pages: FastifyInstance;

beforeAll(async () => {
  shop = await openShop();
  pages = await openPages(shop);
});

afterAll(async () => {
  await pages.close();
  await shop.close();
});

beforeEach(async () => {
  await shop.database.pool.query('truncate parts, cars cascade');
});

type Options = Parameters<typeof importPieces>[3];

const bring = (content: Uint8Array | string, options?: Options) =>
  importPieces(
    shop.database.db,
    shop.deps.clock,
    typeof content === 'string' ? new TextEncoder().encode(content) : content,
    options,
  );

type Row = Readonly<Record<string, unknown>>;

/** All that the shop knows of its pieces, by their codes. */
async function pieces(): Promise<Record<string, Row>> {
  const { rows } = await shop.database.pool.query<Row & { sku: string }>(`
    select sku, part.name_it as name, part.name_en as english, serial_number as number, other_numbers as others, price, on_hand as quantity, condition,
      kind.slug as kind, side, axle, place, description_it as description, make.name as make, model.name as model, model.is_own as "isOwn",
      year, mileage_km as km, vin, colour, engine_code as engine, part.internal_notes as notes, purchase_price as paid
    from parts part join categories kind on kind.id = category_id left join cars car on car.id = car_id
      left join models model on model.id = car.model_id left join brands make on make.id = car.brand_id
    order by sku`);
  return Object.fromEntries(rows.map(({ sku, ...row }) => [sku, row]));
}

test('an Italian yard’s program: its own headers, Windows-1252, a line of totals', async () => {
  const report = await bring(sample('1-yard-program.csv'));
  expect(report).toMatchObject({ lines: 12, added: 9, refused: 3, unknownColumns: [] });
  expect(report.faults.map(({ line }) => line)).toEqual([9, 10, 13]);
  expect(report.notes.map(({ read }) => read)).toEqual(['N.D.', 'sconosciuto']);
  expect(report.madeModels).toEqual(['Fiat Campagnola', 'Maserati Quattroporte V (M139)']);
  const all = await pieces();
  expect(all['B/0001']).toMatchObject({
    kind: 'faro-anteriore',
    side: 'left',
    axle: 'front',
    price: 7900,
    number: '51888661',
    place: 'R2-C4',
    description: 'lente buona',
    make: 'Fiat',
    model: 'Grande Punto / Punto Evo (199)',
    year: 2010,
    km: 141_000,
    vin: 'ZFA19900000512345',
    condition: 'B',
  });
  expect(all['B/0002']).toMatchObject({ number: '51888662', others: ['51888663'], side: 'right' });
  expect(all['B/0006']).toMatchObject({
    make: 'Fiat',
    model: 'Campagnola',
    isOwn: true,
    year: 1978,
    axle: 'rear',
  });
  expect(all['B/0007']).toMatchObject({
    price: 115_000,
    number: '',
    kind: 'sedile-anteriore',
    make: 'Maserati',
  });
  expect(all['B/0011']).toMatchObject({ make: 'Citroën', model: 'C1 I' });
});

test('a platform in English: sides in a column, several numbers with bars, its own number passed over', async () => {
  const report = await bring(sample('2-platform.csv'));
  expect(report).toMatchObject({ lines: 10, added: 9, refused: 1 });
  expect(report.faults).toMatchObject([{ line: 9, read: '-75.00' }]);
  const all = await pieces();
  expect(all['NL-77']).toMatchObject({
    name: 'Fanale posteriore sinistro',
    english: 'Tail lamp, left',
    number: '8200417352',
    others: ['8200417351'],
    side: 'left',
    model: 'Scénic II (JM)',
    place: 'C12',
  });
  expect(all['NL-80']).toMatchObject({
    kind: 'cambio-automatico',
    number: 'A 169 370 02 00',
    model: 'Classe A (W169)',
  });
  expect(all['NL-82']).toMatchObject({ name: 'Cerchio in lega 16"', model: 'Serie 3 (E46)' });
  expect(all['NL-86']).toMatchObject({ kind: 'airbag-guida', make: 'Daewoo' });
  expect(report.photos.wishes.map(({ sku, names }) => [sku, names.length])).toEqual([
    ['NL-77', 1],
    ['NL-78', 2],
    ['NL-81', 1],
  ]);
});

test('a German yard’s sheet as Unicode text, under a title', async () => {
  const report = await bring(sample('3-teileliste.txt'));
  expect(report).toMatchObject({ lines: 10, added: 9, refused: 1 });
  const all = await pieces();
  expect(all['10-001']).toMatchObject({
    name: 'Paraurti posteriore',
    kind: 'paraurti-posteriore',
    model: 'Golf VI (5K)',
  });
  expect(all['10-002']).toMatchObject({ name: 'Fanale posteriore sinistro', side: 'left', place: 'H4' });
  expect(all['10-003']).toMatchObject({ number: '3C9945096', others: ['3C9945096D'], side: 'right' });
  expect(all['10-006']).toMatchObject({
    kind: 'cofano-motore',
    condition: 'B',
    description: 'leichte Kratzer',
  });
  expect(all['10-008']).toMatchObject({ price: 102_000, kind: 'quadro-strumenti', model: 'Classe E (W211)' });
  expect(all['10-009']).toMatchObject({
    quantity: 2,
    side: 'left',
    axle: 'front',
    number: '',
    make: 'smart',
  });
});

test('a Lithuanian program’s JSON: the list two levels deep, the car inside the part', async () => {
  const report = await bring(sample('4-sandelis.json'));
  expect(report).toMatchObject({ lines: 10, added: 8, refused: 2 });
  const all = await pieces();
  expect(all['KN-2']).toMatchObject({
    price: 3200,
    side: 'left',
    kind: 'fanale-posteriore',
    english: 'Tail light',
    model: 'Touran (1T)',
    place: 'K-2',
  });
  // One number in two spellings is one.
  expect(all['KN-3']).toMatchObject({ number: '0001121016', others: [], kind: 'motorino-avviamento' });
  expect(all['KN-6']).toMatchObject({
    number: '',
    make: 'Rover',
    model: '75 (RJ)',
    kind: 'altro-sicurezza-passiva',
  });
  expect(all['KN-10']).toMatchObject({ others: ['61589-22120'], kind: 'gruppo-abs', make: 'Kia' });
  expect(report.otherKinds.count).toBe(1);
});

test('a workbook: a merged title, prices without VAT, dates and line breaks in cells, a sheet of notes', async () => {
  const report = await bring(sample('5-magazzino.xlsx'), { prices: 'net' });
  expect(report).toMatchObject({ lines: 11, added: 9, refused: 2 });
  const all = await pieces();
  expect(all['5001']).toMatchObject({
    price: 7076,
    kind: 'alternatore',
    number: '51764265',
    model: 'Doblò I (119)',
  });
  expect(all['5003']).toMatchObject({
    side: 'right',
    axle: 'rear',
    kind: 'portiera-posteriore',
    model: 'Sedici (189)',
  });
  expect(all['5004']).toMatchObject({
    number: '0445110076',
    others: ['0986435083'],
    year: 2003,
    km: 205_000,
  });
  expect(all['5006']).toMatchObject({ kind: 'cambio-manuale', place: 'bancale 4' });
  expect(all['5007']).toMatchObject({ number: '', make: 'Lada', model: 'Niva 4x4', isOwn: true });
  expect(report.notes.map(({ read }) => read)).toEqual(['N/D', '5,1859E+07']);
});

test('each of the five twice changes nothing, and a dry run writes nothing', async () => {
  const names = [
    '1-yard-program.csv',
    '2-platform.csv',
    '3-teileliste.txt',
    '4-sandelis.json',
    '5-magazzino.xlsx',
  ];
  for (const name of names) {
    await bring(sample(name), { isDryRun: true });
    const { added } = await bring(sample(name));
    expect(added, name).toBeGreaterThan(7);
    expect(await bring(sample(name)), name).toMatchObject({ added: 0, changed: 0, unchanged: added });
  }
});

test('each number finds the piece, and nothing of its place, its car’s number, the notes or what the yard paid is public', async () => {
  const secrets = {
    place: 'SCAFFALE-SEGRETO-9',
    vin: 'ZFA16900000123456',
    notes: 'pagato quaranta euro a Mario',
  };
  await bring(
    `Codice;Ricambio;Codici OE;Marca;Modello;Anno;Prezzo;Prezzo acquisto;Scaffale;Telaio;Note interne\nSEC-1;Faro anteriore sx;51888671 / 51888672;Fiat;Panda;2008;50,00;€ 417,23;${secrets.place};${secrets.vin};${secrets.notes}`,
  );
  expect((await pieces())['SEC-1']).toMatchObject({
    place: secrets.place,
    vin: secrets.vin,
    notes: secrets.notes,
    price: 5_000,
    paid: 41_723,
  });
  const { api } = shop.visitor();
  for (const query of ['51888671', '51888672']) {
    const { parts } = await api.search({ query });
    expect(parts, query).toHaveLength(1);
    const id = parts[0]?.id ?? 0;
    const told = [
      await api.part(id),
      await api.search({ query }),
      await api.cars(),
      (await renderPage(pages, `/parts/${id}`)).text,
      (await renderPage(pages, `/en/parts/${id}`)).text,
      (await renderPage(pages, `/search?q=${query}`)).text,
    ].map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
    for (const text of told)
      for (const secret of [...Object.values(secrets), '41723', '417,23', '417.23'])
        expect(text).not.toContain(secret);
    expect(told[0]).toContain('51888672');
  }
  // A vehicle's number leads to all parts of its model, whoever asks.
  for (const secret of [secrets.place, secrets.notes])
    expect(
      (await api.search({ query: secret })).parts.filter(({ serialNumber }) => serialNumber === '51888671'),
    ).toEqual([]);
});

test('a further number is found by its beginning and by its end', async () => {
  await bring(
    'Codice;Ricambio;OEM;Marca;Modello;Prezzo\nN-1;Faro anteriore sx;90077001 / 73450129318;Fiat;Panda;50,00\nN-2;Faro anteriore dx;90077002;Fiat;Panda;50,00',
  );
  const { api } = shop.visitor();
  for (const query of ['73450129318', '734501', '129318'])
    expect(
      (await api.search({ query })).parts.map(({ serialNumber }) => serialNumber),
      query,
    ).toEqual(['90077001']);
});

const list = 'Codice;Ricambio;OEM;Marca;Modello;Anno;Prezzo;Q.tà;Scaffale';

test('a short file of code and price changes prices and nothing else', async () => {
  await bring(`${list}\nS-1;Faro anteriore sx;51888661;Fiat;Panda;2008;50,00;3;A1`);
  const before = (await pieces())['S-1'];
  const report = await bring('Codice;Prezzo vendita\nS-1;€ 65,00\nS-2;10,00');
  expect(report).toMatchObject({ added: 0, changed: 1, refused: 1 });
  expect((await pieces())['S-1']).toEqual({ ...before, price: 6500 });
  expect(await bring('Codice;Scaffale\nS-1;B7')).toMatchObject({ changed: 1, refused: 0 });
  expect((await pieces())['S-1']).toEqual({ ...before, price: 6500, place: 'B7' });
});

test('what the yard paid goes in by its own column, and nought of another program is nothing that was said', async () => {
  const columns = 'Artikelnummer;Bezeichnung;OE-Nummer;Marke;Modell;VK;Einkaufspreis';
  await bring(
    `${columns}\nP-1;Scheinwerfer links;51888661;Fiat;Panda;50,00;12,50\nP-2;Scheinwerfer rechts;51888662;Fiat;Panda;60,00;0,00`,
  );
  const paid = async () => Object.values(await pieces()).map((row) => [row['price'], row['paid']]);
  expect(await paid()).toEqual([
    [5_000, 1_250],
    [6_000, null],
  ]);
  expect(await bring('Artikelnummer;Einkaufspreis\nP-2;20,00')).toMatchObject({ changed: 1, refused: 0 });
  // In the shop’s own columns nought is what it cost.
  const own = 'codice;nome;numero_originale;categoria;prezzo;prezzo_acquisto';
  await bring(`${own}\nP-1;Faro;51888661;faro-anteriore;50,00;0`);
  expect(await paid()).toEqual([
    [5_000, 0],
    [6_000, 2_000],
  ]);
});

test('a feed for shopping sites: its id is the code, and what it is grouped by is none', async () => {
  const columns = 'id\ttitle\tprice\tcondition\tbrand\tmpn\tcustom_label_0\tcustom_label_1';
  const line = (id: string, shelf: string) =>
    `${id}\tAlternatore Fiat Panda 2008\t50.00 EUR\tused\tFiat\t51888661\t2008\t${shelf}`;
  const report = await bring([columns, line('RIC1', 'SC20-B'), line('RIC2', 'SC20-B')].join('\n'));
  expect(report).toMatchObject({ added: 2, refused: 0 });
  expect(Object.keys(await pieces())).toEqual(['RIC1', 'RIC2']);
});

test('a feed for shopping sites: car, engine, colour, further numbers and pieces stand in title and description', async () => {
  const columns = 'id\ttitle\tdescription\tavailability\tprice\tbrand\tmpn\tcustom_label_0\tcustom_label_1';
  const told =
    '<ul><li>Codice motore: <b>RHY</b></li><li>Telaio donatore: VF7CHRHYB39380832</li><li>Colore: blu</li><li>Codice Siemens: 5WS40193</li><li>Pezzi disponibili: 4</li></ul>';
  const report = await bring(
    [
      columns,
      `F-1\tIniettore Citroën Xsara Picasso\t${told}\tin stock\t80.00 EUR\tCitroën\t9819428580\t2007\tSC20-B`,
      'F-2\tIniettore Peugeot 206 1.4 HDi (2001-2007)\t\tin_stock\t40.00 EUR\tBosch\t0445110135\t2001-2007\tSC7-D',
      'F-3\tAlternatore Lancia Lybra\t\tout of stock\t50.00 EUR\tLancia\t63327612\t1999\tSC2-A',
      'F-4\tRicambio usato Mercedes Vito\t\tin stock\t100.00 EUR\tMercedes\t\t2005\tSC2-A',
      'F-5\tPortachiavi Autodemolizione\t\tin stock\t9.00 EUR\t\t\t\t',
    ].join('\n'),
  );
  expect(report.faults.map(({ line }) => line)).toEqual([5, 6]);
  const all = await pieces();
  expect(all['F-1']).toMatchObject({
    make: 'Citroën',
    model: 'Xsara Picasso',
    year: 2007,
    vin: 'VF7CHRHYB39380832',
    number: '9819428580',
    others: ['5WS40193'],
    quantity: 4,
    place: 'SC20-B',
    engine: 'RHY',
    colour: 'blu',
  });
  expect(all['F-2']).toMatchObject({ make: 'Peugeot', quantity: 1, year: null });
  expect(all['F-3']).toMatchObject({ make: 'Lancia', quantity: 0 });
});

test('a list in sentences: year, colour, side and how many there are', async () => {
  const report = await bring(
    [
      'n.;cosa;prezzo;note',
      '1;Portellone Clio terza serie blu 2008 senza vetro;120,00;',
      '2;N.4 cerchi in lega da 16 Alfa 147 2004, prezzo a cerchio;40 l’uno;',
      '3;specchio sx Fiat Ducato 2010 elettrico;55;2 pz disponibili',
      '4;Coppia ammortizzatori posteriori Fiat Grande Punto 2008;80 la coppia;',
      '5;pulsantiera alzacristalli Volvo V50 2006 lato guida 30773211;30;',
      '6;pinza freno dietro sx Bmw serie 3 e46 320d 2002;€. 30;',
      '7;Mascherina anteriore Dacia Duster 2012;45€ + sped.;',
      '8;Alza vetro dietro destro Opel Corsa C 2003 (Z13DT);18,50;',
    ].join('\n'),
  );
  expect(report).toMatchObject({ added: 8, refused: 0 });
  const all = await pieces();
  expect(all['1']).toMatchObject({ model: 'Clio III (BR/CR)', year: 2008, colour: 'blu' });
  expect([1, 2, 3, 4].map((code) => all[code]?.['quantity'])).toEqual([1, 4, 2, 1]);
  expect(all['2']).toMatchObject({ year: 2004 });
  expect(all['5']).toMatchObject({ side: 'left', year: 2006 });
  expect(all['6']).toMatchObject({ price: 3000, year: 2002 });
  expect(all['7']).toMatchObject({ price: 4500 });
  expect(all['8']).toMatchObject({ kind: 'alzacristallo', engine: 'Z13DT' });
  expect(report.notes.filter(({ read }) => read.includes('pz'))).toMatchObject([
    { line: 4, column: 'note', read: '2 pz disponibili', taken: { it: '2 pezzi', en: '2 pieces' } },
  ]);
});

test('what is sold is not for sale, by D and V as by a word in a column that elsewhere says the grade', async () => {
  const cells = ';Fiat;Panda;2008;50,00;1;';
  await bring(
    `Codice;Ricambio;Marca;Modello;Anno;Prezzo;Q.tà;Stato;Cond.\nD-1;Alternatore${cells}D;BUONO\nD-2;Alternatore${cells}V;BUONO`,
  );
  const piece = (referencia: string, estado: string) => ({
    referencia,
    denominacion: 'ALTERNADOR',
    vehiculo: { marca: 'FIAT', modelo: 'PANDA', anio: '2008' },
    precio: { neto: 50 },
    stock: 1,
    estado,
    calidad: 'B',
  });
  await bring(JSON.stringify({ piezas: [piece('E-1', 'disponible'), piece('E-2', 'vendido')] }));
  const all = await pieces();
  expect(Object.entries(all).map(([code, { quantity }]) => [code, quantity])).toEqual([
    ['D-1', 1],
    ['D-2', 0],
    ['E-1', 1],
    ['E-2', 0],
  ]);
});

test('a V that says of a piece that it is shown is none of its being sold', async () => {
  const cells = 'Alternatore;Fiat;Panda;2008;50,00;1';
  await bring(`Codice;Ricambio;Marca;Modello;Anno;Prezzo;Q.tà;Attivo\nV-1;${cells};V\nV-2;${cells};F`);
  expect(Object.values(await pieces()).map(({ quantity }) => quantity)).toEqual([1, 1]);
});

test('what the shopkeeper says of columns counts before what the shop makes of them', async () => {
  const file = 'Articolo;Denominazione;Valore A;Valore B\nM-1;Alternatore;40,00;90,00';
  await bring(file, { map: { 'Valore A': null, 'Valore B': 'price' } });
  expect((await pieces())['M-1']).toMatchObject({ price: 9000, kind: 'alternatore' });
});

test('bytes of two encodings, entities and tags become text, and one cell of several makes several cars', async () => {
  const mixed = Buffer.concat([
    Buffer.from(
      'Codice;Ricambio;Note;OEM;Marca;Modello;Anno;Prezzo\nX-1;Faro <b>anteriore</b>;"perch&eacute; &egrave; bello";51888661;',
    ),
    Buffer.from([0x43, 0x69, 0x74, 0x72, 0x6f, 0xeb, 0x6e]),
    Buffer.from(';C3;2005;20,00\nX-2;Alternatore;'),
    Buffer.from('CitroÃ«n'),
    Buffer.from(';51888669;FIAT/ALFA ROMEO/LANCIA;PUNTO / MITO;2009;30,00\n'),
  ]);
  expect(await bring(mixed)).toMatchObject({ added: 2, refused: 0 });
  const all = await pieces();
  expect(all['X-1']).toMatchObject({
    name: 'Faro anteriore',
    description: 'perché è bello',
    make: 'Citroën',
  });
  expect(JSON.stringify(all)).not.toMatch(/[ÃÂ\ufffd]|&\w+;/);
  const { rows } = await shop.database.pool.query(
    `select models.name from part_fits join parts on parts.id = part_id join models on models.id = model_id where sku = 'X-2' order by 1`,
  );
  expect(rows.map(({ name }) => String(name).split(' ')[0])).toContain('MiTo');
});

test('a web shop’s export: attributes in any order, the sale’s price, facts in the lines of its pages', async () => {
  const page = String.raw`<p>Smontato e controllato nella nostra sede, imballato con cura e spedito in 24 ore.</p>\n<ul><li>Km: 172.300</li></ul>`;
  const header = `ID,Type,SKU,Name,Published,Description,In stock?,Stock,Sale price,Regular price,Categories,${[
    1, 2, 3,
  ]
    .map((nth) => `Attribute ${nth} name,Attribute ${nth} value(s),Attribute ${nth} visible`)
    .join(',')}`;
  const report = await bring(
    [
      header,
      `1,simple,RU-1,Alternatore Opel Corsa D 1.3 CDTI,1,"${page}",1,1,65,80,"Elettrico, Elettrico > Alternatori",Marca,Opel,1,Modello,Corsa D,1,Scaffale,M1-07,0`,
      '2,simple,RU-2,Iniettori Alfa Romeo Giulietta,1,,1,4,,85,Motore,Scaffale,M2-02,0,Marca,Alfa Romeo,1,Modello,Giulietta,1',
      '3,simple,RU-3,Intercooler Golf 6,1,,0,0,,70,Motore,Marca,Volkswagen,1,Modello,Golf VI,1,,,',
      '4,simple,RU-4,Fanale Golf 6,-1,,1,1,,70,Luci,Marca,Volkswagen,1,Modello,Golf VI,1,,,',
    ].join('\n'),
    { prices: 'gross' },
  );
  expect(report).toMatchObject({ added: 4, refused: 0 });
  expect(await pieces()).toMatchObject({
    'RU-1': { price: 6500, quantity: 1, make: 'Opel', place: 'M1-07', km: 172_300, kind: 'alternatore' },
    'RU-2': { price: 8500, quantity: 4, make: 'Alfa Romeo', place: 'M2-02', km: null },
    'RU-3': { quantity: 0 },
    'RU-4': { quantity: 0 },
  });
});

test('an engine’s code behind the model, a hall beside its rack, and a remark that grades what is only used', async () => {
  const header = 'Code;Part;Vehicle;Condition;Notes;Price;Warehouse;Rack';
  await bring(
    [
      header,
      'A-1;Engine control unit;Opel Zafira B 1.9 CDTI Z19DT;Used;Very good;80;V1;A3',
      'A-2;Rear bumper;Opel Zafira B;Used;Needs paint;90;V1;X',
      'A-3;Tailgate;Opel Zafira B;Used;;95;V2;C1',
    ].join('\n'),
    { prices: 'gross' },
  );
  expect(await pieces()).toMatchObject({
    'A-1': { engine: 'Z19DT', condition: 'A', place: 'V1/A3' },
    'A-2': { condition: 'C', place: 'V1/X', engine: null },
    'A-3': { condition: 'B' },
  });
});
