/** A scene from the yard, what it means, and the way on: a whole page, or what stands on one that has its own heading. */
import type { ReactNode } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import { buttonClass } from '../../ui/button/button.tsx';
import { PageLink } from '../page-link/page-link.tsx';
import { Scene, type SceneName } from '../scene/scene.tsx';
import styles from './empty-state.module.css';

type EmptyStateProps = {
  readonly scene: SceneName;
  /** The page's heading; left out where the page has one. */
  readonly title?: string;
  readonly children: ReactNode;
};

export function EmptyState({ scene, title, children }: EmptyStateProps) {
  return (
    <div className={title ? `wrap ${styles.state}` : styles.state}>
      <Scene name={scene} />
      <div className="stack">
        {title && <h1 tabIndex={-1}>{title}</h1>}
        {children}
      </div>
    </div>
  );
}

type NothingYetProps = { readonly scene: SceneName; readonly text: string };

/** Where nothing is yet: what would be here, and the way to the catalogue. */
export function NothingYet({ scene, text }: NothingYetProps) {
  const { t } = useTranslation();
  return (
    <EmptyState scene={scene}>
      <p>{text}</p>
      <PageLink to="search" className={buttonClass({ look: 'signal' })}>
        {t('cart.toCatalogue')}
      </PageLink>
    </EmptyState>
  );
}
