import { expect, test } from 'vitest';
import { createKnownCatalogue } from '../known-catalogue.ts';
import { judgeColumns, withoutCodes } from './judge-columns.ts';
import { isOwnCode, isSeries } from './own-code.ts';
import { shareOfKinds } from './stand-ins-of-name.ts';

const catalogue = createKnownCatalogue({ brands: new Map(), models: new Map(), categories: new Map() });

/** What the columns of a table are taken for, by their names. */
function judged(rows: readonly (readonly string[])[]): Record<string, string | undefined> {
  const records = rows.map((cells, at) => ({ line: at + 1, cells }));
  const sheet = {
    name: '',
    async *records() {
      yield records;
    },
  };
  const judgement = judgeColumns(sheet, records, catalogue, 2026);
  const columns = judgement && judgement !== withoutCodes ? judgement.columns : [];
  return Object.fromEntries(columns.map(({ header, meaning }) => [header, meaning]));
}

test('words of kinds are the name, and beat remarks whatever either is called', () => {
  const rows = [
    ['CODART', 'DESCRIZ', 'NOTE', 'PRZ'],
    ['0001', 'FARO ANT. DX', 'provato', '10,00'],
    ['0002', 'ALTERN. 75A', 'Bosch', '20,00'],
    ['0003', 'PARAURTI POST.', 'crepa', '30,00'],
  ];
  expect(judged(rows)).toEqual({ CODART: 'sku', DESCRIZ: 'nameIt', NOTE: 'descriptionIt', PRZ: 'price' });
  const unnamed = rows.map(([code = '', name = '', note = '', price = ''], at) =>
    at === 0 ? ['Codice', 'Wat', 'Note', 'Prezzo'] : [code, name, note, price],
  );
  expect(judged(unnamed)).toMatchObject({ Wat: 'nameIt', Note: 'descriptionIt' });
});

test('the car’s year stands beside the years of its model, and the grade beside what is used', () => {
  const rows = [
    ['CODART', 'DESCR1', 'ANNI', 'IMM', 'Stato', 'Valutazione', 'PV1'],
    ['101', 'FARO ANT. DX', '05>12', '2008', 'Usato', 'ottimo', '10'],
    ['102', 'ALTERNATORE', '03>10', '2006', 'Usato', '', '20'],
    ['103', 'PARAURTI POST.', '14>', '2016', 'Usato', 'graffi', '30'],
  ];
  expect(judged(rows)).toMatchObject({
    ANNI: 'yearFrom',
    IMM: 'year',
    Stato: 'status',
    Valutazione: 'condition',
    PV1: 'price',
  });
  const alone = rows.map((cells) => cells.filter((_, at) => at !== 3 && at !== 5));
  expect(judged(alone)).toMatchObject({ ANNI: 'year', Stato: 'condition' });
});

test('a series of letters and figures is the yard’s code although its column is called as a piece is', () => {
  const rows = ['P0001', 'P0002', 'P0003', 'P0004', 'P0005'].map((code, at) => [
    code,
    ['Phare gauche', 'Alternateur', 'Porte avant', 'Turbo', 'Radiateur'][at] ?? '',
    `965987588${at}`,
    '70,00',
    `A-0${at}`,
  ]);
  expect(judged([['N° PIECE', 'LIBELLE1', 'REF OE', 'PV1 TTC', 'RAYON'], ...rows])).toMatchObject({
    'N° PIECE': 'sku',
    LIBELLE1: 'nameIt',
    'REF OE': 'serialNumber',
    'PV1 TTC': 'price',
    RAYON: 'place',
  });
});

test('a second column of the name says more of the piece, and a sum below is no cell of a column', () => {
  const rows = [
    ['BESTNR', 'BEZ1', 'BEZ2', 'OE-NR', 'VK1'],
    ['H-1001', 'Klimakompressor', 'zum Überholen', '5N0820803', '85,00'],
    ['H-1002', 'Scheinwerfer links', 'sehr gut', '5K1941005', '65,00'],
    ['H-1003', 'Lichtmaschine', 'Bosch', '13500577', '60,00'],
    ['GESAMT', '3 Artikel', '', '', '210,00'],
  ];
  expect(judged(rows)).toEqual({
    BESTNR: 'sku',
    BEZ1: 'nameIt',
    BEZ2: 'descriptionIt',
    'OE-NR': 'serialNumber',
    VK1: 'price',
  });
  const unnamed = [['Xyz', 'BEZ1', 'BEZ2', 'OE-NR', 'VK1'], ...rows.slice(1)];
  const more = ['H-1004', 'H-1005'].map((code) => [code, 'Anlasser', '', '', '40,00']);
  expect(judged([...unnamed, ...more])['Xyz']).toBe('sku');
});

