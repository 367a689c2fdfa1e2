/** What a document says: of whom, over what, with which VAT. Read from its latest file, in the file's own Italian. */
import type { WholePaper } from '../../../domain/contract/desk-papers.ts';
import { formatMoney, formatNumber } from '../../../domain/written-number.ts';
import { FigureTable } from '../figures/figure-table.tsx';
import { useDesk } from '../room/context.ts';
import styles from './papers.module.css';

export function PaperContent({ paper: { content, total } }: { readonly paper: WholePaper }) {
  const { words, locale } = useDesk();
  const said = words.paper;
  const { buyer, lines, summaries, stampDuty, causes, recipientCode, recipientPec } = content;
  const money = (cents: number): string => formatMoney(cents, locale);
  const rate = (percent: number, nature: string | null): string =>
    nature ?? `${formatNumber(percent, locale)}%`;
  const facts = [
    [said.vatNumber, buyer.vatNumber],
    [said.fiscalCode, buyer.fiscalCode],
    [said.recipient, recipientCode],
    [said.pec, recipientPec],
  ] as const;
  return (
    <>
      <section className={styles.section} aria-labelledby="buyer">
        <h2 id="buyer">{said.buyer}</h2>
        <p>
          <strong>{buyer.name}</strong>
          <br />
          {buyer.address}
        </p>
        <dl className={styles.pairs}>
          {facts.map(
            ([name, value]) =>
              value && (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ),
          )}
        </dl>
      </section>
      <section className={styles.section} aria-labelledby="lines">
        <h2 id="lines">{said.lines}</h2>
        <ol className={styles.lines}>
          {lines.map(({ code, description, quantity, total: amount, ratePercent, nature }, at) => (
            // Lines have their places, and nothing else to tell them by.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <span>{description}</span>
              <span className={styles.total}>{money(amount)}</span>
              <span className="muted small">
                {[code, quantity > 1 && `${quantity} ×`, `${said.sums.rate} ${rate(ratePercent, nature)}`]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </li>
          ))}
        </ol>
        <FigureTable
          caption={said.summaries}
          heads={[said.sums.rate, said.sums.taxable, said.sums.tax]}
          rows={summaries.map(({ ratePercent, nature, taxable, tax }) => ({
            name: rate(ratePercent, nature),
            cells: [money(taxable), money(tax)],
          }))}
        />
        {summaries.map(
          ({ reference }) =>
            reference && (
              <p key={reference} className="muted small">
                {reference}
              </p>
            ),
        )}
        <p className={styles.sum}>
          {said.total} <strong>{money(total)}</strong>
        </p>
        {stampDuty !== null && <p className="muted small">{said.stamp(money(stampDuty))}</p>}
        {causes.map((cause) => (
          <p key={cause} className="muted small">
            {cause}
          </p>
        ))}
      </section>
    </>
  );
}
