/** What becomes of a request, in three steps. */
import { useId } from 'react';
import { Scene } from '../../components/scene/scene.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { tagClass } from '../../ui/tag/tag.tsx';
import styles from './request.module.css';

const steps = ['tell', 'seek', 'answer'] as const;

export function HowItGoes() {
  const { t } = useTranslation();
  const title = useId();
  return (
    <aside className={styles.how} aria-labelledby={title}>
      <h2 id={title} className={styles.howTitle}>
        {t('request.how.title')}
      </h2>
      <Scene name="cerca" />
      <ol>
        {steps.map((step, index) => (
          <li key={step}>
            <span className={tagClass}>{index + 1}</span>
            <p>{t(`request.how.${step}`)}</p>
          </li>
        ))}
      </ol>
    </aside>
  );
}
