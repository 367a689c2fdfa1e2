/** An order is looked for by its number, its buyer or its amount; the only one that is found opens. */
import { useState } from 'react';
import { useLocation } from 'wouter';
import type { FoundOrders } from '../../../domain/contract/desk-orders.ts';
import { formatDay } from '../../../domain/format.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/field/field.tsx';
import { useDesk } from '../room/context.ts';
import { leftEmpty, valuesOf } from '../room/form-values.ts';
import { Row, Rows } from '../room/rows.tsx';
import { fieldError, Said } from '../room/said.tsx';
import { useAct } from '../room/use-act.ts';
import styles from './today.module.css';

export function FindOrder() {
  const { calls, words } = useDesk();
  const [, navigate] = useLocation();
  const { act, isBusy, failed, forget, refuse } = useAct();
  const [found, setFound] = useState<FoundOrders>();

  async function find(text: string): Promise<void> {
    const answer = await calls.findOrders(text);
    const [only, ...others] = answer.orders;
    if (only && others.length === 0) navigate(`/ordini/${only.orderNumber}`);
    else setFound(answer);
  }

  return (
    <div className="stack">
      <form
        noValidate
        className={styles.find}
        onInput={forget}
        onSubmit={(event) => {
          const values = valuesOf(event);
          const missing = leftEmpty(values, ['q']);
          if (missing.length > 0) return refuse(missing);
          void act(() => find(values.q ?? ''));
        }}
      >
        <Field
          label={words.today.find}
          hint={words.today.findHint}
          name="q"
          required
          autoComplete="off"
          maxLength={300}
          error={fieldError(words, failed, 'q')}
        />
        <Button type="submit" isLarge isBusy={isBusy}>
          {words.today.open}
        </Button>
      </form>
      {failed?.errors.length === 0 && <Said failed={failed} />}
      <p role="status" className={styles.found}>
        {found?.orders.length === 0 && words.today.notFound}
        {found?.hasMore && words.today.more}
      </p>
      {found && found.orders.length > 0 && <Found orders={found.orders} />}
    </div>
  );
}

function Found({ orders }: Pick<FoundOrders, 'orders'>) {
  const { words, locale } = useDesk();
  return (
    <Rows title={words.today.found} count={orders.length}>
      {orders.map(({ orderNumber, state, buyer, amount, placedAt }) => (
        <Row key={orderNumber} href={`/ordini/${orderNumber}`} className={styles.order}>
          <span className={styles.number}>{orderNumber}</span>
          <strong className={styles.amount}>{formatMoney(amount, locale)}</strong>
          <span className={styles.buyer}>{buyer}</span>
          <span className={styles.until}>
            {words.order.states[state]} · {formatDay(placedAt, locale)}
          </span>
        </Row>
      ))}
    </Rows>
  );
}
