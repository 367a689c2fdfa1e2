/** The same figures as a chart beside it, for whoever reads them. On a phone it is pushed sideways where it is wider. */
import { useId } from 'react';
import styles from './figures.module.css';

type Row = { readonly name: string; readonly cells: readonly string[] };

type FigureTableProps = {
  readonly caption: string;
  /** Of all columns, that of the names too. */
  readonly heads: readonly string[];
  readonly rows: readonly Row[];
  readonly total?: Row;
};

export function FigureTable({ caption, heads, rows, total }: FigureTableProps) {
  const id = useId();
  return (
    // Whoever has no finger to push with has arrow keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls
    <div className={styles.scrolls} role="region" aria-labelledby={id} tabIndex={0}>
      <table className={styles.table}>
        <caption id={id}>{caption}</caption>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.name} row={row} />
          ))}
        </tbody>
        {total && (
          <tfoot>
            <TableRow row={total} />
          </tfoot>
        )}
      </table>
    </div>
  );
}

function TableRow({ row: { name, cells } }: { readonly row: Row }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {cells.map((cell, at) => (
        // Cells of a row have their columns' order, and nothing else to tell them by.
        // oxlint-disable-next-line react/no-array-index-key
        <td key={at}>{cell}</td>
      ))}
    </tr>
  );
}
