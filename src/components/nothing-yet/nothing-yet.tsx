/** Where nothing is yet: what would be here, and the way to the catalogue. */
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button/button.tsx';
import { PageLink } from '../page-link/page-link.tsx';
import styles from './nothing-yet.module.css';

export function NothingYet({ text }: { readonly text: string }) {
  const { t } = useTranslation();
  return (
    <div className={`panel stack ${styles.panel}`}>
      <p>{text}</p>
      <PageLink to="search" className={buttonClass({ look: 'signal' })}>
        {t('cart.toCatalogue')}
      </PageLink>
    </div>
  );
}
