/** Up to five photos, chosen or taken now; each can be looked at and taken out again. */
import { useId, type ChangeEvent } from 'react';
import { requestPhotoBytesMax, requestPhotosMax } from '../../../domain/constants.ts';
import { useFieldError } from '../../components/form-problem/form-problem.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './request.module.css';
import type { Photos } from './use-photos.ts';

/** What the shop can read. Named one by one, so that an iPhone hands out its photos as JPEG. */
const readable = 'image/jpeg,image/png,image/webp,image/avif';

type PhotoFieldProps = { readonly photos: Photos; readonly codes: Readonly<Record<string, string>> };

export function PhotoField({ photos, codes }: PhotoFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const errorOf = useFieldError(codes);
  const refused = photos.refusedOf(refusedPlaces(codes));
  const errors = [
    ...(photos.areLost ? [t('request.photosLost')] : []),
    ...photos.refusals.map((code) => t(`request.refused.${code}`)),
    ...refused.map(({ at, place }) =>
      t('request.photoProblem', { nth: at + 1, problem: errorOf(`photos.${place}`) }),
    ),
    ...(codes['photos'] ? [errorOf('photos')] : []),
  ];
  const isFull = photos.list.length >= requestPhotosMax;

  function take({ currentTarget }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(currentTarget.files ?? [])];
    // The same photo can be chosen again after it was taken out.
    currentTarget.value = '';
    void photos.add(files);
  }

  const input = {
    type: 'file',
    className: 'hidden',
    disabled: isFull || photos.isPreparing,
    'aria-describedby': `${id}-hint ${id}-errors`,
    'aria-invalid': errors.length > 0 || undefined,
    onChange: take,
  } as const;

  return (
    <fieldset className={styles.photos}>
      <legend className={styles.legend}>
        {t('request.photos')} <span className="muted">({t('form.optional')})</span>
      </legend>
      <p id={`${id}-hint`} className="muted small">
        {t('request.photosHint', { most: requestPhotosMax, megabytes: requestPhotoBytesMax / 1024 / 1024 })}
      </p>
      {photos.list.length > 0 && (
        <ul className={styles.chosen}>
          {photos.list.map(({ id: photo, preview }, at) => (
            <li key={photo} className={refused.some((one) => one.at === at) ? styles.refused : undefined}>
              <img src={preview} alt={t('request.photo', { nth: at + 1 })} />
              <button
                type="button"
                aria-label={t('request.removePhoto', { nth: at + 1 })}
                onClick={() => photos.remove(photo)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.ways}>
        <label className={`${buttonClass({})} ${styles.way}`}>
          <input {...input} multiple accept={readable} />
          {t(photos.isPreparing ? 'request.preparing' : 'request.choosePhotos')}
        </label>
        <label className={`${buttonClass({})} ${styles.way} ${styles.camera}`}>
          <input {...input} accept="image/*" capture="environment" />
          {t('request.takePhoto')}
        </label>
      </div>
      <div id={`${id}-errors`} className={styles.errors} role="status">
        {errors.map((error) => (
          <p key={error}>{error}</p>
        ))}
      </div>
    </fieldset>
  );
}

/** @returns the places, from 0, of the photos that the server would not take; its codes name them `photos.2` */
function refusedPlaces(codes: Readonly<Record<string, string>>): number[] {
  return Object.keys(codes).flatMap((path) => {
    const [, place] = /^photos\.(\d+)$/.exec(path) ?? [];
    return place === undefined ? [] : [Number(place)];
  });
}
