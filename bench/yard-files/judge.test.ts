import { expect, test } from 'vitest';
import { judge, type StockedPiece } from './judge.ts';
import { facts, readKey } from './key.ts';

const heading =
  'file,code,good,why,kind,make,model,yearFrom,yearTo,side,axle,numbers,price,quantity,grade,colour,shelf,km,vin,engine';
const line = (rest: string) => readKey(`${heading}\nstock.csv,A1,yes,,${rest}`)[0]!;

const light: StockedPiece = {
  code: 'A1',
  kind: 'faro-anteriore',
  name: 'Faro anteriore sinistro',
  cars: [{ make: 'Volkswagen', model: 'Golf V (1K)', from: 2006, to: 2006 }],
  side: 'left',
  axle: 'front',
  numbers: ['1K6 941 005', '1K6941005AB'],
  price: 7_900,
  quantity: 1,
  grade: 'B',
  colour: 'Blu scuro',
  shelf: 'R2-C4',
  km: 141_000,
  vin: null,
  engine: 'BKC',
};
const wrong = (rest: string, piece = light) =>
  judge(line(rest), piece)
    .filter(({ isRight }) => !isRight)
    .map(({ fact }) => fact);

test('a piece that is what its line says has nothing wrong', () => {
  const all =
    'fanale|faro-anteriore,Volkswagen,Golf,2006,2006,left,front,1K6941005|1K6941005AB,79.00,1,B,blue,r2 c4,141000,,bkc';
  expect(judge(line(all), light).map(({ fact }) => fact)).toHaveLength(14);
  expect(wrong(all)).toEqual([]);
});

test('what a line does not say is not judged', () => {
  expect(judge(line(',,,,,,,,79,,,,,,,'), light)).toEqual([{ fact: 'price', said: '79', isRight: true }]);
});

test('each fact that is another one is told', () => {
  expect(
    wrong('cofano,Seat,Ibiza,2004,2006,right,rear,1K6941006,64.75,2,A,red,R3,14100,WVWZZZ1KZ6W000001,BXE'),
  ).toEqual([...facts]);
});

test('years that the key leaves open are right whatever the shop has; one year is that year', () => {
  const fits = { ...light, cars: [{ make: 'Fiat', model: 'Panda II (169)', from: 2003, to: 2012 }] };
  expect(wrong(',,,2003,,,,,,,,,,,,', fits)).toEqual([]);
  expect(wrong(',,,2003,2012,,,,,,,,,,,', fits)).toEqual([]);
  expect(wrong(',,,2003,2003,,,,,,,,,,,', fits)).toEqual(['years']);
});

test('a key whose line is neither good nor bad is refused', () => {
  expect(() => readKey(`${heading}\nstock.csv,A1,maybe,,,,,,,,,,,,,,,,,`)).toThrow('stock.csv, A1');
});
