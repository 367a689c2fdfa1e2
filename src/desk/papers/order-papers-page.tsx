/** The papers of an order: its courtesy invoice, what was issued, what is missing, and what an invoice would say of its buyer. */
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { useDesk } from '../room/context.ts';
import { valuesOf } from '../room/form-values.ts';
import { courtesyFile } from '../room/paper-calls.ts';
import { Waiting } from '../room/said.tsx';
import { useActs } from '../room/use-act.ts';
import { useHeading } from '../room/use-heading.ts';
import { useLoaded } from '../room/use-loaded.ts';
import { DetailsFields, detailsIn } from './details-fields.tsx';
import { PaperLink } from './paper-line.tsx';
import { SaidOfPaper } from './why-refused.tsx';
import styles from './papers.module.css';

export function OrderPapersPage({ number }: { readonly number: string }) {
  const { calls, words } = useDesk();
  const { data: order, failed, reload, setData } = useLoaded(() => calls.orderPapers(number), number);
  const { act, isBusy, failedAt } = useActs();
  const [done, setDone] = useState('');
  const form = useRef<HTMLFormElement>(null);
  const said = words.orderPapers;
  useHeading(said.title(number));
  const hasInvoice = order?.papers.some(({ kind }) => kind === 'TD01') ?? false;
  return (
    <div className={styles.page}>
      <p>
        <Link href={`/ordini/${number}`} className="reach">
          {words.order.title(number)}
        </Link>
      </p>
      <h1 tabIndex={-1}>{said.title(number)}</h1>
      {!order && <Waiting failed={failed} onAgain={() => void reload()} />}
      {order && !order.isPaid && <p>{said.notPaid}</p>}
      {order?.isPaid && (
        <>
          <p>
            <strong>{order.buyer}</strong>
          </p>
          <section className={styles.section}>
            {order.papers.length > 0 && (
              <ul className={styles.list}>
                {order.papers.map((paper) => (
                  <li key={paper.number}>
                    <PaperLink paper={paper} />
                  </li>
                ))}
              </ul>
            )}
            {order.missing && <p>{order.isDue ? said.missing[order.missing] : said.notByItself}</p>}
            <SaidOfPaper failed={failedAt('issue')} />
            <p role="status" className={styles.status}>
              {done}
            </p>
            <div className={styles.actions}>
              {order.missing && (
                <Button
                  isLarge
                  look="signal"
                  isBusy={isBusy}
                  onClick={() =>
                    void act('issue', async () => {
                      setDone('');
                      const { issued, ...changed } = await calls.issueOrderPapers(number);
                      setData(changed);
                      setDone(words.papers.issued(issued));
                    })
                  }
                >
                  {said.issue[order.missing]}
                </Button>
              )}
              <a className={buttonClass({ isLarge: true })} href={courtesyFile(number)} download>
                {words.paper.courtesy}
              </a>
            </div>
          </section>
          <section className={styles.section} aria-labelledby="details">
            <h2 id="details">{said.details}</h2>
            <p className="muted">{hasInvoice ? said.detailsIssued : said.detailsAbout}</p>
            <form
              ref={form}
              className={styles.form}
              noValidate
              onSubmit={(event) => {
                const details = detailsIn(valuesOf(event));
                void act('ask', async () => {
                  setDone('');
                  setData(await calls.askForPaper(number, details));
                  form.current?.reset();
                  setDone(said.asked);
                });
              }}
            >
              <SaidOfPaper failed={failedAt('ask')} />
              <DetailsFields says={order.says} failed={failedAt('ask')} />
              <Button type="submit" isLarge isBusy={isBusy}>
                {hasInvoice ? words.save : said.ask}
              </Button>
            </form>
          </section>
        </>
      )}
    </div>
  );
}
