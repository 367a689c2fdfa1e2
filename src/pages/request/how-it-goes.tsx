/** What becomes of a request, in three steps. */
import { useTranslation } from 'react-i18next';
import { Scene } from '../../components/scene/scene.tsx';
import { tagClass } from '../../ui/tag/tag.tsx';
import styles from './request.module.css';

const steps = ['tell', 'seek', 'answer'] as const;

export function HowItGoes() {
  const { t } = useTranslation();
  return (
    <aside className={styles.how} aria-label={t('request.how.title')}>
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
