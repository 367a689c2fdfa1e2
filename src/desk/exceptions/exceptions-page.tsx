/** What does not go as it should with an order: refunds, pieces that cannot be sent, returns, a lost parcel. */
import { useState } from 'react';
import { Link } from 'wouter';
import type { ExceptionItem, OrderExceptions } from '../../../domain/contract/desk-exceptions.ts';
import { formatMoment } from '../../../domain/format.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { Button } from '../../ui/button/button.tsx';
import { PrintLabels } from '../labels/print-labels.tsx';
import { useDesk } from '../room/context.ts';
import { useRefetchAfterConflict } from '../room/refetch.ts';
import { Waiting } from '../room/said.tsx';
import { useHeading } from '../room/use-heading.ts';
import { useLoaded } from '../room/use-loaded.ts';
import { fateOf } from './fate-of.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { LostParcel } from './lost-parcel.tsx';
import { ReceiveDialog } from './receive-dialog.tsx';
import { RefundAllDialog, RefundPartDialog } from './refund-dialogs.tsx';
import { SettleDialog } from './settle-dialog.tsx';
import styles from './exceptions.module.css';

type Asked =
  | { readonly what: 'refund' | 'refund_all' }
  | { readonly what: 'cancel' | 'receive' | 'settle'; readonly itemId: string };

