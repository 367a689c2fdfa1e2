/** The shop's button. `signal` is for the one thing to do on a screen. */
import type { ButtonHTMLAttributes } from 'react';
import styles from './button.module.css';

type Look = { look?: 'signal' | 'quiet' | 'plain'; isWide?: boolean; isLarge?: boolean };

/** Class names of a button, for a link that looks like one. */
export function buttonClass({ look = 'quiet', isWide, isLarge }: Look): string {
  return [styles.button, styles[look], isWide && styles.wide, isLarge && styles.large]
    .filter(Boolean)
    .join(' ');
}

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & Look & { isBusy?: boolean };

/** While busy it keeps its size and its focus, and cannot be pressed again. */
export function Button({
  look,
  isWide,
  isLarge,
  isBusy = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const className = buttonClass({
    ...(look && { look }),
    ...(isWide && { isWide }),
    ...(isLarge && { isLarge }),
  });
  return (
    <button
      {...rest}
      type={type}
      className={isBusy ? `${className} ${styles.busy}` : className}
      aria-disabled={isBusy || undefined}
      onClick={(event) => {
        if (isBusy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}
