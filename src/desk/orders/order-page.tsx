/** An order from the shelf to the buyer: what is to be done now first, then all that packing and answering need. */
import { Link } from 'wouter';
import type { Locale } from '../../../domain/constants.ts';
import type { DeskItem, WholeDeskOrder } from '../../../domain/contract/desk-orders.ts';
import { formatDay, formatMoment } from '../../../domain/format.ts';
import { isTakenByShop } from '../../../domain/payment-methods.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { isCodeOf } from '../../../domain/desk/scanned.ts';
import { printPage } from '../../browser/output.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { PrintLabels } from '../labels/print-labels.tsx';
import { WaitingTicks } from '../picking/waiting-ticks.tsx';
import { useDesk } from '../room/context.ts';
import { useRefetchAfterConflict } from '../room/refetch.ts';
import { Said, Waiting } from '../room/said.tsx';
import { useActs } from '../room/use-act.ts';
import { useHeading } from '../room/use-heading.ts';
import { usePageScan } from '../scan/page-scan.ts';
import type { Heard } from '../scan/scanner.tsx';
import { SafetyCheck } from '../safety/safety-check.tsx';
import type { DeskWords } from '../words/it.ts';
import { Arrived } from './arrived.tsx';
import { AwaitedPayment } from './awaited-payment.tsx';
import { Delivery } from './delivery.tsx';
import { HandOver } from './hand-over.tsx';
import { LateTransfer } from './late-transfer.tsx';
import { Notes } from './notes.tsx';
import { OrderBill } from './order-bill.tsx';
import { OrderItem } from './order-item.tsx';
import { PackingSlip } from './packing-slip.tsx';
import { ShipForm } from './ship-form.tsx';
import { Troubles } from './troubles.tsx';
import { useOrder } from './use-order.ts';
import styles from './order.module.css';

