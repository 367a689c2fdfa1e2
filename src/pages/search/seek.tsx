/** The way on for whoever did not find their part among those that are shown. */
import type { SearchOptions } from '../../../domain/contract/search.ts';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './search.module.css';

export function Seek({ options: { query, brand, model } }: { readonly options: SearchOptions }) {
  const { t } = useTranslation();
  return (
    <PageLink to="request" query={{ query, brand, model }} className={styles.seek}>
      <Icon name="search" />
      <b>{t('search.notThere')}</b>
      <span>{t('search.askTitle')}</span>
    </PageLink>
  );
}
