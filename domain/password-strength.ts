/**
 * How soon a password is guessed, by somebody who tries words, names, clubs, dates, walks over the keyboard and what is
 * known of its owner, with the usual signs in the place of letters. Server and browser judge alike; both load this when a
 * password is set, and not before: its lists are large (decision 0039).
 */
// oxlint-disable-next-line typescript/triple-slash-reference -- it declares modules, and is none that could be imported
/// <reference path="./word-lists.d.ts" />
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import graphs from '@zxcvbn-ts/language-common/dist/adjacencyGraphs.json.mjs';
import commonPasswords from '@zxcvbn-ts/language-common/dist/passwords.json.mjs';
import englishFirstNames from '@zxcvbn-ts/language-en/dist/firstnames.json.mjs';
import italianWords from '@zxcvbn-ts/language-it/dist/commonWords.json.esm.js';
import italianFirstNames from '@zxcvbn-ts/language-it/dist/firstnames.json.esm.js';
import italianLastNames from '@zxcvbn-ts/language-it/dist/lastnames.json.esm.js';
import { fold } from './fold.ts';
import { showsNothing } from './free-text.ts';
import { guessableWords } from './guessable-words.ts';
import { italianKeyboard } from './guessable-words.ts';

/** What is known of whoever sets a password; what a form has not got yet is left out. */
export type PasswordOwner = Partial<
  Record<
    | 'email'
    | 'firstName'
    | 'lastName'
    | 'companyName'
    | 'phoneNumber'
    | 'fiscalCode'
    | 'vatNumber'
    | 'shopName',
    unknown
  >
>;

/**
 * How many guesses a password has to stand, as eight signs at random do. Ten guesses a minute are let through (decision 0039),
 * and whoever has a copy of the database pays argon2id for each.
 */
const guessesEnough = 1e8;

/**
 * How much of a password is looked at. What comes behind makes it no weaker, and the work grows faster than the length: so
 * much takes a tenth of a second at worst.
 */
const mostLookedAt = 32;

/** What a sign put at the end costs who guesses: there are some thirty, and `!` comes first. */
const guessesOfLastSign = 30;

export type PasswordJudge = (password: string, owner?: PasswordOwner) => boolean;

/**
 * Sorts the lists, which takes a tenth of a second: once for all passwords.
 *
 * @param moreWords that nobody should take alone, the likeliest first
 * @returns whether a password is guessed too soon to be taken; so is one of blanks, or of signs that nobody sees
 */
export function openPasswordJudge(moreWords: readonly string[] = []): PasswordJudge {
  const estimator = new ZxcvbnFactory({
    dictionary: {
      guessableWords,
      commonPasswords,
      italianWords,
      italianFirstNames,
      italianLastNames,
      englishFirstNames,
      moreWords: [...moreWords],
    },
    graphs: { italian: italianKeyboard, qwerty: graphs.qwerty, keypad: graphs.keypad },
    // Ways to read signs as letters that are tried; more find nothing more, and are what takes time.
    l33tMaxSubstitutions: 16,
  });
  return (password, owner = {}) => {
    const typed = password.normalize('NFC');
    if (showsNothing(typed)) return true;
    const looked = [...typed].slice(0, mostLookedAt).join('');
    const words = wordsOfOwner(owner);
    const stands = (text: string, guesses = guessesEnough) => estimator.check(text, words).guesses >= guesses;
    // Blanks between words and a sign at the end are the first that guessers put there, and make no word a better one.
    const without = looked.replaceAll(' ', '');
    const bare = without.replace(/[^\p{L}\p{N}]$/u, '');
    if (!stands(looked) || (without !== looked && !stands(without))) return true;
    return bare !== without && !stands(bare, guessesEnough / guessesOfLastSign);
  };
}

/** What somebody who knows a person tries first: each of their names and numbers, and two names together. */
function wordsOfOwner({
  email,
  firstName,
  lastName,
  companyName,
  shopName,
  phoneNumber,
  fiscalCode,
  vatNumber,
}: PasswordOwner): string[] {
  const [mailbox = '', host = ''] = textOf(email).split('@');
  const names = [mailbox, firstName, lastName, companyName, shopName, host].map(textOf);
  const words = names.flatMap((name) => name.split(/[^\p{L}\p{N}]+/u));
  const pairs = [textOf(firstName), textOf(lastName)];
  const together = [pairs, pairs.toReversed()].flatMap((pair) =>
    ['', '.', '_', '-', ' '].map((sign) => pair.join(sign)),
  );
  const numbers = [phoneNumber, fiscalCode, vatNumber].map(textOf).map(joined);
  const all = [
    textOf(email),
    ...names,
    ...names.map(joined),
    ...words,
    ...together,
    ...numbers,
    ...numbers.map(withoutCountry),
  ];
  return [...new Set(all.flatMap((word) => [word, fold(word)]))].filter((word) => word.length > 2);
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.slice(0, 254).toLowerCase() : '';
const joined = (name: string): string => name.replace(/[^\p{L}\p{N}]+/gu, '');
const withoutCountry = (number: string): string => number.replace(/^(00)?39/, '');
