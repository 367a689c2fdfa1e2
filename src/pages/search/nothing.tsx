/** Nothing was found: say so, and offer the way on. */
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SearchOptions } from '../../../domain/contract/search.ts';
import { searchHref } from '../../../domain/routes.ts';
import { PageLink } from '../../components/page-link/page-link.tsx';
import { useLocale } from '../../stores/stores.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { filterCount } from './options.ts';
import styles from './search.module.css';

export function Nothing({ options }: { options: SearchOptions }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const hasFilters = filterCount(options) > 0;
  return (
    <div className={`panel stack ${styles.nothing}`}>
      <h2>{t('search.nothing')}</h2>
      <p className="muted">{t(hasFilters ? 'search.nothingFiltered' : 'search.nothingHint')}</p>
      {hasFilters && (
        <Link href={searchHref(locale, { query: options.query })} className={buttonClass({ look: 'signal' })}>
          {t('search.dropFilters')}
        </Link>
      )}
      <Link href={searchHref(locale, {})} className={buttonClass({ look: 'quiet' })}>
        {t('search.wholeCatalogue')}
      </Link>
      <PageLink
        to="request"
        query={{ query: options.query, brand: options.brand, model: options.model }}
        className={buttonClass({ look: 'quiet' })}
      >
        {t('request.fromSearch')}
      </PageLink>
    </div>
  );
}
