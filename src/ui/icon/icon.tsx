/** One icon of the drawn set. It only repeats what the words beside it, or the button's label, say: screen readers skip it. */
import type { IconName } from './icon-names.ts';
import styles from './icon.module.css';
import sprite from './icons.svg?no-inline';

export type { IconName };

/** File of all icons. */
export const iconFile: string = sprite;

/** As high as 1.25 of the text beside it and in its colour. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
