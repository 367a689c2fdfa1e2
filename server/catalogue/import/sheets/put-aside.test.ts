import { expect, test } from 'vitest';
import { isPutAside, saysAllSold } from './put-aside.ts';

test('a sheet is put aside where its name says that it holds what is sold, old, or no list', () => {
  for (const name of [
    'VENDUTI',
    'Venduti 2024',
    'Verkauft',
    'vendus',
    'sold_2023',
    'Archivio',
    'Note',
    'SPRZEDANE',
  ])
    expect(isPutAside(name), name).toBe(true);
  for (const name of [
    'Magazzino',
    'Da vendere',
    'Invenduti',
    'non venduti',
    'Foglio1',
    'Vendita',
    'Notebook',
  ])
    expect(isPutAside(name), name).toBe(false);
});

test('a heading within a sheet says that what follows is sold', () => {
  expect(['VENDUTI', '*** pezzi venduti ***', 'Reserviert'].every(saysAllSold)).toBe(true);
  expect(['CARROZZERIA', 'Archivio', 'venduti e da vendere'].some(saysAllSold)).toBe(false);
});
