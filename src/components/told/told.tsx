/** A page that says one thing: a scene from the yard, what happened, and the way on. */
import type { ReactNode } from 'react';
import type { SceneName } from '../scene/scene-names.ts';
import { Scene } from '../scene/scene.tsx';
import styles from './told.module.css';

type ToldProps = { readonly scene: SceneName; readonly title: string; readonly children: ReactNode };

export function Told({ scene, title, children }: ToldProps) {
  return (
    <div className={`wrap ${styles.told}`}>
      <Scene name={scene} />
      <div className="stack">
        <h1 tabIndex={-1}>{title}</h1>
        {children}
      </div>
    </div>
  );
}
