import { expect, test } from 'vitest';
import { readTested, testedIn } from './tested.ts';

test('short texts say how a piece was tried, in the languages of the files', () => {
  const texts: Record<string, string | undefined> = {
    'provato al banco': 'bench',
    'Alternatore provato e garantito': 'tried',
    'Si vende motore funzionante': 'tried',
    'Provata al banco, ok': 'bench',
    'testato sul banco prova': 'bench',
    'Prova al banco ok': 'bench',
    'iniettore, collaudato al banco': 'bench',
    'bench tested': 'bench',
    'Tested on our test bench': 'bench',
    'auf dem Prüfstand getestet': 'bench',
    'testé au banc': 'bench',
    'probado en banco de pruebas': 'bench',
    'testad i provbänk': 'bench',
    'op de testbank getest': 'bench',
    'visto in moto': 'running',
    'Sentito girare prima dello smontaggio': 'running',
    'motore visto e sentito girare': 'running',
    "funzionante sull'auto": 'running',
    'Funzionante sull’auto': 'running',
    'provato prima di smontarlo': 'running',
    'provato su vettura': 'running',
    'Smontato funzionante': 'running',
    'tested on car': 'running',
    'heard running': 'running',
    'vor Ausbau getestet': 'running',
    'entendu tourner': 'running',
    'visto en marcha': 'running',
    'sprawdzony przed demontażem': 'running',
    'getest op auto': 'running',
    'MOTORE FUNZIONANTE FIAT PANDA 1.2': 'tried',
    'Usato, perfettamente funzionante': 'tried',
    'testato ok': 'tried',
    'test ok': 'tried',
    'Motorino collaudato': 'tried',
    'fully working': 'tried',
    geprüft: 'tried',
    'Getestet und funktionsfähig': 'tried',
    'testé, bon état': 'tried',
    probado: 'tried',
    'sprawdzona, sprawna': 'tried',
    Patikrintas: 'tried',
    isbandyta: 'tried',
    getest: 'tried',
    testado: 'tried',
    testată: 'tried',
    testad: 'tried',
    'non provato': 'untested',
    'NON TESTATA': 'untested',
    'non è ancora stato provato': 'untested',
    'NON \ufffd STATO PROVATO': 'untested',
    'da provare': 'untested',
    'mai provato': 'untested',
    'Provato: no': 'untested',
    untested: 'untested',
    'has not been tested': 'untested',
    'nicht getestet': 'untested',
    ungeprüft: 'untested',
    'pas testé': 'untested',
    'sin probar': 'untested',
    niesprawdzony: 'untested',
    nepatikrinta: 'untested',
    'niet getest': 'untested',
    'não testado': 'untested',
    netestat: 'untested',
    otestad: 'untested',
    'ikke testet': 'untested',
  };
  for (const [text, way] of Object.entries(texts)) expect(testedIn(text), text).toBe(way);
});

test('what only looks so says nothing', () => {
  const texts = [
    '',
    'garanzia se non funzionante',
    'Si rimborsa se non funzionante',
    'non funzionante',
    'nicht funktionsfähig',
    'non del tutto funzionante',
    'garantito funzionante',
    'Testata motore Fiat 1.3 Multijet',
    'testata rettificata',
    'teste agganci cinture',
    'panca con banco frigo',
    'Tutti i nostri ricambi sono testati',
    'prova d’acquisto',
    'motore visto in moto, turbina non provata',
    'working hours 9-18',
    `${'Ricambio originale usato con qualche segno, '.repeat(4)} provato al banco`,
  ];
  for (const text of texts) expect(testedIn(text), text).toBeUndefined();
});

test('of a longer text the first line is read', () => {
  expect(testedIn(`Provato al banco\n${'Spediamo in tutta Italia. '.repeat(6)}`)).toBe('bench');
});

test('a column of its own says it in a word, a yes or a no', () => {
  const cells: Record<string, string | null | undefined> = {
    '': null,
    '-': null,
    sì: 'tried',
    x: 'tried',
    OK: 'tried',
    no: 'untested',
    '0': 'untested',
    'in moto': 'running',
    running: 'running',
    'su auto': 'running',
    banco: 'bench',
    'Provato al banco': 'bench',
    bench: 'bench',
    provato: 'tried',
    provata: 'tried',
    testata: 'tried',
    tried: 'tried',
    'non provato': 'untested',
    untested: 'untested',
    '12/03/2024': undefined,
    rosso: undefined,
  };
  for (const [cell, way] of Object.entries(cells)) expect(readTested(cell), cell).toBe(way);
});

test('Czech and Slovak tell how a piece was tried', () => {
  const texts: Record<string, string | undefined> = {
    odskúšaný: 'tried',
    'plně funkční': 'tried',
    'vyzkoušeno na voze': 'running',
    netestované: 'untested',
    neodzkoušeno: 'untested',
    nefunkční: undefined,
  };
  for (const [text, way] of Object.entries(texts)) expect(testedIn(text), text).toBe(way);
});

test('Hungarian tells how a piece was tried', () => {
  expect(testedIn('tesztelt, hibátlanul működik')).toBe('tried');
  expect(testedIn('autóban kipróbált')).toBe('running');
  expect(testedIn('nem tesztelt')).toBe('untested');
});
