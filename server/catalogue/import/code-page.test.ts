import { expect, test } from 'vitest';
import { pageOf } from './code-page.ts';
import { recognise } from './recognise.ts';
import { textOf } from './sheets/mixed-text.ts';
import { fileInMemory } from './yard-file.ts';

/** A text in a code page: what stands beside the bytes of ASCII by its letter. */
const inPage = (text: string, letters: Readonly<Record<string, number>>): Uint8Array =>
  Uint8Array.from([...text].map((sign) => letters[sign] ?? sign.charCodeAt(0)));

const polish = { ł: 0xb3, ż: 0xbf, ó: 0xf3, ś: 0x9c, Ł: 0xa3, Ó: 0xd3, Ś: 0x8c, ę: 0xea };
const lithuanian = { ž: 0xfe, š: 0xf0, ė: 0xeb, ų: 0xf8 };
const western = {
  à: 0xe0,
  ü: 0xfc,
  œ: 0x9c,
  '³': 0xb3,
  '¿': 0xbf,
  '…': 0x85,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  ã: 0xe3,
};

const read = async (bytes: Uint8Array): Promise<string> => {
  let all = '';
  for await (const text of textOf(fileInMemory(bytes))) all += text;
  return all;
};

test('a list in the code page of Poland or the Baltic is read in it, capitals too', async () => {
  const lines = 'Sprężarka biały\nchłodnica skrzyżowana\nPÓŁOŚ\n';
  expect(await read(inPage(lines, polish))).toBe(lines);
  expect(await recognise(fileInMemory(inPage(lines, polish)))).toBe('windows-1250');
  const others = 'Priekinis žibintas\nvariklio dežė pirštas veidrodžiai\n';
  expect(await read(inPage(others, lithuanian))).toBe(others);
});

test('what a program of Linux writes in Poland is read by its letters, and a page by what it says of itself', async () => {
  const iso: Record<string, number> = { ą: 0xb1, ś: 0xb6, ź: 0xbc, ł: 0xb3, ę: 0xea, ć: 0xe6 };
  const lines = 'kolektor ssący\nczęść światło przełącznik oświetlenie\n';
  expect(await read(inPage(lines, iso))).toBe(lines);
  const slovak: Record<string, number> = { ľ: 0xbe, š: 0x9a };
  const page = '<meta http-equiv="Content-Type" content="text/html; charset=windows-1250">\nĽ ľ š';
  const bytes = inPage(page.replace('Ľ ', ''), slovak);
  expect(await recognise(fileInMemory(bytes), { takesMarkup: true })).toBe('windows-1250');
  expect(await recognise(fileInMemory(inPage('ľ š', slovak)))).toBe('windows-1252');
});

test('a list in capitals of Croatia is no list of DOS', async () => {
  const croatian: Record<string, number> = { Š: 0x8a, Ž: 0x8e, Č: 0xc8 };
  const lines = 'STANJE SKLADIŠTA\nMJENJAČ TROŠKOVI\nDRŽAČ BLATOBRANA\n';
  expect(await read(inPage(lines, croatian))).toBe(lines);
});

test('a Romanian list of single bytes is read, and the tilde of Portuguese stays one', async () => {
  const letters = { ă: 0xe3, â: 0xe2, î: 0xee, ş: 0xba, ţ: 0xfe };
  const lines = 'Bară faţă\nUşă dreapta spate curăţată\nMaşină înmatriculată\n';
  expect(await read(inPage(lines, letters))).toBe(lines);
  const portuguese = 'travão de mão\npainel da maçã\nbotões do vidro alemã\nsuspensão\n';
  expect(pageOf(inPage(portuguese, { ã: 0xe3, ç: 0xe7, õ: 0xf5 }))).toBe('windows-1252');
});

test('a list of an old program in the page of DOS is read in it, in capitals too', async () => {
  const small = 'proiettore già provato, può spedirsi, perché così è più sicuro\n';
  const letters = { à: 0x85, ò: 0x95, é: 0x82, ì: 0x8d, è: 0x8a, ù: 0x97, Ò: 0xe3, '°': 0xf8 };
  expect(await read(inPage(small, letters))).toBe(small);
  const capitals = 'FIAT;DOBLÒ;5° MARCIA\nFIAT;DOBLÒ CARGO;\n';
  expect(await read(inPage(capitals, letters))).toBe(capitals);
  const others = 'DESCR\tQ.TÀ\nCITRÖEN\t1\nQUALITÀ\t2\n';
  expect(await read(inPage(others, { À: 0xb7, Ö: 0x99 }))).toBe(others);
  const western = 'BOSCH™ 2·3\n';
  expect(await read(inPage(western, { '™': 0x99, '·': 0xb7 }))).toBe(western);
});

test('a list of the west stays one, with its cubic metres and questions', async () => {
  const lines =
    'cilindrata 1.9 cm³\nqualità cœur Kühler\n¿lado?\nvedi foto… detto “buono” – forse…\nSão João\n';
  expect(pageOf(inPage(lines, western))).toBe('windows-1252');
  expect(await read(inPage(lines, western))).toBe(lines);
});

test('lines of another program between those in UTF-8 are read in their own page', async () => {
  const whole = Buffer.from(`${'Półoś lewa, skrzynia biegów\n'.repeat(30)}`);
  const pasted = 'biały zespół, chłodnica\n';
  expect(await read(Buffer.concat([whole, inPage(pasted, polish)]))).toBe(`${whole.toString()}${pasted}`);
});

test('a page that a program ruled is one of DOS, whatever else stands in it', () => {
  const ruled = Uint8Array.from([...Buffer.from('COD  Q.T'), 0xb7, 10, ...Array<number>(20).fill(0xc4)]);
  expect(pageOf(ruled)).toBe('ibm850');
  expect(pageOf(Uint8Array.from([...Buffer.from('Q.T'), 0xc0, 10, 0xc4, 0xc4]))).toBe('windows-1252');
});

test('a Czech or Slovak list of single bytes is read, whatever Italian lists end their words with', async () => {
  const letters = {
    ř: 0xf8,
    ě: 0xec,
    ů: 0xf9,
    č: 0xe8,
    š: 0x9a,
    ž: 0x9e,
    ý: 0xfd,
    ľ: 0xbe,
    á: 0xe1,
    í: 0xed,
    é: 0xe9,
  };
  const czech = 'světlo zadní\nzpětné zrcátko, těsnění\npřevodovka\n';
  expect(await read(inPage(czech, letters))).toBe(czech);
  const slovak = 'predný nárazník\nľavý blatník\nčierny\n';
  expect(await read(inPage(slovak, letters))).toBe(slovak);
  const italian = 'perché lunedì è così, però più giù\nqualità\ncavo 6 mm² - 8 mm²\n';
  const own = { é: 0xe9, ì: 0xec, è: 0xe8, ò: 0xf2, ù: 0xf9, à: 0xe0, '²': 0xb2 };
  expect(pageOf(inPage(italian, own))).toBe('windows-1252');
});

test('`CITROËN` and `N°4` tell the page of DOS', async () => {
  const lines = 'VALV. EGR CITROËN C3\nCERCHI N°4\n';
  expect(await read(inPage(lines, { Ë: 0xd3, '°': 0xf8 }))).toBe(lines);
  const spanish = 'SUSPENSIÓN\nDIRECCIÓN\n';
  expect(await read(inPage(spanish, { Ó: 0xd3 }))).toBe(spanish);
});
