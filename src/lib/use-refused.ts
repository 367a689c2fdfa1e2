/** What this browser lets the shop keep: its settings may forbid all of it, or a part. */
import { useEffect, useState } from 'react';
import { mayHaveCookies, mayStore } from '../browser/permissions.ts';
import { mayKeep } from './kept.ts';

const ways = {
  cart: async () => mayStore(),
  viewed: mayKeep,
  letters: mayKeep,
  session: async () => mayHaveCookies(),
};

export type Wanted = keyof typeof ways;

/** @returns whether the browser refuses to keep it; false until that is known, and on the server */
export function useRefused(wanted: Wanted): boolean {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => void ways[wanted]().then((may) => setRefused(!may)), [wanted]);
  return isRefused;
}