test('a column of vehicles’ numbers is none of models, whatever it is called', () => {
  const rows = [
    ['Code', 'Title', 'Donor', 'Price'],
    ['A1', 'Headlight left', 'WVWZZZ1KZAW054321', '10.00'],
    ['A2', 'Alternator', 'WAUZZZ8V2EA077123', '20.00'],
  ];
  expect(judged(rows)['Donor']).not.toBe('model');
});

test('the yard’s own code is on nearly every line, nearly never twice, and no car maker’s number', () => {
  const columns = (texts: readonly string[]) => ({ texts, rows: texts.length });
  expect(isOwnCode(columns(['101', '102', '103', '104']))).toBe(true);
  expect(isOwnCode(columns(['101', '101', '103', '104']))).toBe(false);
  expect(isOwnCode({ texts: ['101', '102'], rows: 10 })).toBe(false);
  expect(isOwnCode(columns(['51717823', '1K0823031', '46533441']))).toBe(false);
  expect(isOwnCode(columns(['12,50', '13,00', '99,00']))).toBe(false);
  expect(isSeries(columns(['T-118421', 'T-118425', 'T-118428', 'T-118430', 'T-118431']))).toBe(true);
  expect(isSeries(columns(['A2118600275', 'A2112702200', 'A2113205413', 'A0054317212', 'A6460940048']))).toBe(
    false,
  );
  expect(isSeries(columns(['51717823', '51717822', '51714814', '51832949', '46843092']))).toBe(false);
});

test('a number of the label is the code beside a number of the part, whatever each is called', () => {
  expect(
    judged([
      ['PEZZO', 'N° RICAMBIO', 'N. ETICH.', 'PREZZO €'],
      ['faro ant dx', '51717823', '101', '45'],
      ['faro ant sx', '51717822', '102', '30'],
      ['cofano', '', '103', '60'],
    ]),
  ).toMatchObject({ 'N° RICAMBIO': 'serialNumber', 'N. ETICH.': 'sku' });
  const german = Array.from({ length: 6 }, (_, at) => [
    `T-11842${at}`,
    'Anlasser',
    `5K194100${at}J`,
    '75,00',
  ]);
  expect(judged([['Teile-Nr', 'Bezeichnung', 'OE-Nr.', 'Preis'], ...german])).toMatchObject({
    'Teile-Nr': 'sku',
    'OE-Nr.': 'serialNumber',
  });
});

test('a side and an axle that are called alike are told apart by their cells', () => {
  expect(
    judged([
      ['COD', 'DESCRIZ', 'LATO', 'POS', 'PREZZO'],
      ['1', 'FARO', 'DX', 'ANT', '10,00'],
      ['2', 'FARO', 'SX', 'ANT', '10,00'],
      ['COD', 'DESCRIZ', 'LATO', 'POS', 'PREZZO'],
      ['3', 'PORTA', 'DX', 'POST', '10,00'],
    ]),
  ).toMatchObject({ LATO: 'side', POS: 'axle' });
});

test('a column of customers marks what is sold, unless most lines have one', () => {
  const rows = [
    ['codice', 'nome', 'prezzo', 'cliente'],
    ['1', 'faro', '10', ''],
    ['2', 'cofano', '20', 'Off. Bassi'],
    ['3', 'porta', '30', ''],
  ];
  expect(judged(rows)).toMatchObject({ cliente: 'soldMark' });
  expect(
    judged(rows.map((row, at) => (at === 0 ? row : [...row.slice(0, 3), `Sig. ${at}`]))).cliente,
  ).toBeUndefined();
});

test('a mark that says no on most lines and yes on some is one', () => {
  expect(
    judged([
      ['sku', 'title', 'price', 'sold', 'reserved'],
      ['1', 'Scheinwerfer', '10', 'false', 'false'],
      ['2', 'Anlasser', '20', 'true', 'false'],
    ]),
  ).toMatchObject({ sold: 'soldMark', reserved: 'soldMark' });
});

