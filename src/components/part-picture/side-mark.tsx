/** SX or DX on a photo or a drawing: where two lie side by side nobody should take one for the other. The name says it to who listens. */
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './side-mark.module.css';

export function SideMark({ side }: Pick<PartSummary, 'side'>) {
  const { t } = useTranslation();
  if (!side) return null;
  return (
    <span className={styles.side} aria-hidden="true">
      {t(`part.side.${side}`)}
    </span>
  );
}
