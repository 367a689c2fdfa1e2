/** A scene from the yard, what it means, and the way on: a whole page, or what stands on one that has its own heading. */
import type { ReactNode } from 'react';
import { type SceneName, Scene } from '../scene/scene.tsx';
import styles from './told.module.css';

type ToldProps = {
  readonly scene: SceneName;
  /** The page's heading; left out where the page has one. */
  readonly title?: string;
  readonly children: ReactNode;
};

export function Told({ scene, title, children }: ToldProps) {
  return (
    <div className={title ? `wrap ${styles.told}` : styles.told}>
      <Scene name={scene} />
      <div className="stack">
        {title && <h1 tabIndex={-1}>{title}</h1>}
        {children}
      </div>
    </div>
  );
}
