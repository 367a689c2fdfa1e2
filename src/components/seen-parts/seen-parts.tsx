/** What there is without a connection: the parts opened last, and the way to all of them. */
import { useEffect } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { PageLink } from '../page-link/page-link.tsx';
import { PartGrid } from '../part-card/part-grid.tsx';
import styles from './seen-parts.module.css';

const mostShown = 4;

export function SeenParts() {
  const { t } = useTranslation();
  const { viewed } = useStores();
  useEffect(() => void viewed.load(), [viewed]);
  const parts = viewed.parts.value?.slice(0, mostShown) ?? [];
  if (parts.length === 0) return null;
  return (
    <section className={`wrap stack ${styles.seen}`}>
      <header className={styles.heading}>
        <h2>{t('connection.meanwhile')}</h2>
        <PageLink to="viewed">{t('connection.allSeen')}</PageLink>
      </header>
      <PartGrid parts={parts} />
    </section>
  );
}
