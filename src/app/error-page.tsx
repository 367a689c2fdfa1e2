/** Nothing is here, or something went wrong: said kindly, with a way on. */
import { useTranslation } from 'react-i18next';
import { PageLink } from '../components/page-link/page-link.tsx';
import { useNavigation } from '../lib/navigation.tsx';
import { Button, buttonClass } from '../ui/button/button.tsx';
import styles from './error-page.module.css';

export function ErrorPage({ status }: { status: number }) {
  const { t } = useTranslation();
  const { again } = useNavigation();
  const isMissing = status === 404;
  return (
    <div className={`wrap narrow stack ${styles.page}`}>
      <h1 tabIndex={-1}>{t(isMissing ? 'error.title' : 'error.faultTitle')}</h1>
      <p>{t(isMissing ? 'error.text' : 'error.faultText')}</p>
      {!isMissing && (
        <Button look="signal" onClick={again}>
          {t('error.again')}
        </Button>
      )}
      <PageLink to="home" className={buttonClass({ look: isMissing ? 'signal' : 'quiet' })}>
        {t('error.home')}
      </PageLink>
    </div>
  );
}
