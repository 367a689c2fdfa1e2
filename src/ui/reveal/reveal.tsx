/** A button at the end of a field that shows what is typed there as dots, until the form is sent. Knows no language. */
import { useEffect, useRef } from 'react';
import { Icon } from '../icon/icon.tsx';
import styles from './reveal.module.css';

type RevealProps = {
  /** What it does, whether it is pressed or not. */
  readonly label: string;
  readonly isShown: boolean;
  readonly onChange: (isShown: boolean) => void;
};

export function Reveal({ label, isShown, onChange }: RevealProps) {
  const button = useRef<HTMLButtonElement>(null);

  // Who comes back to a form that was sent, and browsers that ask whether to keep the password, find it hidden.
  useEffect(() => {
    const form = button.current?.form;
    if (!form || !isShown) return undefined;
    const hide = () => onChange(false);
    form.addEventListener('submit', hide);
    return () => form.removeEventListener('submit', hide);
  }, [isShown, onChange]);

  return (
    <button
      ref={button}
      type="button"
      className={styles.reveal}
      aria-label={label}
      aria-pressed={isShown}
      onClick={() => onChange(!isShown)}
    >
      <Icon name={isShown ? 'eye-off' : 'eye'} />
    </button>
  );
}
