/** One photo of the gallery, whole, over its own blur; a tap looks closer. Without its code the link opens the photo itself. */
import { useState, type KeyboardEventHandler, type MouseEvent } from 'react';
import type { Image } from '../../../domain/contract/parts.ts';
import { Drawing } from '../../components/drawing/drawing.tsx';
import { Photo } from '../../components/part-picture/part-picture.tsx';
import { leaveFor } from '../../browser/page-lifecycle.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './gallery.module.css';

type GalleryPhotoProps = {
  readonly images: readonly Image[];
  readonly at: number;
  /** Slug of the kind of part, for the drawing when the photo cannot be had. */
  readonly kind: string;
  readonly onKey: KeyboardEventHandler;
  /** Looking closer ended at this photo. */
  readonly onLeft: (at: number) => void;
};

/** The column of the picture: the page's width on a phone, 55 of 100 beside the facts, at most 41 rem. */
const sizes = '(max-width: 40rem) 100vw, min(52vw, 41rem)';

export function GalleryPhoto({ images, at, kind, onKey, onLeft }: GalleryPhotoProps) {
  const { t } = useTranslation();
  const [missing, setMissing] = useState<string>();
  const image = images[at];
  if (!image) return null;
  if (image.src === missing) return <Drawing kind={kind} />;

  const lookCloser = (event: MouseEvent<HTMLAnchorElement>): void => {
    // A new tab or window is for the browser to open.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    import('./zoom.ts').then(
      ({ openZoom }) => openZoom({ images, at, t, onLeft }),
      () => leaveFor(image.src),
    );
  };
  return (
    <a href={image.src} className={styles.photo} onKeyDown={onKey} onClick={lookCloser}>
      {image.placeholder && <img className={styles.blur} src={image.placeholder} alt="" />}
      <Photo image={image} sizes={sizes} isFirst={at === 0} onMissing={() => setMissing(image.src)} />
      <span className="hidden">{t('part.photos.closer')}</span>
    </a>
  );
}
