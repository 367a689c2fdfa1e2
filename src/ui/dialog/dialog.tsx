/**
 * Asks something before the page goes on: a native modal dialog under its own heading. It opens when it is rendered and
 * closes when it no longer is; the browser keeps the focus in it and gives it back. Knows no language.
 */
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './dialog.module.css';

type DialogProps = {
  readonly title: string;
  /** Escape, or the back button of an Android phone: whoever renders it stops doing so. */
  readonly onClose: () => void;
  readonly children: ReactNode;
};

export function Dialog({ title, onClose, children }: DialogProps) {
  const id = useId();
  const element = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  // Before the browser paints; and closed while it is still in the page, or the focus would not go back.
  useLayoutEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    // A screen reader begins with what it is about.
    heading.current?.focus();
    return () => dialog?.close();
  }, []);

  return (
    <dialog
      ref={element}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // React tries effects twice while the shop is written: closed and open again is not closed.
      onClose={({ currentTarget }) => !currentTarget.open && onClose()}
    >
      <h2 ref={heading} id={id} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}

/** The buttons at the end of a dialog, the one that goes on last. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
