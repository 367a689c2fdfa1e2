/** A count that is going on: what was found of each part. It stays on this phone until it is written down, whatever happens to the phone. */
import { useRef, useState } from 'react';
import type { StockPart } from '../../../domain/contract/desk-stock.ts';
import { afterScan } from '../../../domain/stock-room/counting.ts';
import { keepCount, keptCount, nothingFound, type KeptCount } from '../stock/kept-count.ts';

/** As many stand there by the books: those in stock, and those that are sold and wait to be fetched. */
export const expectedOf = ({ onHand, toPick }: Pick<StockPart, 'onHand' | 'toPick'>): number =>
  onHand + toPick;

export function useCount(place: string) {
  const [count, setCount] = useState(() => keptCount(place));
  // Two labels may be scanned before the screen has drawn the first.
  const latest = useRef(count);

  function keep(next: KeptCount): void {
    latest.current = next;
    keepCount(place, next);
    setCount(next);
  }
  function set(found: number, id: number): void {
    keep({ ...latest.current, found: { ...latest.current.found, [id]: found } });
  }

  return {
    others: count.others,
    unread: count.unread,
    found: (id: number): number => count.found[id] ?? 0,
    set,
    /** @returns whether it was one more */
    scan(part: StockPart): boolean {
      const before = latest.current.found[part.id] ?? 0;
      const after = afterScan(before, expectedOf(part));
      if (after !== before) set(after, part.id);
      return after !== before;
    },
    /** @returns whether it was not among them yet */
    add(part: StockPart): boolean {
      const { others } = latest.current;
      if (others.some(({ id }) => id === part.id)) return false;
      keep({ ...latest.current, others: [...others, part] });
      return true;
    },
    takeOut(part: StockPart): void {
      const { others } = latest.current;
      keep({ ...latest.current, others: others.filter(({ id }) => id !== part.id) });
    },
    /** Scanned where there is no line. @returns whether it was not among them yet */
    addUnread(code: string): boolean {
      const { unread } = latest.current;
      if (unread.some((one) => one.code === code)) return false;
      keep({ ...latest.current, unread: [...unread, { code, isUnknown: false }] });
      return true;
    },
    /** It is a piece by now; or nobody wants to know. */
    dropUnread(code: string): void {
      const { unread } = latest.current;
      keep({ ...latest.current, unread: unread.filter((one) => one.code !== code) });
    },
    /** It is no piece of the shop’s. */
    markUnknown(code: string): void {
      const { unread } = latest.current;
      keep({
        ...latest.current,
        unread: unread.map((one) => (one.code === code ? { code, isUnknown: true } : one)),
      });
    },
    /** Written down, or begun anew. */
    forget(): void {
      latest.current = nothingFound;
      keepCount(place, undefined);
      setCount(nothingFound);
    },
  };
}

export type Counting = ReturnType<typeof useCount>;
