/** What the list of papers is narrowed by, in the address: whoever comes back from one of them finds the same list. */
import { useLocation, useSearch } from 'wouter';
import { PapersQuery } from '../../../domain/contract/desk-papers.ts';
import type { PapersNarrowing } from '../room/paper-calls.ts';

/** In the address as the desk is called, in Italian. */
const names = { state: 'stato', kind: 'tipo', month: 'mese' } as const;
const fields = ['state', 'kind', 'month'] as const;

export function useNarrowing() {
  const search = new URLSearchParams(useSearch());
  const [, navigate] = useLocation();
  const narrowing: PapersNarrowing = Object.fromEntries(
    fields.flatMap((field) => {
      const value = search.get(names[field]) ?? undefined;
      return value !== undefined && PapersQuery.safeParse({ [field]: value }).success ? [[field, value]] : [];
    }),
  );
  return {
    narrowing,
    /** @param value empty for all */
    narrow(field: keyof typeof names, value: string): void {
      const next = new URLSearchParams(search);
      if (value === '') next.delete(names[field]);
      else next.set(names[field], value);
      const query = next.toString();
      navigate(query === '' ? '/documenti' : `/documenti?${query}`, { replace: true });
    },
  };
}
