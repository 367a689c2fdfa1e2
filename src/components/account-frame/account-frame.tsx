/** What the pages of the account have in common: the way from one to the other, and the page's heading. */
import type { ReactNode } from 'react';
import { routes } from '../../../domain/routes.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { PageLink } from '../page-link/page-link.tsx';
import styles from './account-frame.module.css';

const pages = ['account', 'personal', 'delivery', 'billing', 'orders'] as const;

type AccountFrameProps = { readonly title: string; readonly children: ReactNode };

export function AccountFrame({ title, children }: AccountFrameProps) {
  const { t } = useTranslation();
  const { path } = useNavigation();
  return (
    <div className={`wrap ${styles.frame}`}>
      <nav className={styles.nav} aria-label={t('account.nav.label')}>
        <ul>
          {pages.map((page) => (
            <li key={page}>
              <PageLink to={page} aria-current={routes[page].path === path ? 'page' : undefined}>
                {t(`account.nav.${page}`)}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={`stack ${styles.content}`}>
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </div>
    </div>
  );
}
