/** The list of the day: what is to be done next, order by order, the longest waiting first. */
import { Link } from 'wouter';
import type { DeskOrder } from '../../../domain/contract/desk-orders.ts';
import { nextSteps, type NextStep } from '../../../domain/desk/next-step.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { WaitingReturns } from '../exceptions/waiting-returns.tsx';
import { SoldElsewhere } from '../picking/sold-elsewhere.tsx';
import { useDesk } from '../room/context.ts';
import { Rows } from '../room/rows.tsx';
import { Waiting } from '../room/said.tsx';
import { useHeading } from '../room/use-heading.ts';
import { useLoaded } from '../room/use-loaded.ts';
import { FindOrder } from './find-order.tsx';
import { OrderLine } from './order-line.tsx';
import { UnpaidOrders } from './unpaid-orders.tsx';
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
      {data?.orders.length === 0 && data.unpaid.length === 0 && elsewhere.length === 0 && (
        <p>{words.today.nothing}</p>
      )}
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
      <Steps steps={toDo} orders={data?.orders ?? []} />
      <UnpaidOrders orders={data?.unpaid ?? []} onPaid={reload} />
      <Steps steps={['none']} orders={data?.orders ?? []} />
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

const toDo = nextSteps.filter((step) => step !== 'none');

type StepsProps = { readonly steps: readonly NextStep[]; readonly orders: readonly DeskOrder[] };

function Steps({ steps, orders }: StepsProps) {
  const { words } = useDesk();
  return steps.map((step) => {
    const waiting = orders.filter(({ next }) => next === step);
    if (waiting.length === 0) return null;
    return (
      <Rows key={step} title={words.today.sections[step]} count={waiting.length}>
        {waiting.map((order) => (
          <OrderLine key={order.orderNumber} order={order} />
        ))}
      </Rows>
    );
  });
}
