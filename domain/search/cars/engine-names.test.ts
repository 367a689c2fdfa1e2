import { expect, test } from 'vitest';
import { engineNames } from '../../../server/catalogue/facts/trade-facts.ts';

const engineAsked = engineNames.asked;
const codes = (query: string) => (engineAsked(query)?.codes ?? []).map((words) => words.join(' '));

test('an engine is asked for by displacement and trade name, and found by its codes', () => {
  expect(codes('egr golf 1.9 tdi')).toEqual(expect.arrayContaining(['axr', 'atd', 'bkc']));
  expect(codes('egr golf 1.9 tdi')).not.toContain('k9k');
  expect(engineAsked('motore 1,3 mjt panda')?.text).toBe('1.3 mjt');
});

test('words behind a displacement name an engine where one of that size is called so', () => {
  expect(engineAsked('156 1.6 twin spark')?.text).toBe('1.6 twin spark');
  expect(codes('156 1.6 twin spark')).toContain('ar67601');
  expect(engineAsked('golf 1.6 paraurti')?.text).toBe('1.6');
});

test('a turbo behind an engine is the part', () => {
  expect(engineAsked('fiesta 1.0 ecoboost turbo')?.text).toBe('1.0 ecoboost');
  expect(engineAsked('yaris 1.33 paraurti')?.text).toBe('1.3');
});

test('a power tells engines of one name apart', () => {
  expect(codes('1.9 tdi 100cv')).toEqual(expect.arrayContaining(['axr', 'atd']));
  expect(codes('1.9 tdi 100cv')).not.toContain('bkc');
  expect(engineAsked('1.9 tdi 74 kw')?.text).toBe('1.9 tdi 74kw');
  // Of no engine that is known: it says nothing.
  expect(codes('1.9 tdi 999cv')).toEqual(codes('1.9 tdi'));
});

test('a power alone asks for the engines that have it', () => {
  expect(codes('golf 105cv')).toContain('bkc');
  expect(codes('golf 77 kw')).toContain('bkc');
  expect(codes('golf 105cv')).not.toContain('axr');
  expect(engineAsked('panda 69cv')?.text).toBe('69cv');
  expect(engineAsked('golf 999cv')).toBeUndefined();
});

test('a family of engines is asked for without a displacement', () => {
  expect(codes('jeep crd')).toContain('enr');
  expect(codes('jeep 2.5 crd')).not.toContain('enr');
});

test('a short name counts beside a car of that maker alone', () => {
  expect(codes('volvo v70 d5')).toContain('d5244t');
  expect(engineAsked('transporter t5')).toBeUndefined();
});

test('a code is looked for in all ways in which it is written', () => {
  expect(codes('206 1.4 hdi')).toEqual(expect.arrayContaining(['dv4td', '8hx']));
  expect(codes('punto 1.2 8v')).toEqual(expect.arrayContaining(['188a4 000', '188a4000']));
});

test('what names no engine is none', () => {
  for (const query of ['faro panda', 'golf 4', '735 010 427', '']) expect(engineAsked(query)).toBeUndefined();
});

test('a displacement is written in cubic centimetres as well, and a number of a model is none', () => {
  expect(codes('1900 tdi')).toEqual(codes('1.9 tdi'));
  expect(engineAsked('smart 800 cdi')?.text).toBe('0.8 cdi');
  expect(engineAsked('308 hdi')?.text).toBe('hdi');
});

test('a d behind a displacement is diesel', () => {
  expect(codes('mini 1.6 d')).toContain('n47c16');
  expect(codes('mini 1.6 d').length).toBeLessThan(codes('mini 1.6').length);
});
