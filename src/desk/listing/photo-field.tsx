/** Up to ten photos of a piece, taken now or chosen; each lies on this phone at once. */
import { useEffect, useId, useState, type ChangeEvent } from 'react';
import { listedPhotosMax } from '../../../domain/contract/desk-listing.ts';
import type { ListedPhoto } from '../../offline/desk-listing/piece-item.ts';
import { photoBox } from '../../offline/desk-listing/pieces.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useDesk } from '../room/context.ts';
import type { Draft } from './use-draft.ts';
import styles from './photos.module.css';

/** What the shop can read. Named one by one, so that an iPhone hands out its photos as JPEG. */
const readable = 'image/jpeg,image/png,image/webp,image/avif';

type PhotoFieldProps = Pick<Draft, 'addPhotos' | 'removePhoto' | 'isPreparing'> & {
  readonly photos: readonly ListedPhoto[];
  readonly error: string | undefined;
};

export function PhotoField({ photos, error, isPreparing, addPhotos, removePhoto }: PhotoFieldProps) {
  const { words } = useDesk();
  const id = useId();
  const isFull = photos.length >= listedPhotosMax;

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(currentTarget.files ?? [])];
    // The same photo can be chosen again after it was taken out.
    currentTarget.value = '';
    void addPhotos(files);
  }

  const input = {
    type: 'file',
    className: 'hidden',
    disabled: isFull || isPreparing,
    'aria-describedby': `${id}-errors`,
    onChange: take,
  } as const;

  return (
    <fieldset className={styles.photos}>
      <legend className={styles.legend}>{words.listing.photos(photos.length, listedPhotosMax)}</legend>
      {photos.length > 0 && (
        <ul className={styles.list}>
          {photos.map(({ id: photo }, at) => (
            <li key={photo}>
              <Thumb id={photo} words={words.listing.photo(at + 1)} />
              <button
                type="button"
                aria-label={words.listing.removePhoto(at + 1)}
                onClick={() => removePhoto(photo)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        <label className={`${buttonClass({ isLarge: true })} ${styles.way}`}>
          <input {...input} accept="image/*" capture="environment" />
          <Icon name="camera" /> {isPreparing ? words.listing.preparing : words.listing.takePhoto}
        </label>
        <label className={`${buttonClass({ isLarge: true })} ${styles.way}`}>
          <input {...input} multiple accept={readable} />
          {words.listing.choosePhotos}
        </label>
      </div>
      <p id={`${id}-errors`} className={styles.error} role="status">
        {error}
      </p>
    </fieldset>
  );
}

function Thumb({ id, words }: { readonly id: string; readonly words: string }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let isGone = false;
    void photoBox.get(id).then((file) => {
      if (!file || isGone) return;
      made = URL.createObjectURL(file);
      setAddress(made);
    });
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [id]);
  return <img src={address} alt={words} />;
}
