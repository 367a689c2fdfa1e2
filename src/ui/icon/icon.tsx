/** One icon of the drawn set. It only repeats what the words beside it, or the button's label, say: screen readers skip it. */
import styles from './icon.module.css';
import sprite from './icons.svg?no-inline';

export type IconName =
  | 'search'
  | 'cart'
  | 'user'
  | 'clock'
  | 'plus'
  | 'minus'
  | 'close'
  | 'check'
  | 'chevron-right'
  | 'chevron-left'
  | 'chevron-down'
  | 'arrow-right'
  | 'arrow-left'
  | 'menu'
  | 'filter'
  | 'trash'
  | 'chat'
  | 'mail'
  | 'phone'
  | 'truck'
  | 'shield'
  | 'tag'
  | 'box'
  | 'return'
  | 'warning'
  | 'info'
  | 'moon'
  | 'globe'
  | 'external'
  | 'home'
  | 'offline'
  | 'eye'
  | 'eye-off'
  | 'sign-out'
  | 'car';

/** As high as 1.25 of the text beside it and in its colour. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
