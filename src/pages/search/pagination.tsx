/** The pages of the results as links: first, last and those around the current one. */
import { Link } from 'wouter';
import type { SearchOptions } from '../../../domain/contract/search.ts';
import { searchHref } from '../../../domain/routes.ts';
import { pageCount, storedPage } from '../../../domain/search-pages.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './pagination.module.css';

export function Pagination({ options, total }: { options: SearchOptions; total: number }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const pages = pageCount(total, options.limit);
  // Without a network there may be fewer than the address says.
  const current = Math.min(options.page ?? 1, pages) - 1;
  if (pages === 1) return null;

  const to = (index: number) => searchHref(locale, { ...options, page: storedPage(index) });
  return (
    <nav className={styles.pages} aria-label={t('search.pages')}>
      {current > 0 && (
        <Link href={to(current - 1)} className={styles.page} aria-label={t('search.previous')} rel="prev">
          <Icon name="chevron-left" />
        </Link>
      )}
      {shownPages(current, pages).map((index, at, all) => (
        <span key={index} className={styles.place}>
          {at > 0 && index - (all[at - 1] ?? index) > 1 && <span className="muted">…</span>}
          <Link
            href={to(index)}
            className={styles.page}
            aria-label={t('search.page', { page: index + 1 })}
            aria-current={index === current ? 'page' : undefined}
          >
            {index + 1}
          </Link>
        </span>
      ))}
      {current < pages - 1 && (
        <Link href={to(current + 1)} className={styles.page} aria-label={t('search.next')} rel="next">
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  );
}

/** Counted from 0, as the current one is. */
function shownPages(current: number, pages: number): number[] {
  const wanted = [0, current - 1, current, current + 1, pages - 1];
  return [...new Set(wanted)]
    .filter((index) => index >= 0 && index < pages)
    .sort((one, other) => one - other);
}
