/** The drawing of one part: the right one mirrored and marked, a panel in its donor's colour. */
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { paintOf } from '../../../domain/paint.ts';
import { sideOfPart } from '../../../domain/side-of-part.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { Drawing } from './drawing.tsx';
import styles from './drawing.module.css';

type Drawn = { readonly category: Pick<PartSummary['category'], 'slug'> } & Partial<
  Pick<PartSummary, 'name' | 'side' | 'colour'>
>;

export function PartDrawing({
  part: { category, name = '', side: stated = null, colour = null },
}: {
  readonly part: Drawn;
}) {
  const { t } = useTranslation();
  const side = sideOfPart({ name, side: stated });
  const paint = paintOf(colour);
  const drawing = <Drawing kind={category.slug} isMirrored={side === 'right'} paint={paint} />;
  if (!side) return drawing;
  return (
    <>
      {drawing}
      {/* The name says it to those who listen. */}
      <span className={styles.side} aria-hidden="true">
        {t(`part.side.${side}`)}
      </span>
    </>
  );
}
