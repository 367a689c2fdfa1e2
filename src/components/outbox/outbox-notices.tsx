/** What stands on the page of a form about its outbox. */
import { useEffect, useRef } from 'react';
import { formatShortDay, formatTime } from '../../../domain/format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { removeFromOutbox } from '../../offline/outbox/outbox.ts';
import type { OutboxKind, RefusedItem, UnsentItem } from '../../offline/outbox/outbox-item.ts';
import { useLocale } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { useProblemWords } from '../form-problem/form-problem.tsx';
import styles from './outbox.module.css';

type QueuedNoticeProps = {
  readonly kind: OutboxKind;
  /** Whether it goes also where the shop is closed by then. */
  readonly goesAlone: boolean;
  readonly onAnother: () => void;
};

/** What was written is safe here and goes by itself: nothing is left to be done. */
export function QueuedNotice({ kind, goesAlone, onAnother }: QueuedNoticeProps) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone; what happened is read out.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <section className="panel stack">
        <h2 ref={heading} tabIndex={-1} className={styles.queued}>
          <Icon name="clock" />
          {t(`outbox.queued.${kind}`)}
        </h2>
        <p>{t(goesAlone ? 'outbox.queued.goesAlone' : 'outbox.queued.goesOnReturn')}</p>
      </section>
      <Button onClick={onAnother} isWide>
        {t(`outbox.another.${kind}`)}
      </Button>
    </>
  );
}

type UnsentItemsProps = {
  readonly kind: OutboxKind;
  readonly items: readonly UnsentItem[];
  readonly onResume: (item: RefusedItem) => void;
};

/** What was written before and has not gone: it waits, or the shop would not have it. */
export function UnsentItems({ kind, items, onResume }: UnsentItemsProps) {
  const { t } = useTranslation();
  if (items.length === 0) return null;
  return (
    <section className="panel stack">
      <h2 className={styles.heading}>{t(`outbox.unsent.${kind}`)}</h2>
      <ul className={styles.items}>
        {items.map((item) => (
          <li key={item.key}>
            <p className={styles.words}>{item.writing.form.message}</p>
            <Fate item={item} />
            <div className={styles.answers}>
              {item.fate === 'refused' && (
                <Button look="quiet" onClick={() => onResume(item)}>
                  {t('outbox.resume')}
                </Button>
              )}
              <Button look="quiet" onClick={() => void removeFromOutbox(item.key)}>
                {t('outbox.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Fate({ item }: { readonly item: UnsentItem }) {
  const { t } = useTranslation();
  const inWords = useProblemWords();
  const locale = useLocale();
  const at = new Date(item.writtenAt).toISOString();
  if (item.fate === 'waiting')
    return (
      <p className="muted small">
        {t('outbox.waiting', { day: formatShortDay(at, locale), time: formatTime(at, locale) })}
      </p>
    );
  return <p className={styles.refused}>{t('outbox.refused', { why: inWords(item.code) })}</p>;
}