export function ExceptionsPage({ number }: { readonly number: string }) {
  const { calls, words, visit } = useDesk();
  const { data: order, failed, reload, setData } = useLoaded(() => calls.exceptions(number), number);
  const [asked, setAsked] = useState<Asked>();
  useRefetchAfterConflict(reload);
  useHeading(words.exceptions.title(number));
  const item = asked && 'itemId' in asked ? order?.items.find(({ id }) => id === asked.itemId) : undefined;
  const isOwner = visit?.role === 'owner';
  const close = () => setAsked(undefined);
  const done = (now: OrderExceptions) => {
    setData(now);
    close();
  };
  return (
    <div className="stack">
      <p>
        <Link href={`/ordini/${number}`} className="reach">
          {words.exceptions.back(number)}
        </Link>
      </p>
      <h1 tabIndex={-1}>{words.exceptions.title(number)}</h1>
      {!order && <Waiting failed={failed} onAgain={() => void reload()} />}
      {order && (
        <>
          <Money order={order} />
          {!isOwner && <p className="muted">{words.exceptions.ownerOnly}</p>}
          {isOwner && order.left > 0 && (
            <div className={styles.actions}>
              <Button isLarge onClick={() => setAsked({ what: 'refund' })}>
                {words.refund.open}
              </Button>
              {order.state !== 'refunded' && (
                <Button isLarge onClick={() => setAsked({ what: 'refund_all' })}>
                  {words.refund.all}
                </Button>
              )}
            </div>
          )}
          <section className={styles.section}>
            <h2>{words.exceptions.pieces}</h2>
            <ul className={styles.list}>
              {order.items.map((item) => (
                <li key={item.id} className={styles.item}>
                  <Item item={item} />
                  {isOwner && order.state === 'paid' && item.state === 'ordered' && (
                    <Button
                      isLarge
                      aria-label={words.cancelPieces.title[order.delivery](item.sku)}
                      onClick={() => setAsked({ what: 'cancel', itemId: item.id })}
                    >
                      {words.cancelPieces.open[order.delivery]}
                    </Button>
                  )}
                  {item.state === 'returned' && (
                    <Button
                      isLarge
                      look="signal"
                      aria-label={words.receive.title(item.sku)}
                      onClick={() => setAsked({ what: 'receive', itemId: item.id })}
                    >
                      {words.receive.open}
                    </Button>
                  )}
                  {isOwner && item.state === 'received' && (
                    <Button
                      isLarge
                      look="signal"
                      aria-label={words.settle.title(item.sku)}
                      onClick={() => setAsked({ what: 'settle', itemId: item.id })}
                    >
                      {words.settle.open}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          </section>
          <LostParcel order={order} onDone={setData} />
          <Refunds order={order} />
          {asked?.what === 'refund' && <RefundPartDialog order={order} onClose={close} onDone={done} />}
          {asked?.what === 'refund_all' && <RefundAllDialog order={order} onClose={close} onDone={done} />}
          {asked?.what === 'cancel' && item && (
            <CancelDialog order={order} item={item} onClose={close} onDone={done} />
          )}
          {asked?.what === 'receive' && item && (
            <ReceiveDialog order={order} item={item} onClose={close} onDone={done} />
          )}
          {asked?.what === 'settle' && item && (
            <SettleDialog order={order} item={item} onClose={close} onDone={done} />
          )}
        </>
      )}
    </div>
  );
}

function Money({ order: { paid, left, owed, state } }: { readonly order: OrderExceptions }) {
  const { words, locale } = useDesk();
  const withheld = left - owed;
  const sums = [
    [words.exceptions.paid, paid],
    [words.exceptions.refunded, paid - left],
    ...(withheld > 0 ? ([[words.exceptions.withheldInAll, withheld]] as const) : []),
    [words.exceptions.left, owed],
  ] as const;
  return (
    <>
      <p>
        <strong>{words.order.states[state]}</strong>
      </p>
      <dl className={styles.money}>
        {sums.map(([name, cents]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatMoney(cents, locale)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Item({ item }: { readonly item: ExceptionItem }) {
  const { words, locale } = useDesk();
  const { sku, name, serialNumber, quantity, state, outcomeNote, withheld, regradedAs } = item;
  const became = state === 'returned' ? words.exceptions.coming : fateOf(words, item);
  return (
    <div className={styles.words}>
      <p className={styles.code}>{sku}</p>
      <p>
        {quantity > 1 && <strong>{quantity} × </strong>}
        {name}
        {serialNumber && ` · ${serialNumber}`}
      </p>
      <p className="muted small">
        {words.exceptions.paid} {formatMoney(item.paid, locale)} · {words.exceptions.left}{' '}
        {formatMoney(item.left - withheld, locale)}
        {withheld > 0 && ` · ${words.exceptions.withheld(formatMoney(withheld, locale))}`}
      </p>
      {became && <p className={styles.became}>{became}</p>}
      {item.returnReason && <p className="small">{words.exceptions.buyerSays(item.returnReason)}</p>}
      {outcomeNote && <p className="small">{outcomeNote}</p>}
      {regradedAs && (
        <>
          <p>
            {words.exceptions.soldAgainAs}{' '}
            <Link href={`/magazzino/${regradedAs.id}`} className={`${styles.link} ${styles.code}`}>
              {regradedAs.sku}
            </Link>
          </p>
          <PrintLabels
            parts={[regradedAs.id]}
            pieces={quantity}
            spoken={words.labels.printOf(regradedAs.sku)}
          />
        </>
      )}
    </div>
  );
}

function Refunds({ order: { refunds, items } }: { readonly order: OrderExceptions }) {
  const { words, locale } = useDesk();
  return (
    <section className={styles.section}>
      <h2>{words.exceptions.refunds}</h2>
      {refunds.length === 0 && <p className="muted">{words.exceptions.noRefunds}</p>}
      {refunds.length > 0 && (
        <ul className={styles.list}>
          {refunds.map(({ id, amount, reason, note, itemId, askedAt, doneAt }) => (
            <li key={id} className={styles.words}>
              <p>
                <strong>{formatMoney(amount, locale)}</strong> · {words.exceptions.reasons[reason]} ·{' '}
                {items.find((item) => item.id === itemId)?.sku ?? words.exceptions.ofOrder}
              </p>
              {note && <p className="small">{note}</p>}
              <p className="muted small">
                {formatMoment(doneAt ?? askedAt, locale)}
                {doneAt === null && ` · ${words.exceptions.underWay}`}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
