/** What every screen of the desk has: its calls, its words, and who is there. */
import { createContext, useContext } from 'react';
import type { Locale } from '../../../domain/constants.ts';
import type { DeskVisit } from '../../../domain/contract/desk.ts';
import type { DeskWords } from '../words/it.ts';
import type { DeskCalls } from './calls.ts';

export type Desk = {
  readonly calls: DeskCalls;
  readonly locale: Locale;
  readonly words: DeskWords;
  /** Who is there, once they have typed a password. */
  readonly visit: DeskVisit | undefined;
  /** Somebody came, went further, or left. */
  setVisit(visit: DeskVisit | undefined): void;
  /** The visit ended by itself, as a call has shown. */
  endVisit(): void;
};

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('There is no desk around this.');
  return desk;
}
