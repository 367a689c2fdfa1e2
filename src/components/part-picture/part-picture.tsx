/** What people look at: the photo, or where a part has none, or it cannot be had, the line drawing of its kind. */
import { useState } from 'react';
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { Drawing } from '../drawing/drawing.tsx';
import styles from './part-picture.module.css';
import { Photo } from './photo.tsx';

type PartPictureProps = {
  readonly part: Pick<PartSummary, 'image'> & { readonly category: Pick<PartSummary['category'], 'slug'> };
  /** Whether it stands where people look first, in a list's first row. */
  readonly isFirst?: boolean;
  /** How wide it is, as the `sizes` of HTML; as wide as a card when left out. */
  readonly sizes?: string;
};

/** The width of a card: two beside each other on a phone. */
const cardSizes = '(max-width: 30rem) 48vw, 18rem';

export function PartPicture({
  part: { image, category },
  isFirst = false,
  sizes = cardSizes,
}: PartPictureProps) {
  const [missing, setMissing] = useState<string>();
  return (
    <div className={styles.picture} data-picture>
      {image && image.src !== missing ? (
        <Photo image={image} sizes={sizes} isFirst={isFirst} onMissing={() => setMissing(image.src)} />
      ) : (
        <Drawing kind={category.slug} />
      )}
    </div>
  );
}
