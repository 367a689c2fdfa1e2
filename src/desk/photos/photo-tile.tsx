/** One photo of a part with its buttons, each named by the photo that it is about. */
import { fileBox, fileKey } from '../../offline/desk-photos/photo-work.ts';
import { Photo } from '../../components/part-picture/part-picture.tsx';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import { useDesk } from '../room/context.ts';
import { StoredPhoto } from './stored-photo.tsx';
import type { WantedPhoto } from './use-part-photos.ts';
import styles from './part-photos.module.css';

export type PhotoAct = 'earlier' | 'later' | 'first' | 'remove';

type PhotoTileProps = {
  readonly partId: number;
  readonly photo: WantedPhoto;
  /** Its place, from 0, among so many. */
  readonly at: number;
  readonly count: number;
  readonly onAct: (act: PhotoAct) => void;
};

export function PhotoTile({ partId, photo, at, count, onAct }: PhotoTileProps) {
  const { photos } = useDesk().words;
  const { hash, image, isWaiting } = photo;
  const name = photos.photo(at + 1);
  const button = (act: PhotoAct, words: string, icon: IconName) => (
    <button type="button" data-act={act} aria-label={words} onClick={() => onAct(act)}>
      <Icon name={icon} />
    </button>
  );
  return (
    <div className={styles.tile}>
      <div className={styles.picture}>
        {image ? (
          <Photo image={{ ...image, alt: name }} sizes="10rem" onMissing={() => {}} />
        ) : (
          <StoredPhoto box={fileBox} id={fileKey(partId, hash)} words={name} />
        )}
        <p className={styles.mark}>
          {[at === 0 && photos.first, isWaiting && photos.waits].filter(Boolean).join(' · ')}
        </p>
      </div>
      <div className={styles.acts}>
        {at > 0 && button('earlier', photos.earlier(at + 1), 'arrow-left')}
        {at < count - 1 && button('later', photos.later(at + 1), 'arrow-right')}
        {at > 0 && button('first', photos.makeFirst(at + 1), 'arrow-left')}
        {button('remove', photos.remove(at + 1), 'trash')}
      </div>
    </div>
  );
}
