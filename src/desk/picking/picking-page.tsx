/** The way through the yard: what is to be fetched for all paid orders, shelf by shelf, ticked off by hand or with the camera. */
import { useState } from 'react';
import { Link } from 'wouter';
import { byPlace } from '../../../domain/desk/places.ts';
import { isCodeOf } from '../../../domain/desk/scanned.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useDesk } from '../room/context.ts';
import { Said, Waiting } from '../room/said.tsx';
import { useActs } from '../room/use-act.ts';
import { useHeading } from '../room/use-heading.ts';
import { Scanner, type Heard } from '../scan/scanner.tsx';
import { Piece } from './piece.tsx';
import { TakeButton } from './take-button.tsx';
import { isElsewhere, useToFetch, type ToFetch } from './use-to-fetch.ts';
import styles from './picking.module.css';

export function PickingPage() {
  const { words } = useDesk();
  const { data, failed, reload, take: takeNow } = useToFetch();
  const { act, isBusy, failed: actFailed, failedAt, pressed } = useActs();
  const [isScanning, setScanning] = useState(false);
  useHeading(words.picking.title);
  const items = data ?? [];
  const left = items.filter(({ pickedAt }) => pickedAt === null);

  const take = (item: ToFetch, isPicked: boolean) => act(item.id, () => takeNow(item, isPicked));

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
    await takeNow(open, true);
    return { isGood: true, words: words.scan.found(open.sku) };
  }

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
                  <ForWhom item={item} />
                  <TakeButton item={item} isBusy={isBusy} onTake={(isPicked) => void take(item, isPicked)} />
                </div>
                <Said failed={failedAt(item.id)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {items.length > 0 && (
        <div className={styles.scan}>
          <Button isLarge isWide look={left.length > 0 ? 'quiet' : 'plain'} onClick={() => setScanning(true)}>
            <Icon name="camera" /> {words.picking.scan}
          </Button>
        </div>
      )}
      {isScanning && <Scanner title={words.scan.title} onHear={hear} onClose={() => setScanning(false)} />}
    </div>
  );
}

/** The order, or the channel that sold it. */
function ForWhom({ item }: { readonly item: ToFetch }) {
  const { words, locale } = useDesk();
  if (isElsewhere(item))
    return <p className={styles.sold}>{words.elsewhere.soldBy(item.channel, item.reference)}</p>;
  return (
    <>
      <Link href={`/ordini/${item.orderNumber}`} className={styles.order ?? ''}>
        {words.picking.forOrder(item.orderNumber)}
      </Link>
      {item.refunded > 0 && (
        <span className="muted small">
          {words.exceptions.refundedSoFar(formatMoney(item.refunded, locale))}
        </span>
      )}
    </>
  );
}

const piecesIn = (items: readonly ToFetch[]): number =>
  items.reduce((sum, { quantity }) => sum + quantity, 0);
