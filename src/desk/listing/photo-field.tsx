/** Up to ten photos of a piece, taken now or chosen; each lies on this phone at once. */
import { useId } from 'react';
import { listedPhotosMax } from '../../../domain/contract/desk-photos.ts';
import type { ListedPhoto } from '../../offline/desk-listing/piece-item.ts';
import { photoBox } from '../../offline/desk-listing/pieces.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import { StoredPhoto } from '../photos/stored-photo.tsx';
import { TakePhotos } from '../photos/take-photos.tsx';
import { useDesk } from '../room/context.ts';
import type { Draft } from './use-draft.ts';
import styles from './photos.module.css';

type PhotoFieldProps = Pick<Draft, 'addPhotos' | 'removePhoto' | 'isPreparing'> & {
  readonly photos: readonly ListedPhoto[];
  readonly error: string | undefined;
};

export function PhotoField({ photos, error, isPreparing, addPhotos, removePhoto }: PhotoFieldProps) {
  const { words } = useDesk();
  const id = useId();

  return (
    <fieldset className={styles.photos}>
      <legend className={styles.legend}>{words.photos.count(photos.length, listedPhotosMax)}</legend>
      {photos.length > 0 && (
        <ul className={styles.list}>
          {photos.map(({ id: photo }, at) => (
            <li key={photo}>
              <StoredPhoto box={photoBox} id={photo} words={words.photos.photo(at + 1)} />
              <button
                type="button"
                aria-label={words.photos.remove(at + 1)}
                onClick={() => removePhoto(photo)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <TakePhotos
        isFull={photos.length >= listedPhotosMax}
        isPreparing={isPreparing}
        describedBy={`${id}-errors`}
        onTake={(files) => void addPhotos(files)}
      />
      <p id={`${id}-errors`} className={styles.error} role="status">
        {error}
      </p>
    </fieldset>
  );
}
