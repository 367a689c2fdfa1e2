/** Photos of a piece that is not in the shop yet, or came back to it: taken now or chosen, each to be taken out again. */
import { useId, type ReactNode } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import { useDesk } from '../room/context.ts';
import { wrongMark } from '../room/focus-wrong.ts';
import { TakePhotos } from './take-photos.tsx';
import styles from './chosen-photos.module.css';

type ChosenPhotosProps = {
  readonly legend: string;
  readonly hint?: string;
  /** In their order; `picture` is given what the photo is called. */
  readonly photos: readonly { readonly id: string; readonly picture: (words: string) => ReactNode }[];
  readonly isFull: boolean;
  readonly isPreparing: boolean;
  readonly error: string | undefined;
  readonly onTake: (files: readonly Blob[]) => void;
  readonly onRemove: (id: string) => void;
};

export function ChosenPhotos(props: ChosenPhotosProps) {
  const { legend, hint, photos, isFull, isPreparing, error, onTake, onRemove } = props;
  const { words } = useDesk();
  const id = useId();
  return (
    <fieldset className={styles.photos} {...wrongMark(error)}>
      <legend className={styles.legend}>{legend}</legend>
      {hint && <p className="muted small">{hint}</p>}
      {photos.length > 0 && (
        <ul className={styles.list}>
          {photos.map(({ id: photo, picture }, at) => (
            <li key={photo}>
              {picture(words.photos.photo(at + 1))}
              <button type="button" aria-label={words.photos.remove(at + 1)} onClick={() => onRemove(photo)}>
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <TakePhotos isFull={isFull} isPreparing={isPreparing} describedBy={`${id}-errors`} onTake={onTake} />
      <p id={`${id}-errors`} className={styles.error} role="status">
        {error}
      </p>
    </fieldset>
  );
}
