/** A photo in the size and the format that suit its place and the browser: AVIF before WebP before JPEG. */
import type { Image } from '../../../domain/contract/parts.ts';

type PhotoProps = {
  readonly image: Image;
  /** How wide it is shown, as the `sizes` of HTML. Photos that wait know their width by then, where the browser says so. */
  readonly sizes: string;
  /** Whether it is what people see first: fetched at once, before others. */
  readonly isFirst?: boolean;
  /** It cannot be had, now or at all. */
  readonly onMissing: () => void;
};

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

/** The addresses of a photo in all its widths: `/media/{hash}/{width}.{ending}`. */
export const sourceSet = ({ src, widths }: Image, ending: string): string =>
  widths.map((width) => `${src.replace(/\d+\.jpg$/, `${width}.${ending}`)} ${width}w`).join(', ');
