/** All photos of a part, small, to choose one: where there is a mouse and room beside the facts. */
import { useState, type KeyboardEventHandler } from 'react';
import type { Image } from '../../../domain/contract/parts.ts';
import { Photo } from '../../components/part-picture/photo.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './gallery.module.css';

type ThumbnailsProps = {
  readonly images: readonly Image[];
  /** The photo that is shown large. */
  readonly shown: number;
  readonly onKey: KeyboardEventHandler;
  readonly onChoose: (at: number) => void;
};

export function Thumbnails({ images, shown, onKey, onChoose }: ThumbnailsProps) {
  const { t } = useTranslation();
  return (
    <ul className={styles.thumbnails}>
      {images.map((image, at) => (
        <li key={image.src}>
          <button
            type="button"
            className={styles.thumbnail}
            aria-label={t('part.photos.show', { nth: at + 1, all: images.length })}
            aria-current={at === shown ? 'true' : undefined}
            onKeyDown={onKey}
            onClick={() => onChoose(at)}
          >
            <Thumbnail image={image} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function Thumbnail({ image }: { image: Image }) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return <Icon name="offline" />;
  return <Photo image={{ ...image, alt: '' }} sizes="5rem" onMissing={() => setMissing(true)} />;
}
