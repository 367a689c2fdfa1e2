/** Nothing is here: said kindly, with a search, since whoever came was looking for something. */
import { useTranslation } from '../../lib/use-translation.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { PageLink } from '../page-link/page-link.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import styles from './missing.module.css';

export function Missing() {
  const { t } = useTranslation();
  return (
    <EmptyState scene="niente-qui" title={t('error.missing.title')}>
      <p>{t('error.missing.text')}</p>
      <div className={styles.search} data-asks>
        <SearchBox initial="" />
      </div>
      <p className={styles.ways}>
        <PageLink to="home" className={buttonClass({})}>
          {t('error.home')}
        </PageLink>
        <PageLink to="search" className={buttonClass({})}>
          {t('cart.toCatalogue')}
        </PageLink>
      </p>
    </EmptyState>
  );
}
