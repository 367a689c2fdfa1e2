/** What of a part was sold over the counter, each with its way back: a press too many, or a buyer who came again. */
import { useState } from 'react';
import type { WholeStockPart } from '../../../domain/contract/desk-part.ts';
import type { NotedCounterSale } from '../../../domain/contract/desk-stock.ts';
import { formatMoment } from '../../../domain/format.ts';
import { formatMoney } from '../../../domain/written-number.ts';
import { Button } from '../../ui/button/button.tsx';
import { AskDialog } from '../room/ask-dialog.tsx';
import { useDesk } from '../room/context.ts';
import styles from './stock.module.css';

type CounterSalesProps = {
  readonly part: WholeStockPart;
  readonly onChanged: (part: WholeStockPart) => void;
};

/** Nothing where there are none. */
export function CounterSales({ part: { id, counterSales }, onChanged }: CounterSalesProps) {
  const { calls, words, locale } = useDesk();
  const [asked, setAsked] = useState<NotedCounterSale>();
  const said = words.counter;
  const money = (cents: number): string => formatMoney(cents, locale);
  if (counterSales.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="counter-sales">
      <h2 id="counter-sales">{said.sold}</h2>
      <ul className={styles.list}>
        {counterSales.map((sale) => (
          <li key={sale.id} className={styles.rule}>
            <div>
              <strong>{said.line(sale.pieces, money(sale.amount))}</strong>
              <p className="muted small">
                {formatMoment(sale.soldAt, locale)} · {sale.soldBy}
              </p>
            </div>
            <Button isLarge onClick={() => setAsked(sale)}>
              {said.takeBack}
            </Button>
          </li>
        ))}
      </ul>
      {asked && (
        <AskDialog
          title={said.ask}
          doing={said.takeBack}
          leaving={said.leave}
          onDo={async () => {
            onChanged(await calls.takeBackCounterSale(id, asked.id));
            setAsked(undefined);
          }}
          onClose={() => setAsked(undefined)}
        >
          <p>{said.askAbout(asked.pieces, money(asked.amount))}</p>
        </AskDialog>
      )}
    </section>
  );
}
