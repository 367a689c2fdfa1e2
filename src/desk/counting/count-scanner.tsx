/** The camera while a place is counted: each piece that it reads is one more, and what lies elsewhere by the books is put aside. */
import type { StockPart, WholeStockPlace } from '../../../domain/contract/desk-stock.ts';
import { wayTo } from '../../../domain/desk/places.ts';
import { isCodeOf } from '../../../domain/desk/scanned.ts';
import { useDesk } from '../room/context.ts';
import { Scanner, type Heard } from '../scan/scanner.tsx';
import { expectedOf, type Counting } from './use-count.ts';

type CountScannerProps = {
  readonly place: WholeStockPlace;
  readonly counting: Counting;
  readonly onClose: () => void;
};

export function CountScanner({ place, counting, onClose }: CountScannerProps) {
  const { calls, words } = useDesk();

  /** What lies here by the books is counted without the shop: at many shelves there is no signal. */
  async function hear(text: string): Promise<Heard> {
    const here = place.pieces.find((piece) => isCodeOf(text, piece));
    return here ? count(here) : hearOther(text);
  }

  async function hearOther(text: string): Promise<Heard> {
    const found = await calls.resolveCode(text);
    if (found.kind === 'unknown') return { isGood: false, words: words.put.unknown };
    if (found.kind === 'place') return { isGood: false, words: words.counting.aPlace(found.place.name) };
    const { part } = found;
    const here = place.pieces.find(({ id }) => id === part.id);
    if (here) return count(here);
    if (!counting.add(part)) return { isGood: false, words: words.counting.twice(part.sku) };
    const booked = wayTo(part.place, part.shelf) ?? words.stock.noPlace;
    return { isGood: true, words: words.counting.fromElsewhere(part.sku, booked) };
  }

  function count(part: StockPart): Heard {
    const { sku } = part;
    const isMore = counting.scan(part);
    return isMore
      ? { isGood: true, words: words.counting.counted(sku) }
      : { isGood: false, words: words.counting.allThere(sku, expectedOf(part)) };
  }

  return (
    <Scanner
      title={words.counting.title(place.name)}
      take={words.counting.take}
      onHear={hear}
      onClose={onClose}
    />
  );
}
