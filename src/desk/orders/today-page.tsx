/** The list of the day: what is to be done next, order by order, the longest waiting first. */
import { Link, useLocation } from 'wouter';
import type { DeskOrder } from '../../../domain/contract/desk.ts';
import { nextSteps } from '../../../domain/desk/next-step.ts';
import { formatDay, formatDays } from '../../../domain/format.ts';
import { daysBetween } from '../../../domain/desk/waiting.ts';
import { now } from '../../browser/time.ts';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { WaitingReturns } from '../exceptions/waiting-returns.tsx';
import { SoldElsewhere } from '../picking/sold-elsewhere.tsx';
import { useDesk } from '../room/context.ts';
import { valuesOf } from '../room/form-values.ts';
import { Row, Rows } from '../room/rows.tsx';
import { Waiting } from '../room/said.tsx';
import { useHeading } from '../room/use-heading.ts';
import { useLoaded } from '../room/use-loaded.ts';
import styles from './today.module.css';

export function TodayPage() {
  const { calls, words } = useDesk();
  const { data, failed, reload } = useLoaded(calls.orders);
  useHeading(words.today.title);
  const { data: sold, failed: soldFailed, reload: reloadSold } = useLoaded(calls.elsewhere);
  const elsewhere = (sold?.items ?? []).filter(({ pickedAt }) => pickedAt === null);
  const toPick =
    (data?.orders ?? [])
      .filter(({ next }) => next === 'pick')
      .reduce((sum, { pieces, picked }) => sum + pieces - picked, 0) +
    elsewhere.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <div className="stack">
      <h1 tabIndex={-1}>{words.today.title}</h1>
      {!data && <Waiting failed={failed} onAgain={() => void reload()} />}
      {data && soldFailed && <Waiting failed={soldFailed} onAgain={() => void reloadSold()} />}
      {data?.orders.length === 0 && elsewhere.length === 0 && <p>{words.today.nothing}</p>}
      {toPick > 0 && (
        <div>
          <Link
            href="/prelievo"
            className={`${buttonClass({ look: 'signal', isLarge: true })} ${styles.start}`}
          >
            {words.today.startPicking(toPick)}
          </Link>
        </div>
      )}
      <SoldElsewhere items={elsewhere} />
      {nextSteps.map((step) => {
        const orders = (data?.orders ?? []).filter(({ next }) => next === step);
        if (orders.length === 0) return null;
        return (
          <Rows key={step} title={words.today.sections[step]} count={orders.length}>
            {orders.map((order) => (
              <OrderLine key={order.orderNumber} order={order} />
            ))}
          </Rows>
        );
      })}
      {data?.orders.some(({ next }) => next === 'ship') && (
        <p>
          <Link href="/spedizioni" className="reach">
            {words.courierFile.title}
          </Link>
        </p>
      )}
      <WaitingReturns />
      <FindOrder />
    </div>
  );
}

function OrderLine({ order }: { readonly order: DeskOrder }) {
  const { words, locale } = useDesk();
  const { orderNumber, buyer, delivery, city, province, codes, purchasedAt, courier } = order;
  const { pieces, picked, withdrawn } = order;
  const since = order.deliveredAt ?? order.shippedAt ?? purchasedAt;
  return (
    <Row href={`/ordini/${orderNumber}`} className={styles.order}>
      <span className={styles.number}>{orderNumber}</span>
      <span className={styles.when}>{since && words.days(daysBetween(since, now()))}</span>
      <span className={styles.buyer}>
        {buyer} · {delivery === 'collection' ? words.collection.mark : `${city} (${province})`}
      </span>
      <span className={styles.codes}>{codes.join(' · ')}</span>
      <span className={styles.facts}>
        {[pieces > 0 && words.pieces(pieces), withdrawn > 0 && words.today.withdrawn(withdrawn)]
          .filter(Boolean)
          .join(' · ')}
        {order.next === 'pick' && picked > 0 && ` · ${words.today.picked(picked, pieces)}`}
        {order.next === 'arrive' && courier && ` · ${courier}`}
        {order.next === 'uncollected' &&
          order.keptUntil &&
          ` · ${words.collection.expired(formatDay(order.keptUntil, locale))}`}
        {order.next === 'hand_over' &&
          order.keptUntil &&
          ` · ${words.collection.keptUntil(formatDays(order.keptUntil, order.keptUntil, locale))}`}
        {order.hasPallet && ` · ${words.today.pallet}`}
      </span>
      {order.hasSafetyPart && <strong className={styles.safety}>{words.today.safety}</strong>}
    </Row>
  );
}

function FindOrder() {
  const { words } = useDesk();
  const [, navigate] = useLocation();
  return (
    <form
      className={styles.find}
      onSubmit={(event) => {
        const { number = '' } = valuesOf(event);
        navigate(`/ordini/${encodeURIComponent(number.trim().toUpperCase().replaceAll(/\s+/g, '-'))}`);
      }}
    >
      <Field label={words.today.find} name="number" required autoCapitalize="characters" maxLength={40} />
      <Button type="submit" isLarge>
        {words.today.open}
      </Button>
    </form>
  );
}