test('how many texts of a column name pieces', () => {
  expect(shareOfKinds({ texts: ['Faro ant.', 'Paraurti'] })).toBe(1);
  expect(shareOfKinds({ texts: ['provato 12V', 'Bosch', ''] })).toBe(0);
});

test('a code with letters in front is the code, though few lines have another reference', () => {
  const rows = Array.from({ length: 8 }, (_, at) => [
    `PRE-10451${at}`,
    'Alternateur',
    `82008896${at}4`,
    at === 0 ? '7700312903' : '',
    `${40 + at},00`,
  ]);
  for (const other of ['Autres réf.', 'Référence'])
    expect(judged([['N° PRE', 'Désignation', 'Réf. origine', other, 'Prix'], ...rows]), other).toMatchObject({
      'N° PRE': 'sku',
      'Réf. origine': 'serialNumber',
      [other]: 'serialNumber',
    });
});

test('where no column is a name the category that names parts is, and no remark', () => {
  const parts = ['Fuel injector', 'Alternator', 'Rear door', 'Water pump'];
  expect(
    judged([
      ['code', 'category.name', 'notes', 'price'],
      ...parts.map((part, at) => [`A-${at}`, part, 'Good condition', `${at + 10},00`]),
    ]),
  ).toMatchObject({ 'category.name': 'nameIt', notes: 'descriptionIt' });
});

test('what is the same on every line is no model beside one that differs', () => {
  const rows = Array.from({ length: 12 }, (_, at) => [`A-${at}`, 'simple', 'Faro', `Punto ${at}`, '50,00']);
  expect(judged([['Codice', 'Tipo', 'Nome', 'Modello', 'Prezzo'], ...rows])).toMatchObject({
    Modello: 'model',
  });
});

test('engines’ codes are known by themselves, and grades under a name that is a group’s as well', () => {
  const rows = [
    ['R-1', 'Faro ant. SX', '199A2000', 'OTTIMO', '10,00'],
    ['R-2', 'Turbina', 'BKC', 'DA REVIS.', '20,00'],
    ['R-3', 'Porta ant.', 'K9K766', 'BUONO', '30,00'],
    ['R-4', 'Cofano', '640940', '', '40,00'],
  ];
  const header = ['Codice', 'Nome', 'SIGLA_PROP', 'CLASSE', 'Prezzo'];
  expect(judged([header, ...rows])).toMatchObject({ SIGLA_PROP: 'engineCode', CLASSE: 'condition' });
  const groups = rows.map((cells, at) => cells.with(3, ['Fari', 'Motore', 'Carrozzeria'][at % 3] ?? ''));
  expect(judged([header, ...groups])).toMatchObject({ CLASSE: 'category' });
});

test('a web shop’s count, usual price and shelf are found beside its yes, its sale and its count', () => {
  const rows = Array.from({ length: 6 }, (_, at) => [
    `A-${at}`,
    'Faro',
    '1',
    at === 2 ? '4' : '1',
    at === 1 ? '79' : '',
    '110',
    `P2-${at}`,
  ]);
  expect(
    judged([
      ['COD', 'Nome', 'In stock?', 'Magazzino', 'Prezzo in offerta', 'Prezzo di listino', 'Scaffale'],
      ...rows,
    ]),
  ).toMatchObject({
    'In stock?': 'status',
    Magazzino: 'listedQuantity',
    'Prezzo in offerta': 'salePrice',
    'Prezzo di listino': 'price',
    Scaffale: 'place',
  });
});

test('where no column is the car the one that says what a piece fits is, if it names one on each line', () => {
  const rows = [
    ['R-1', 'Radkappe', 'VW Caddy', '25'],
    ['R-2', 'Hutablage', 'Ford Focus', '35'],
  ];
  const header = ['Nr', 'Artikel', 'passend für', 'Preis'];
  expect(judged([header, ...rows])).toMatchObject({ 'passend für': 'model' });
  expect(judged([header, ...rows, ['R-3', 'Notrad', 'VW Golf, VW Polo', '70']])).toMatchObject({
    'passend für': 'fits',
  });
});

