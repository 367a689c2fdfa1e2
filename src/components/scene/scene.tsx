/** A line drawing of a quiet moment in the yard. It says nothing that the words beside it do not: screen readers skip it. */
import styles from './scene.module.css';
import sprite from './scenes.svg?no-inline';

export type SceneName =
  | 'carrello-vuoto'
  | 'pagato'
  | 'non-pagato'
  | 'niente-qui'
  | 'fuori-campo'
  | 'guasto'
  | 'chiuso'
  | 'nessun-ordine'
  | 'niente-visto'
  | 'cerca'
  | 'lettera'
  | 'chiave';

/** As wide as its place allows, 4 to 3. */
export function Scene({ name }: { readonly name: SceneName }) {
  return (
    <svg className={styles.scene} viewBox="0 0 160 120" aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
