/**
 * Something the shop would like to say, at the foot of the screen: it takes no focus, moves nothing, and lies above whatever is
 * fixed there.
 */
import { useEffect, useId, type ReactNode } from 'react';
import { keepFocus } from '../../browser/accessibility.ts';
import styles from './offers.module.css';

type OfferProps = {
  readonly label: string;
  readonly text: string;
  /** What can be answered. */
  readonly children: ReactNode;
};

export function Offer({ label, text, children }: OfferProps) {
  const textId = useId();
  // An answer takes the button away that was pressed.
  useEffect(() => keepFocus(), []);
  return (
    <section className={styles.offer} aria-label={label} aria-describedby={textId}>
      <p id={textId}>{text}</p>
      <div className={styles.answers}>{children}</div>
    </section>
  );
}
