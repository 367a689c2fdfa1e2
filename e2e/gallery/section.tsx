/** How the gallery shows a part of the screens: its name, when it is used, and its states, the light ones beside the dark. */
import type { ReactNode } from 'react';
import styles from './gallery.module.css';

type SectionProps = {
  /** The folder that the part lives in. */
  readonly name: string;
  /** When to use it, in one line. */
  readonly use: string;
  /** Whether all states are as wide as half of the room, as fields and cards are on a page. */
  readonly isEven?: boolean;
  readonly children: ReactNode;
};

export function Section({ name, use, isEven, children }: SectionProps) {
  return (
    <section id={name} className={isEven ? `${styles.section} ${styles.even}` : styles.section}>
      <h2 className={styles.name}>{name}</h2>
      <p>{use}</p>
      <div className={styles.schemes}>
        <div className={styles.light}>{children}</div>
        <div className={styles.dark}>{children}</div>
      </div>
    </section>
  );
}

/** States that a pointer or the keyboard makes. On the page they are tried; for pictures the browser is told to be in them. */
export type Forced = 'hover' | 'active' | 'focus-visible';

type StateProps = {
  readonly name: string;
  readonly forced?: Forced;
  /** Which element is in the forced state; the first that can be pressed or filled in, when absent. */
  readonly on?: string;
  /** Takes the whole width, as on a page. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
};

export function State({
  name,
  forced,
  on = 'a, button, input, select, textarea',
  isWide,
  children,
}: StateProps) {
  return (
    <figure className={isWide ? `${styles.state} ${styles.wide}` : styles.state}>
      <figcaption>{name}</figcaption>
      <div data-forced={forced} data-on={forced && on}>
        {children}
      </div>
    </figure>
  );
}

const touched = [
  { forced: 'hover', name: 'under the pointer' },
  { forced: 'active', name: 'pressed' },
  { forced: 'focus-visible', name: 'with the focus' },
] as const;

/** The same thing at rest and as it answers to a pointer and to the keyboard. */
export function Touched({ name, on, children }: Pick<StateProps, 'name' | 'on' | 'children'>) {
  return (
    <>
      <State name={name}>{children}</State>
      {touched.map((state) => (
        <State key={state.forced} name={`${name}, ${state.name}`} forced={state.forced} {...(on && { on })}>
          {children}
        </State>
      ))}
    </>
  );
}
