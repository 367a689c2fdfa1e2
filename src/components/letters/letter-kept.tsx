/** What was written is safe here and goes by itself: nothing is left to be done. */
import { useEffect, useRef } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import type { LetterKind } from '../../offline/letters/letter.ts';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './letters.module.css';

type LetterKeptProps = {
  readonly kind: LetterKind;
  /** Whether it goes also where the shop is closed by then. */
  readonly goesAlone: boolean;
  readonly onAnother: () => void;
};

export function LetterKept({ kind, goesAlone, onAnother }: LetterKeptProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone; what happened is read out.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <section className="panel stack">
        <h2 ref={heading} tabIndex={-1} className={styles.kept}>
          <Icon name="clock" />
          {t(`letters.kept.${kind}`)}
        </h2>
        <p>{t(goesAlone ? 'letters.kept.goesAlone' : 'letters.kept.goesOnReturn')}</p>
      </section>
      <Button onClick={onAnother} isWide>
        {t(`letters.another.${kind}`)}
      </Button>
    </>
  );
}
