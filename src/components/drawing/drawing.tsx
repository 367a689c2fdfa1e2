/** The line drawing of a kind of part, for a part without a photo. It says nothing that the name does not: screen readers skip it. */
import type { Paint } from '../../../domain/paint.ts';
import type { Side } from '../../../domain/vocabulary.ts';
import styles from './drawing.module.css';
import sprite from './drawings.svg?no-inline';

type DrawingProps = {
  /** Slug of the kind of part, or of a group, whose drawing what is "other" of it has as well. */
  readonly kind: string;
  /** As drawn it is the left one of two. */
  readonly side?: Side | null | undefined;
  /** What panels are painted with. */
  readonly paint?: Paint | null | undefined;
};

/** As wide as its place allows, 3 to 2; where it stands large, the place sets `--pen: 1.5`. */
export function Drawing({ kind, side, paint }: DrawingProps) {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 120 80"
      aria-hidden="true"
      data-side={side}
      data-paint={paint}
    >
      <use href={`${sprite}#${kind.replace('altro-', '')}`} />
    </svg>
  );
}
