/** Names and values as they stand in a car's papers; what is not known is left out. */
import styles from './log-book.module.css';

export type Entry = {
  readonly name: string;
  /** Under which letter it stands in a European registration document (directive 1999/37/EC). */
  readonly code?: string;
  readonly value: string | number | null | undefined;
};

export function Entries({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <dl className={styles.entries}>
      {entries
        .filter(({ value }) => value !== null && value !== undefined)
        .map(({ name, code, value }) => (
          <div key={name}>
            <dt>
              {code && <abbr aria-hidden="true">{code}</abbr>}
              {name}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
