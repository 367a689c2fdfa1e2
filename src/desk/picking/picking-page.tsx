/** The way through the yard: what is to be fetched for all paid orders, shelf by shelf, ticked off by hand or with the camera, line or no line. */
import { useEffect } from 'react';
import { byPlace } from '../../../domain/desk/places.ts';
import { isCodeOf } from '../../../domain/desk/scanned.ts';
import type { ElsewhereItem } from '../../../domain/contract/desk-elsewhere.ts';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { useDesk } from '../room/context.ts';
import { useRefetchAfterConflict } from '../room/refetch.ts';
import { Said, Waiting } from '../room/said.tsx';
import { useAct, useActs } from '../room/use-act.ts';
import { useHeading } from '../room/use-heading.ts';
import { usePageScan } from '../scan/page-scan.ts';
import type { Heard } from '../scan/scanner.tsx';
import { AwayScan } from './away-scan.tsx';
import { SoldItem } from './sold-item.tsx';
import { PickedItem } from './picked-item.tsx';
import { useElsewhere } from './use-elsewhere.ts';
import { usePickingList } from './use-picking-list.ts';
import { useTicks } from './use-ticks.ts';
import { WaitingTicks } from './waiting-ticks.tsx';
import { withTicks, type PickItem } from './with-ticks.ts';
import styles from './picking.module.css';

type PickingPageProps = {
  /** The shop does not answer; or does again, and somebody has to sign in. */
  readonly away?: 'away' | 'signed_out' | undefined;
};

export function PickingPage({ away }: PickingPageProps) {
  const { calls, words, endVisit } = useDesk();
  const { list, at, isOld, minutes, failed, reload } = usePickingList(away !== undefined);
  const { ticks, isLeft, tick, forget } = useTicks();
  const { act, isBusy, failed: actFailed } = useAct();
  const elsewhere = useElsewhere(away !== undefined);
  const sold = useActs();
  useRefetchAfterConflict(reload);
  useHeading(words.picking.title);
  const items: readonly ToFetch[] = list ? [...withTicks(list.items, at, ticks), ...elsewhere.items] : [];
  const left = items.filter(({ pickedAt }) => pickedAt === null);
  const refusedCount = [...ticks.values()].filter(({ refusal }) => refusal !== undefined).length;
  // What was refused is about a state that this list does not know.
  useEffect(() => {
    if (refusedCount > 0 && away === undefined) void reload();
  }, [refusedCount, away, reload]);

  /** A phone that takes nothing more asks the shop itself. */
  async function take(item: PickItem, isPicked: boolean): Promise<boolean> {
    if (await tick(item, isPicked)) return true;
    return act(async () => {
      await calls.pick(item.orderNumber, item.id, isPicked);
      await reload();
    });
  }

  /**
   * A label names a part; several orders and channels may want pieces of one: the first that is not taken is meant.
   *
   * @throws Problem where somebody else was first
   */
  async function hear(text: string): Promise<Heard> {
    const meant = items.filter(({ partId, sku }) => isCodeOf(text, { id: partId, sku }));
    const [first] = meant;
    if (!first) return { isGood: false, words: words.scan.notHere(text.trim()) };
    const open = meant.find(({ pickedAt }) => pickedAt === null);
    if (!open) return { isGood: true, words: words.scan.wasTaken(first.sku) };
    if (isElsewhere(open)) {
      await elsewhere.take(open, true);
      return { isGood: true, words: words.scan.found(open.sku) };
    }
    const isDone = await take(open, true);
    return { isGood: isDone, words: isDone ? words.scan.found(open.sku) : words.problems.other };
  }

  usePageScan(items.length > 0 ? { title: words.scan.title, onHear: hear } : undefined);

  return (
    <div className="stack">
      <h1 tabIndex={-1}>{words.picking.title}</h1>
      {!list && <Waiting failed={failed} onAgain={() => void reload()} />}
      {isOld && <Notice>{words.picking.old(words.picking.ago(minutes))}</Notice>}
      {away === 'signed_out' && (
        <div className="stack">
          <Notice>{words.picking.signedOut}</Notice>
          <Button isLarge look="signal" onClick={endVisit}>
            {words.listing.signIn}
          </Button>
        </div>
      )}
      {list && (
        <p role="status">{items.length === 0 ? words.picking.nothing : words.picking.left(piecesIn(left))}</p>
      )}
      <WaitingTicks ticks={[...ticks.values()]} from={{ isLeft, forget }} />
      <Said failed={actFailed} />
      {list && !isOld && elsewhere.failed && (
        <Waiting failed={elsewhere.failed} onAgain={() => void elsewhere.reload()} />
      )}
      {byPlace(items).map(({ place, pieces }) => (
        <section key={place ?? ''} className={styles.shelf}>
          <h2 className={styles.place}>{place ?? words.picking.noPlace}</h2>
          <ul className={styles.list}>
            {pieces.map((item) =>
              isElsewhere(item) ? (
                <SoldItem
                  key={item.id}
                  item={item}
                  isBusy={sold.isBusy}
                  failed={sold.failedAt(item.id)}
                  onTake={(isPicked) => void sold.act(item.id, () => elsewhere.take(item, isPicked))}
                />
              ) : (
                <PickedItem
                  key={item.id}
                  item={item}
                  isLinked={away === undefined}
                  isLeft={isLeft}
                  isBusy={isBusy}
                  onTake={(isPicked) => void take(item, isPicked)}
                  isAway={away !== undefined || isOld}
                  onTrouble={reload}
                />
              ),
            )}
          </ul>
        </section>
      ))}
      {away !== undefined && items.length > 0 && <AwayScan onHear={hear} />}
    </div>
  );
}

/** For an order, or sold by a channel. */
type ToFetch = PickItem | ElsewhereItem;
const isElsewhere = (item: ToFetch): item is ElsewhereItem => 'channel' in item;

const piecesIn = (items: readonly ToFetch[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);
