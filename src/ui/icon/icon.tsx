/** One icon of the drawn set. It only repeats what the words beside it, or the button's label, say: screen readers skip it. */
import { createContext, useContext } from 'react';
import type { IconName } from './icon-names.ts';
import styles from './icon.module.css';
import sprite from './icons.svg?no-inline';

export type { IconName };

/** File of all icons. */
export const iconFile: string = sprite;

/** Words that stand for every icon while that file cannot be had; undefined while it can. */
export const IconAlternative = createContext<string | undefined>(undefined);

/** As high as 1.25 of the text beside it and in its colour. */
export function Icon({ name }: { readonly name: IconName }) {
  const instead = useContext(IconAlternative);
  return (
    <svg
      className={styles.icon}
      viewBox="0 0 24 24"
      {...(instead ? { role: 'img', 'aria-label': instead } : { 'aria-hidden': true })}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
