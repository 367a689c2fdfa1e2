/** What people look at: the photo, or where a part has none, or it cannot be had, the line drawing of its kind. */
import { useState } from 'react';
import type { PartSummary, Image } from '../../../domain/contract/parts.ts';
import { keepTrying } from '../../lib/keep-trying.ts';
import { Drawing } from '../drawing/drawing.tsx';
import styles from './part-picture.module.css';

type PartPictureProps = {
  readonly part: Pick<PartSummary, 'image'> & {
    readonly category: Pick<PartSummary['category'], 'slug'>;
  } & Partial<Pick<PartSummary, 'side' | 'paint'>>;
  /** Whether it stands where people look first, in a list's first row. */
  readonly isFirst?: boolean;
  /** How wide it is, as the `sizes` of HTML; as wide as a card when left out. */
  readonly sizes?: string;
};

/** The width of a card: two beside each other on a phone. */
const cardSizes = '(max-width: 30rem) 48vw, 18rem';

export function PartPicture({
  part: { image, category, side, paint },
  isFirst = false,
  sizes = cardSizes,
}: PartPictureProps) {
  const [missing, setMissing] = useState<string>();

  function onMissing(src: string): void {
    setMissing(src);
    void keepTrying(() => import('./bring-back.ts'))
      .then(({ canBeShown }) => canBeShown(src))
      .then((isSo) => isSo && setMissing(undefined));
  }

  return (
    <div className={styles.picture} data-picture>
      {image && image.src !== missing ? (
        <Photo image={image} sizes={sizes} isFirst={isFirst} onMissing={() => onMissing(image.src)} />
      ) : (
        <Drawing kind={category.slug} side={side} paint={paint} />
      )}
    </div>
  );
}

type PhotoProps = {
  readonly image: Image;
  /** How wide it is shown, as the `sizes` of HTML. Photos that wait know their width by then, where the browser says so. */
  readonly sizes: string;
  /** Whether it is what people see first: fetched at once, before others. */
  readonly isFirst?: boolean;
  /** It cannot be had, now or at all. */
  readonly onMissing: () => void;
};

/** A photo in the size and the format that suit its place and the browser: AVIF before WebP before JPEG. */
export function Photo({ image, sizes, isFirst = false, onMissing }: PhotoProps) {
  const { src, width, height, alt } = image;
  const shown = isFirst ? sizes : `auto, ${sizes}`;
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(image, 'avif')} sizes={shown} />
      <source type="image/webp" srcSet={sourceSet(image, 'webp')} sizes={shown} />
      <img
        src={src}
        srcSet={sourceSet(image, 'jpg')}
        sizes={shown}
        width={width}
        height={height}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        // A photo that failed before the page came alive told nobody.
        ref={(photo) => void (photo?.complete && photo.naturalWidth === 0 && onMissing())}
        onError={onMissing}
      />
    </picture>
  );
}

/** The addresses of a photo in all its widths, which differ in their end alone: `…/{hash}/{width}.{ending}`. */
export const sourceSet = ({ src, widths }: Image, ending: string): string =>
  widths.map((width) => `${src.replace(/\d+\.jpg$/, `${width}.${ending}`)} ${width}w`).join(', ');
