/** The way through the yard: what is to be fetched for all paid orders, shelf by shelf, ticked off by hand or with the camera. */
import { Link } from 'wouter';
import type { PickingList } from '../../../domain/contract/desk.ts';
import { byPlace } from '../../../domain/desk/places.ts';
import { isCodeOf } from '../../../domain/desk/scanned.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { useDesk } from '../room/context.ts';
import { useRefetchAfterConflict } from '../room/refetch.ts';
import { Said, Waiting } from '../room/said.tsx';
import { useActs } from '../room/use-act.ts';
import { useHeading } from '../room/use-heading.ts';
import { useLoaded } from '../room/use-loaded.ts';
import { usePageScan } from '../scan/page-scan.ts';
import type { Heard } from '../scan/scanner.tsx';
import { Piece } from './piece.tsx';
import { TakeButton } from './take-button.tsx';
import styles from './picking.module.css';

type Item = PickingList['items'][number];

export function PickingPage() {
  const { calls, words, locale } = useDesk();
  const { data, failed, reload, setData } = useLoaded(calls.picking);
  const { act, isBusy, failed: actFailed, failedAt, pressed } = useActs();
  useRefetchAfterConflict(reload);
  useHeading(words.picking.title);
  const items = data?.items ?? [];
  const left = items.filter(({ pickedAt }) => pickedAt === null);

  const take = (item: Item, isPicked: boolean) =>
    act(item.id, async () => {
      const { items: now } = await calls.pick(item.orderNumber, item.id, isPicked);
      const taken = now.find(({ id }) => id === item.id);
      if (taken)
        setData({ items: items.map((other) => (other.id === item.id ? { ...other, ...taken } : other)) });
    });

  /** A label names a part; several orders may want pieces of one: the first that is not taken is meant. */
  async function hear(text: string): Promise<Heard> {
    const meant = items.filter(({ partId, sku }) => isCodeOf(text, { id: partId, sku }));
    const [first] = meant;
    if (!first) return { isGood: false, words: words.scan.notHere(text.trim()) };
    const open = meant.find(({ pickedAt }) => pickedAt === null);
    if (!open) return { isGood: true, words: words.scan.wasTaken(first.sku) };
    const isDone = await take(open, true);
    return { isGood: isDone, words: isDone ? words.scan.found(open.sku) : words.problems.other };
  }

  usePageScan(items.length > 0 ? { title: words.scan.title, onHear: hear } : undefined);

  return (
    <div className="stack">
      <h1 tabIndex={-1}>{words.picking.title}</h1>
      {!data && <Waiting failed={failed} onAgain={() => void reload()} />}
      {data && (
        <p role="status">{items.length === 0 ? words.picking.nothing : words.picking.left(piecesIn(left))}</p>
      )}
      {!items.some(({ id }) => id === pressed) && <Said failed={actFailed} />}
      {byPlace(items).map(({ place, pieces }) => (
        <section key={place ?? ''} className={styles.shelf}>
          <h2 className={styles.place}>{place ?? words.picking.noPlace}</h2>
          <ul className={styles.list}>
            {pieces.map((item) => (
              <li key={item.id} className={styles.item} data-taken={item.pickedAt !== null}>
                <Piece item={item} hasPlace={false} />
                <div className={styles.take}>
                  <Link href={`/ordini/${item.orderNumber}`} className={styles.order ?? ''}>
                    {words.picking.forOrder(item.orderNumber)}
                  </Link>
                  {item.refunded > 0 && (
                    <span className="muted small">
                      {words.exceptions.refundedSoFar(formatMoney(item.refunded, locale))}
                    </span>
                  )}
                  <TakeButton item={item} isBusy={isBusy} onTake={(isPicked) => void take(item, isPicked)} />
                </div>
                <Said failed={failedAt(item.id)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const piecesIn = (items: readonly Item[]): number => items.reduce((sum, { quantity }) => sum + quantity, 0);
