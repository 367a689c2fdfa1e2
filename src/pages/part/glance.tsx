/** What a list told of a part whose own page was never opened here: enough to go on with until the network is back. */
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { useCarLine } from '../../components/part-card/car-line.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import styles from './part.module.css';

export function Glance({ part }: { part: PartSummary }) {
  const { t } = useTranslation();
  const carLine = useCarLine(part);
  return (
    <>
      <p>{carLine}</p>
      <p>
        {part.condition}: {t(`part.gradeText.${part.condition}`)}
      </p>
      <p className={styles.safety}>{t('part.glance')}</p>
    </>
  );
}
