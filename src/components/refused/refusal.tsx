/** Says what a browser that stores nothing for the shop means for what the page is about. */
import { useEffect, useState } from 'react';
import { mayHaveCookies, mayStore } from '../../browser/permissions.ts';
import { mayPersist } from '../../lib/indexed-db.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Notice } from '../../ui/notice/notice.tsx';

export type RefusalProps = { readonly wanted: 'cart' | 'viewed' | 'session' };

export function Refusal({ wanted }: RefusalProps) {
  const { t } = useTranslation();
  return useRefused(wanted) && <Notice>{t(`refused.${wanted}`)}</Notice>;
}

/** What this browser lets the shop store: its settings may forbid all of it, or a part. */
const ways = {
  cart: async () => mayStore(),
  viewed: mayPersist,
  outbox: mayPersist,
  session: async () => mayHaveCookies(),
};

type Wanted = keyof typeof ways;

/** @returns whether the browser refuses to store it; false until that is known, and on the server */
export function useRefused(wanted: Wanted): boolean {
  const [isRefused, setRefused] = useState(false);
  useEffect(() => void ways[wanted]().then((may) => setRefused(!may)), [wanted]);
  return isRefused;
}
