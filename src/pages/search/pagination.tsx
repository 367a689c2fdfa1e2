/** The pages of the results as links: first, last and those around the current one. */
import { useTranslation } from 'react-i18next';
import { Link } from 'wouter';
import type { SearchOptions } from '../../../domain/contract/search.ts';
import { searchHref } from '../../../domain/routes.ts';
import { useLocale } from '../../stores/stores.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { pageCount } from './options.ts';
import styles from './pagination.module.css';

export function Pagination({ options, total }: { options: SearchOptions; total: number }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const pages = pageCount(total, options.limit);
  const current = options.page ?? 1;
  if (pages === 1) return null;

  const to = (page: number) => searchHref(locale, { ...options, page: page === 1 ? undefined : page });
  return (
    <nav className={styles.pages} aria-label={t('search.pages')}>
      {current > 1 && (
        <Link href={to(current - 1)} className={styles.page} aria-label={t('search.previous')} rel="prev">
          <Icon name="chevron-left" />
        </Link>
      )}
      {shownPages(current, pages).map((page, index, all) => (
        <span key={page} className={styles.place}>
          {index > 0 && page - (all[index - 1] ?? page) > 1 && <span className="muted">…</span>}
          <Link
            href={to(page)}
            className={styles.page}
            aria-label={t('search.page', { page })}
            aria-current={page === current ? 'page' : undefined}
          >
            {page}
          </Link>
        </span>
      ))}
      {current < pages && (
        <Link href={to(current + 1)} className={styles.page} aria-label={t('search.next')} rel="next">
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}

function shownPages(current: number, pages: number): number[] {
  const wanted = [1, current - 1, current, current + 1, pages];
  return [...new Set(wanted)].filter((page) => page >= 1 && page <= pages).sort((one, other) => one - other);
}