test('a stock program’s short names are years, grade and miles, and what is called an engine is its code where codes stand in it', () => {
  const rows = [
    ['Stock No', 'Part Desc', 'Yrs', 'Eng', 'Grd', 'Miles', 'Price'],
    ['FO1', 'HEADLIGHT O/S', '2008-2012', 'SNJB', 'B', '54210', '65.00'],
    ['FO2', 'ALTERNATOR', '2010>', '9HZ', 'A', '81200', '45.00'],
    ['FO3', 'STARTER MOTOR', '2009 à 2011', 'CBDB', 'C', '', '30.00'],
  ];
  expect(judged(rows)).toMatchObject({
    Yrs: 'year',
    Eng: 'engineCode',
    Grd: 'condition',
    Miles: 'mileageKm',
  });
  const named = rows.map((cells, at) =>
    at === 0 ? cells : [...cells.slice(0, 3), '1.25 16V', ...cells.slice(4)],
  );
  expect(judged(named)).toMatchObject({ Eng: 'version' });
});

test('how a piece was bought stands in a column of that name, and who it was sold to is marked', () => {
  const rows = [
    ['codice', 'nome', 'prezzo', 'regime_iva', 'FL_VEND'],
    ['A-1', 'Faro anteriore', '10,00', 'ordinaria', ''],
    ['A-2', 'Alternatore', '20,00', 'margine', 'S'],
    ['A-3', 'Paraurti', '30,00', '', 'N'],
  ];
  expect(judged(rows)).toMatchObject({ regime_iva: 'vatScheme', FL_VEND: 'soldMark' });
});

test('a web shop’s own code is the code though it looks like a car maker’s, and its running number is none', () => {
  const codes = [
    'RG-10231',
    'RG-10232',
    'RG-10240',
    'RG-SPED',
    ...Array.from({ length: 16 }, (_, at) => `RG-${10300 + at}`),
  ];
  const rows = codes.map((code, at) => [String(4183 + 3 * at), code, 'Faro anteriore', '65,00']);
  expect(judged([['ID', 'COD', 'Nome', 'Prezzo'], ...rows])).toMatchObject({ COD: 'sku' });
});

test('letters of what is there and what is sold say so, though the heads of pages stand between them', () => {
  const rows = Array.from({ length: 12 }, (_, at) => [
    `00${at}`,
    'FARO ANT. DX',
    '10,00',
    at === 4 ? 'V' : 'D',
  ]);
  const head = ['COD', 'DESCRIZ', 'PREZZO', 'ST'];
  expect(judged([head, ...rows, head])).toMatchObject({ ST: 'saleLetter' });
});

test('of prices in two currencies those in euros are the price', () => {
  const rows = [
    ['SKU', 'Tytuł', 'Cena brutto PLN (allegro.pl)', 'Cena brutto EUR (allegro.sk)'],
    ['M-1', 'LAMPA PRZÓD LEWA', '280.00', '65.00'],
    ['M-2', 'ALTERNATOR', '220.00', '51.00'],
  ];
  expect(judged(rows)).toMatchObject({ 'Cena brutto EUR (allegro.sk)': 'price' });
});

test('a stock program’s joined short names are price, rate and shelf, and what its till reads is no code', () => {
  const rows = Array.from({ length: 12 }, (_, at) => [
    `001045${62 + at}`,
    'PARE CHOC AVANT',
    `62022765${at}R`,
    `${75 + at},00`,
    '20,00',
    `H2-A${at}`,
    `20010456286${10 + at}`,
  ]);
  const head = ['NumPiece', 'Désignation', 'RefConst', 'PxVteHT', 'TxTVA', 'Emplt', 'CodeBarre'];
  expect(judged([head, ...rows])).toMatchObject({
    NumPiece: 'sku',
    RefConst: 'serialNumber',
    PxVteHT: 'price',
    TxTVA: 'vat',
    Emplt: 'place',
  });
});

