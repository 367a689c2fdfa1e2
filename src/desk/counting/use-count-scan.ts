/** What is scanned while a place is counted: each piece is one more, and what lies elsewhere by the books is put aside. Like a tap it needs no line. */
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { StockPart, WholeStockPlace } from '../../../domain/contract/desk-stock.ts';
import { wayTo } from '../../../domain/desk/places.ts';
import { isCodeOf } from '../../../domain/desk/scanned.ts';
import { reasonToTry } from '../../browser/network.ts';
import { ConnectionLost } from '../../lib/failure.ts';
import { useDesk } from '../room/context.ts';
import { usePageScan } from '../scan/page-scan.ts';
import type { Heard } from '../scan/scanner.tsx';
import { expectedOf, type Counting } from './use-count.ts';

const askAgainMs = 10_000;

/** @param place undefined where nothing is counted yet, or no more */
export function useCountScan(place: WholeStockPlace | undefined, counting: Counting): void {
  const { calls, words } = useDesk();

  function count(part: StockPart): Heard {
    const { sku } = part;
    const isMore = counting.scan(part);
    return isMore
      ? { isGood: true, words: words.counting.counted(sku) }
      : { isGood: false, words: words.counting.allThere(sku, expectedOf(part)) };
  }

  async function hear(text: string): Promise<Heard> {
    const here = place?.pieces.find((piece) => isCodeOf(text, piece));
    if (here) return count(here);
    try {
      return await askFor(text);
    } catch (error) {
      if (!(error instanceof ConnectionLost)) throw error;
      return counting.addUnread(text.trim())
        ? { isGood: true, words: words.counting.readLater }
        : { isGood: false, words: words.counting.readTwice };
    }
  }

  async function askFor(text: string): Promise<Heard> {
    const found = await calls.resolveCode(text);
    if (found.kind === 'unknown') return { isGood: false, words: words.put.unknown };
    if (found.kind === 'place') return { isGood: false, words: words.counting.aPlace(found.place.name) };
    const { part } = found;
    const here = place?.pieces.find(({ id }) => id === part.id);
    if (here) return count(here);
    if (!counting.add(part)) return { isGood: false, words: words.counting.twice(part.sku) };
    const booked = wayTo(part.place, part.shelf) ?? words.stock.noPlace;
    return { isGood: true, words: words.counting.fromElsewhere(part.sku, booked) };
  }

  async function askForUnread(): Promise<void> {
    for (const { code, isUnknown } of counting.unread) {
      if (isUnknown) continue;
      const found = await calls.resolveCode(code);
      if (found.kind !== 'part') counting.markUnknown(code);
      else {
        const here = place?.pieces.find(({ id }) => id === found.part.id);
        if (here) counting.scan(here);
        else counting.add(found.part);
        counting.dropUnread(code);
      }
    }
  }

  usePageScan(place && { title: words.counting.title(place.name), take: words.counting.take, onHear: hear });

  const latest = useRef(askForUnread);
  useLayoutEffect(() => {
    latest.current = askForUnread;
  });
  const isWaiting = place !== undefined && counting.unread.some(({ isUnknown }) => !isUnknown);
  useEffect(() => {
    let isOver = !isWaiting;
    async function ask(): Promise<void> {
      while (!isOver) {
        // Why it is not known does not matter: it is asked again, and what is pressed says it.
        await latest.current().catch(() => {});
        await reasonToTry(askAgainMs);
      }
    }
    void ask();
    return () => {
      isOver = true;
    };
  }, [isWaiting]);
}
