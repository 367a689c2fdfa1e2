/** The whole catalogue on this device: offered, on its way, there, or why it cannot be. Comes with its own code. */
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { every, now } from '../../browser/time.ts';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import type { CopyState } from '../../snapshot/protocol.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { ageInWords, sizeInWords } from './size-in-words.ts';
import { useYardCopy, type YardCopy } from './use-yard-copy.ts';
import styles from './whole-yard.module.css';

export function WholeYard() {
  const { t } = useTranslation();
  const copy = useYardCopy();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { state } = copy;
  if (!state) return null;
  /** What is pressed goes with what it was for. */
  const pressed = (act: () => void) => () => {
    act();
    heading.current?.focus();
  };
  return (
    <section className={`panel stack ${styles.yard}`} aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.title}>
        {t('yard.title')}
      </h2>
      <div role="status" className="stack">
        <Words copy={copy} state={state} />
      </div>
      <Presses copy={copy} state={state} pressed={pressed} />
    </section>
  );
}

type SaidProps = { readonly copy: YardCopy; readonly state: NonNullable<YardCopy['state']> };

function Words({ copy, state }: SaidProps): ReactNode {
  const { t } = useTranslation();
  switch (state.is) {
    case 'none':
      return (
        <p>
          {t('yard.text')}
          {copy.bytes === undefined && <IfLost>{t('yard.whenBack')}</IfLost>}
        </p>
      );
    case 'asked':
      return <p>{t('yard.asked')}</p>;
    case 'coming':
      return <Coming state={state} />;
    case 'here':
      return <Here state={state} />;
    case 'stopped':
      return <Notice tone="bad">{t(`yard.stopped.${state.why}`)}</Notice>;
  }
}

function IfLost({ children }: { children: ReactNode }) {
  const isLost = useKnown(useStores().connection.isLost, false);
  return isLost && <> {children}</>;
}

function Coming({ state: { bytes, hadBytes } }: { state: Extract<CopyState, { is: 'coming' }> }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const isLost = useKnown(useStores().connection.isLost, false);
  const sizes = { had: sizeInWords(hadBytes, locale), size: sizeInWords(bytes, locale) };
  return (
    <>
      <progress className={styles.bar} max={bytes} value={hadBytes} aria-label={t('yard.progress')} />
      <p>{t(isLost ? 'yard.waiting' : 'yard.coming', sizes)}</p>
    </>
  );
}

const minuteMs = 60_000;

function Here({ state: { parts, bytes, asOf } }: { state: Extract<CopyState, { is: 'here' }> }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [at, setAt] = useState(now);
  useEffect(() => every(minuteMs, () => setAt(now())), []);
  const age = ageInWords(at - asOf, locale);
  return (
    <p>
      {t('yard.here', { count: parts, size: sizeInWords(bytes, locale) })}{' '}
      <span className="muted">{age ? t('yard.updated', { age }) : t('yard.justNow')}</span>
    </p>
  );
}

type PressesProps = SaidProps & { readonly pressed: (act: () => void) => () => void };

function Presses({ copy: { bytes, keep, letGo }, state, pressed }: PressesProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  return (
    <div className={styles.presses}>
      {state.is === 'none' && (
        <Button look="signal" onClick={pressed(keep)}>
          {bytes === undefined ? t('yard.keepUnknown') : t('yard.keep', { size: sizeInWords(bytes, locale) })}
        </Button>
      )}
      {state.is === 'stopped' && (
        <Button look="quiet" onClick={pressed(keep)}>
          {t('yard.again')}
        </Button>
      )}
      {state.is !== 'none' && (
        <Button look="quiet" onClick={pressed(letGo)}>
          {t('yard.letGo')}
        </Button>
      )}
    </div>
  );
}