test('what a database counts by is no code beside one that is called so, and is one where that is often missing', () => {
  const rows = Array.from({ length: 12 }, (_, at) => [
    String(1_187 + at),
    `RA-0118${10 + at}`,
    'Faro',
    '65,00',
    '1',
  ]);
  expect(judged([['id_product', 'reference', 'name', 'price', 'id_tax_rules_group'], ...rows])).toMatchObject(
    {
      reference: 'sku',
      id_tax_rules_group: undefined,
    },
  );
  const missing = Array.from({ length: 12 }, (_, at) => [
    String(51_203_806 + at),
    at % 4 === 0 ? '' : `02810126${10 + at}`,
    'Faro',
    '65,00',
  ]);
  expect(judged([['id', 'matomas_kodas', 'name', 'price'], ...missing])).toMatchObject({ id: 'sku' });
});

test('letters of grades are one whatever their column is called, what is sold among them', () => {
  const rows = [...'BACABBCV'].map((letter, at) => [`00${at}`, 'FARO ANT. DX', '10,00', letter]);
  expect(judged([['COD', 'DESCRIZ', 'PREZZO', 'ST'], ...rows])).toMatchObject({ ST: 'condition' });
});

test('of a list without a name the column whose cells are pieces is it, whatever it is called', () => {
  const rows = [
    ['M1', 'motore completo', 'Fiat Punto 1.2', '350'],
    ['M2', 'cambio manuale', 'VW Golf 7', '400'],
    ['M3', 'testata', 'Peugeot 206', '150'],
  ];
  expect(judged([['Cod.', 'Tipo', 'Vettura', 'Prezzo'], ...rows])).toMatchObject({
    Tipo: 'nameIt',
    Vettura: 'model',
  });
});

test('a series of codes without a name that is known is the yard’s own beside numbers of car makers', () => {
  const rows = ['55196353', '03G906021AB', '9663943980', '518 52 157', '8200761871'].map((number, at) => [
    `E24/00${at + 1}`,
    'centralina motore',
    number,
    '€ 90,00',
  ]);
  expect(judged([['sigla', 'articolo', 'codice originale', '€'], ...rows])).toMatchObject({
    sigla: 'sku',
    'codice originale': 'serialNumber',
  });
});

test('what a web shop says of all its goods is no model, and of two prices that of one piece is the price', () => {
  const goods = Array.from({ length: 12 }, (_, at) => [
    at === 11 ? 'variable' : 'simple',
    `RU-1023${at}`,
    'Faro anteriore',
    '55,00',
  ]);
  const withVariants = goods.map((cells, at) => (at === 1 ? cells.with(0, 'variation') : cells));
  for (const some of [goods, withVariants])
    expect(judged([['Tipo', 'COD', 'Nome', 'Prezzo'], ...some])['Tipo']).not.toBe('model');
  const counted = Array.from({ length: 6 }, (_, at) => [
    `00015${at}`,
    'COPPA OLIO',
    `${at + 1},00`,
    `${38 + at},00`,
    `${(at + 1) * (38 + at)},00`,
  ]);
  expect(judged([['COD.ART', 'DESCRIZIONE', 'GIAC.', 'PREZZO UNI.', 'VALORE'], ...counted])).toMatchObject({
    'PREZZO UNI.': 'price',
  });
});

test('beside the makes the column whose cells begin with models is the model, whatever it is called', () => {
  const cars = ['207 (WA/WC) 1.4 HDi', 'Corsa D 1.2', 'Golf VI', 'Clio III', 'Panda'];
  const rows = cars.map((car, at) => [`100045${at}`, 'Koplamp links', 'Peugeot', car, '65,00']);
  expect(judged([['Artikelnr', 'Omschrijving', 'Merk', 'Type', 'Prijs'], ...rows])).toMatchObject({
    Type: 'model',
  });
  const kinds = ['carrosserie', 'motor', 'verlichting', 'motor', 'motor'];
  const goods = kinds.map((kind, at) => [`100045${at}`, 'Koplamp links Golf', 'Peugeot', kind, '65,00']);
  expect(judged([['Artikelnr', 'Omschrijving', 'Merk', 'Type', 'Prijs'], ...goods])['Type']).not.toBe(
    'model',
  );
});

test('letters on the few lines that are sold or kept say so, and the yard’s own name is no side', () => {
  const rows = Array.from({ length: 12 }, (_, at) => [
    'Autodemolizione Lato Sinistro',
    `F${at % 3}00${at}`.replace('F0', 'V0'),
    'FARO ANT. DX',
    '10,00',
    at === 4 ? 'V' : at === 7 ? 'P' : '',
  ]);
  expect(judged([['ditta', 'STK NO', 'DESCRIZ', 'PREZZO', 'ST'], ...rows])).toMatchObject({
    ditta: undefined,
    'STK NO': 'sku',
    ST: 'soldMark',
  });
});

