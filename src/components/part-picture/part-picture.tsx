/** What people look at: the photo, or where a part has none the line drawing of its kind. */
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { Drawing } from '../drawing/drawing.tsx';
import styles from './part-picture.module.css';

export function PartPicture({ part }: { part: Pick<PartSummary, 'image' | 'category'> }) {
  const { image, category } = part;
  return (
    <div className={styles.picture}>
      {image ? (
        <img src={image.src} width={image.width} height={image.height} alt={image.alt} loading="lazy" />
      ) : (
        <Drawing kind={category.slug} />
      )}
    </div>
  );
}
