import { expect, test } from 'vitest';
import { takeLanguage } from './language.ts';

const take = (
  typed: string,
  ofTerminal: 'it' | 'en' = 'en',
  isOwn: (before: readonly string[]) => boolean = () => false,
) => takeLanguage(typed.split(' '), ofTerminal, isOwn);

test('the language is taken out wherever it stands, and the last one counts', () => {
  expect(take('orders list --open')).toEqual({
    language: 'en',
    words: ['orders', 'list', '--open'],
    mistake: undefined,
  });
  for (const typed of ['--lingua it orders list', 'orders --language=it list', 'orders list --lingua=it'])
    expect(take(typed)).toEqual({ language: 'it', words: ['orders', 'list'], mistake: undefined });
  expect(take('--lingua it orders list --language en', 'it')).toMatchObject({ language: 'en' });
});

test('after -- it is a word like others, and a command may have an option of the same name', () => {
  expect(take('parts show -- --lingua it')).toMatchObject({
    language: 'en',
    words: ['parts', 'show', '--', '--lingua', 'it'],
  });
  const own = (before: readonly string[]) => before.includes('add');
  expect(take('--language it staff add a@example.com --language en --lingua it', 'en', own)).toEqual({
    language: 'it',
    words: ['staff', 'add', 'a@example.com', '--language', 'en'],
    mistake: undefined,
  });
});

test('what is no language is told in that of the terminal', () => {
  expect(take('demo --lingua fr', 'it')).toMatchObject({
    words: ['demo'],
    mistake: '--lingua vuole it o en, non "fr".',
  });
  expect(take('demo --language fr').mistake).toBe('--language must be it or en, not "fr".');
  expect(take('demo --lingua').mistake).toBe('--lingua needs a language: --lingua it.');
  expect(take('--lingua --parts 3', 'it')).toMatchObject({
    words: ['--parts', '3'],
    mistake: '--lingua vuole una lingua: --lingua it.',
  });
});