test('ids of a car and its make are no names, and a stock says what is left of it', () => {
  const header = ['code', 'name', 'car.id', 'car.make.id', 'car.make.name', 'car.model.name', 'price.gross'];
  const rows = Array.from({ length: 6 }, (_, at) => [
    `P-10${at}`,
    ['alternator', 'turbo', 'bonnet', 'starter', 'radiator', 'mirror'][at] ?? '',
    `${4000 + at}`,
    `${at}`,
    'Ford',
    ['Focus II', 'Fiesta VI', 'Ka', 'Mondeo', 'Kuga', 'Focus II'][at] ?? '',
    '24.40',
  ]);
  const left = ['1', '4', '2', '1', '1', '1'];
  const kept = ['0', '1', '0', '0', '1', '0'];
  const table = (one: string, other: string) =>
    judged([[...header, one, other], ...rows.map((cells, at) => [...cells, left[at] ?? '', kept[at] ?? ''])]);
  const available = table('stock.available', 'stock.reserved');
  expect(available).toMatchObject({
    'car.make.name': 'make',
    'car.model.name': 'model',
    'stock.available': 'listedQuantity',
    'stock.reserved': 'status',
  });
  expect([available['car.id'], available['car.make.id']]).not.toContain('model');
  expect(table('stock.on_hand', 'stock.reserved')).toMatchObject({
    'stock.on_hand': 'listedQuantity',
    'stock.reserved': 'reservedQuantity',
  });
});

test('a second column of places says its own beside that of sides', () => {
  const header = ['Codice', 'Titolo', 'Lato', 'Posizione', 'Prezzo'];
  const rows = [
    ['P1', 'Fanale', 'Sinistro', '', '10,00'],
    ['P2', 'Fanale', 'Destro', '', '20,00'],
    ['P3', 'Maniglia', '', 'Ant. sx', '30,00'],
    ['P4', 'Maniglia', '', 'Ant. dx', '30,00'],
  ];
  expect(judged([header, ...rows])).toMatchObject({ Lato: 'side', Posizione: 'axle' });
});

test('a code with letters among several numbers is the yard’s, beside what its program counts by', () => {
  const header = ['partId', 'partNo', 'partName', 'numbers.OE', 'price.gross', 'attributes.quantity'];
  const names = ['alternator', 'turbo', 'bonnet', 'starter', 'radiator', 'mirror'];
  const rows = names.map((name, at) => [
    `${5000 + at}`,
    `AB10${at}`,
    name,
    `03890310${at}F`,
    '24.40',
    `${at % 3}`,
  ]);
  const kept = rows.map((cells, at) => [...cells, `${at % 2}`]);
  expect(judged([[...header, 'attributes.reserved_quantity'], ...kept])).toMatchObject({
    partNo: 'sku',
    'numbers.OE': 'serialNumber',
    'attributes.reserved_quantity': 'reservedQuantity',
  });
});

test('`Tipo` beside `Modello` says what kind of piece it is', () => {
  const header = ['Codice articolo', 'Tipo', 'Ricambio', 'Marca', 'Modello', 'Prezzo'];
  const rows = [
    ['AD-M0211', 'Motore', 'Motore completo', 'Fiat', 'Panda (169)', '650'],
    ['AD-M0213', 'Cambio', 'Cambio manuale 6 marce', 'Fiat', 'Bravo (198)', '280'],
    ['AD-M0216', 'Turbina', 'Turbocompressore', 'Alfa Romeo', '159', '180'],
  ];
  expect(judged([header, ...rows])).toMatchObject({ Tipo: 'category', Modello: 'model' });
});

test('how many pieces the whole list has is no count of one', () => {
  const header = ['nb', 'ref', 'libelle', 'marque', 'prix', 'quantite'];
  const rows = Array.from({ length: 12 }, (_, at) => [
    '72',
    `P2615${at}`,
    'Phare avant',
    'Renault',
    `${30 + at},00`,
    `${1 + (at % 4)}`,
  ]);
  expect(judged([header, ...rows])).toMatchObject({ quantite: 'listedQuantity' });
});
