/** What stays of sold pieces, as far as it is known what the yard paid for them. */
import type { Figures } from '../../../domain/contract/desk-figures.ts';
import { formatMoney, formatNumber } from '../../../domain/written-number.ts';
import { useDesk } from '../room/context.ts';
import { Beside } from './beside.tsx';
import styles from './figures.module.css';

const rows = ['paid', 'cost', 'vat', 'margin'] as const;

export function Margin({ figures: { now, before } }: { readonly figures: Figures }) {
  const { words, locale } = useDesk();
  const said = words.figures;
  const count = (pieces: number): string => formatNumber(pieces, locale);
  return (
    <section className={styles.section} aria-labelledby="figures-margin">
      <h2 id="figures-margin">{said.margin}</h2>
      <p>{said.known(count(now.margin.known), count(now.margin.pieces))}</p>
      <p className="muted">{said.marginAbout}</p>
      {now.margin.known + before.margin.known > 0 && (
        <dl className={styles.sums}>
          {rows.map((row) => (
            <Beside
              key={row}
              name={said.marginRows[row]}
              now={formatMoney(now.margin[row], locale)}
              before={formatMoney(before.margin[row], locale)}
            />
          ))}
          <Beside
            name={said.knownOf}
            now={said.share(count(now.margin.known), count(now.margin.pieces))}
            before={said.share(count(before.margin.known), count(before.margin.pieces))}
          />
        </dl>
      )}
    </section>
  );
}
