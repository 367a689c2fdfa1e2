/** A drawn scene for a quiet moment: an empty cart, a sent letter, no signal. It says nothing that the words beside it do not: screen readers skip it. */
import styles from './scene.module.css';
import sprite from './scenes.svg?no-inline';

/** As wide as its place allows, 4 to 3; where it stands larger than a hand, the place sets `--pen: 1.5`. */
export function Scene({ name }: { readonly name: SceneName }) {
  return (
    <svg className={styles.scene} viewBox="0 0 160 120" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

/** The scenes of `scenes.svg`. Only the type reaches the browser. */
export const sceneNames = [
  'carrello-vuoto',
  'pagato',
  'non-pagato',
  'niente-qui',
  'fuori-campo',
  'guasto',
  'chiuso',
  'nessun-ordine',
  'niente-visto',
  'cerca',
  'lettera',
  'chiave',
] as const;

export type SceneName = (typeof sceneNames)[number];