export function OrderPage({ number }: { readonly number: string }) {
  const { calls, words, locale, visit } = useDesk();
  const { order, failed, ticks, from, reload, setOrder } = useOrder(number);
  const { act, isBusy, failedAt } = useActs();
  useRefetchAfterConflict(reload);
  useHeading(words.order.title(number));
  const isCollected = order?.delivery === 'collection';
  const isUnderWay = order && order.next !== 'withdrawn' && order.next !== 'check';
  /** Its pieces are fetched, or put back. */
  const toPick = (order?.items ?? []).filter(
    ({ state }) => order?.state === 'paid' && order.next !== 'check' && state === 'ordered',
  );
  const doing = (at: string, work: () => Promise<WholeDeskOrder>) =>
    act(at, async () => setOrder(await work()));

  /** Line or no line, as on the picking page; a phone that takes nothing more asks the shop itself. */
  const take = async ({ id, sku }: DeskItem, isPicked: boolean): Promise<boolean> =>
    (await from.tick({ id, sku, orderNumber: number }, isPicked)) ||
    doing(id, () => calls.pick(number, id, isPicked));

  /** A piece of this order is ticked off; another is opened, as everywhere. */
  async function hear(text: string): Promise<Heard | undefined> {
    const meant = toPick.filter(({ partId, sku }) => isCodeOf(text, { id: partId, sku }));
    const [first] = meant;
    if (!first) return undefined;
    const open = meant.find(({ pickedAt }) => pickedAt === null);
    if (!open) return { isGood: true, words: words.scan.wasTaken(first.sku) };
    const isDone = await take(open, true);
    return { isGood: isDone, words: isDone ? words.scan.found(open.sku) : words.problems.other };
  }
  usePageScan(toPick.length > 0 ? { title: words.scan.title, onHear: hear } : undefined);

  return (
    <>
      <div className={`stack ${styles.screen}`}>
        <p>
          <Link href="/" className="reach">
            {words.order.back}
          </Link>
        </p>
        <h1 tabIndex={-1}>{words.order.title(number)}</h1>
        {!order && <Waiting failed={failed} onAgain={() => void reload()} />}
        {order && (
          <>
            <p className={styles.state}>
              <strong>{words.order.states[order.state]}</strong> · {whatIsNext(order, words, locale)}
              {order.refunded > 0 &&
                ` · ${words.exceptions.refundedSoFar(formatMoney(order.refunded, locale))}`}
            </p>
            <Troubles order={order} />
            <AwaitedPayment order={order} onChanged={setOrder} />
            <LateTransfer order={order} onChanged={setOrder} />
            <SafetyCheck order={order} onChanged={setOrder} />
            <div className={styles.columns}>
              <div className="stack">
                <section className={styles.section}>
                  <h2>{words.order.pieces}</h2>
                  <WaitingTicks ticks={ticks} from={from} />
                  <ul className={styles.list}>
                    {order.items.map((item) => (
                      <OrderItem
                        key={item.id}
                        order={order}
                        item={item}
                        isToPick={toPick.includes(item)}
                        isLeft={from.isLeft}
                        isBusy={isBusy}
                        failed={failedAt(item.id)}
                        onTake={(isPicked) => void take(item, isPicked)}
                        onTrouble={reload}
                      />
                    ))}
                  </ul>
                  <div className={styles.actions}>
                    <PrintLabels
                      parts={order.items.flatMap(({ partId, quantity }) =>
                        Array.from({ length: quantity }, () => partId),
                      )}
                      words={words.labels.printAll(
                        order.items.reduce((sum, { quantity }) => sum + quantity, 0),
                      )}
                    />
                  </div>
                </section>
                {isUnderWay && order.state === 'paid' && (
                  <div className={styles.actions}>
                    <Button
                      isLarge
                      look={order.next === 'pack' ? 'signal' : 'quiet'}
                      isBusy={isBusy}
                      disabled={order.next === 'pick'}
                      onClick={() => void doing('pack', () => calls.pack(number, order.next === 'pack'))}
                    >
                      {order.packedAt !== null
                        ? words.order.unpack
                        : isCollected
                          ? words.collection.ready
                          : words.order.pack}
                    </Button>
                    <Button isLarge onClick={printPage}>
                      {words.order.slip}
                    </Button>
                  </div>
                )}
                <Said failed={failedAt('pack')} />
                <HandOver order={order} onChanged={setOrder} />
                {isUnderWay && !isCollected && (order.state === 'paid' || order.state === 'shipped') && (
                  <ShipForm
                    order={order}
                    isBusy={isBusy}
                    onShip={(parcel) => doing('ship', () => calls.ship(number, parcel))}
                  />
                )}
                <Said failed={failedAt('ship')} />
                <Arrived order={order} onChanged={setOrder} />
              </div>
              <div className="stack">
                {order.state !== 'awaiting_payment' && order.state !== 'cancelled' && (
                  <div className={styles.actions}>
                    <Link href={`/ordini/${number}/rimborsi`} className={buttonClass({ isLarge: true })}>
                      {words.exceptions.open}
                    </Link>
                    {visit?.role === 'owner' && (
                      <Link href={`/documenti/ordini/${number}`} className={buttonClass({ isLarge: true })}>
                        {words.orderPapers.open}
                      </Link>
                    )}
                  </div>
                )}
                <OrderBill order={order} />
                <Delivery order={order} onChanged={setOrder} />
                <Notes order={order} onWritten={setOrder} />
                <section className={styles.section}>
                  <h2>{words.order.history}</h2>
                  <ul className="small">
                    {order.history.map(({ state, at }) => (
                      <li key={state + at}>
                        {formatMoment(at, locale)}: {words.order.states[state]}
                      </li>
                    ))}
                  </ul>
                </section>
              </div>
            </div>
          </>
        )}
      </div>
      {order && <PackingSlip order={order} />}
    </>
  );
}

/** In other words where it is collected: it is told to whoever comes, and they may not come. */
function whatIsNext(
  { next, delivery, keptUntil, awaited }: WholeDeskOrder,
  { order, collection, awaited: waiting }: DeskWords,
  locale: Locale,
): string {
  if (awaited) return isTakenByShop(awaited.method) ? waiting.transfer : waiting.payment;
  if (next === 'pack' && delivery === 'collection') return collection.next;
  if (next === 'uncollected' && keptUntil) return collection.expired(formatDay(keptUntil, locale));
  return order.next[next];
}
