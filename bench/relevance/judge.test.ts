import { expect, test } from 'vitest';
import { isRight, sidesOf, type Found, type KnownPart } from './judge.ts';
import { readRound, type Asked } from './round.ts';

const heading = 'class;language;query;kinds;make;model;number;side;engine;fuel;colour;years;absent';
const asked = (rest: string): Asked => readRound(`${heading}\nclass;it;query;${rest}`)[0]!.asked;

const light: KnownPart = {
  name: 'Faro anteriore sinistro Fiat Panda',
  kind: 'faro-anteriore',
  numbers: ['51 757 592', '0 301 234'],
  cars: [
    { make: 'Fiat', model: 'Panda II (169)', from: 2008, to: 2008 },
    { make: 'Fiat', model: '500 (312)', from: 2007, to: null },
  ],
  engine: '188A4000',
  fuel: 'petrol',
  colour: 'Grigio metallizzato',
};
const other: KnownPart = { ...light, name: 'Faro anteriore destro', numbers: ['51757593'] };
const unsided: KnownPart = { ...light, name: 'Specchietto', kind: 'specchietto' };

const found = (...parts: KnownPart[]) => ({
  total: parts.length,
  found: parts.map((part): Found => ({ part, isSideUnknown: false })),
});
const verdict = (rest: string, ...parts: KnownPart[]) =>
  isRight(asked(rest), found(...parts), [light, other]);

test('a part is right when all that is asked holds for it', () => {
  expect(verdict('faro-anteriore;Fiat;Panda;51757592;left;188-A4.000;petrol;grigio;2007-2009;', light)).toBe(
    true,
  );
  for (const wrong of [
    'fanale;;;;;;;;;',
    ';Ford;;;;;;;;',
    ';Fiat;Panda III;;;;;;;',
    ';;;51757593;;;;;;',
    ';;;;right;;;;;',
    ';;;;;188A9000;;;;',
    ';;;;;;diesel;;;',
    ';;;;;;;rosso;;',
  ])
    expect(verdict(wrong, light), wrong).toBe(false);
});

test('one of several, of kinds as of models, is enough', () => {
  expect(verdict('fanale|faro-anteriore;;Punto|Fiat 500;;;;;;;', light)).toBe(true);
});

test('make, model and year are those of one and the same car', () => {
  expect(verdict(';Fiat;Panda;;;;;;2008;', light)).toBe(true);
  expect(verdict(';Fiat;Panda;;;;;;2012;', light)).toBe(false);
  expect(verdict(';Fiat;500;;;;;;2012;', light)).toBe(true);
});

test('a numeral is a whole word', () => {
  expect(verdict(';;Panda I;;;;;;;', light)).toBe(false);
  expect(verdict(';;Panda II;;;;;;;', light)).toBe(true);
});

test('what is asked has to be among the first three', () => {
  expect(verdict(';;;;left;;;;;', other, other, light)).toBe(true);
  expect(verdict(';;;;left;;;;;', other, other, other, light)).toBe(false);
});

test('of two numbers each has to be there', () => {
  expect(verdict(';;;51757592|51757593;;;;;;', light, other)).toBe(true);
  expect(verdict(';;;51757592|51757593;;;;;;', light, light)).toBe(false);
  expect(verdict(';;;51757592|51757593;;;;;;', light)).toBe(false);
});

test('where nothing is there, nothing may be found', () => {
  expect(verdict(';Subaru;;;;;;;;yes', light)).toBe(false);
  expect(verdict(';Subaru;;;;;;;;yes')).toBe(true);
});

test('a part whose side nobody said is right when it is said so and none is known of that side', () => {
  const mirror = asked('specchietto;;;;left;;;;;');
  const answer = (isSideUnknown: boolean) => ({ total: 1, found: [{ part: unsided, isSideUnknown }] });
  expect(isRight(mirror, answer(true), [light])).toBe(true);
  expect(isRight(mirror, answer(false), [light])).toBe(false);
  const sure: KnownPart = { ...unsided, name: 'Specchietto sinistro' };
  expect(isRight(mirror, answer(true), [sure])).toBe(false);
  const wrongSide: Found = { part: { ...unsided, name: 'Specchietto dx' }, isSideUnknown: true };
  expect(isRight(mirror, { total: 1, found: [wrongSide] }, [light])).toBe(false);
});

test('sides are read out of names in both languages, and short', () => {
  expect([...sidesOf('FARO ANT. SX')]).toEqual(['left', 'front']);
  expect([...sidesOf('Rear right door')]).toEqual(['right', 'rear']);
  expect([...sidesOf('Antenna')]).toEqual([]);
});

test('a line that asks nothing, or nothing that can be read, is refused', () => {
  expect(() => asked(';;;;;;;;;')).toThrow('line 2 asks nothing');
  expect(() => asked(';;;;upper;;;;;')).toThrow('names no side');
  expect(() => asked(';;;;;;;;2oo8;')).toThrow('names no years');
});
