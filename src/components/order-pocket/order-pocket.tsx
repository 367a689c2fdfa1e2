/** One's orders on this device: asked for, there, or let go. Comes with its own code. */
import { useEffect, useId, useRef, useState } from 'react';
import type { Order } from '../../../domain/contract/orders.ts';
import { now } from '../../browser/time.ts';
import { isTouchDevice } from '../../browser/media.ts';
import { emptyPocket, fillPocket, readPocket, refreshPocket } from '../../lib/pocket-orders.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Notice } from '../../ui/notice/notice.tsx';
import { ageInWords } from '../whole-yard/size-in-words.ts';
import styles from '../whole-yard/whole-yard.module.css';

type OrderPocketProps = {
  /** Of the person who is signed in. */
  readonly ownerId: string;
  /** The newest ones, as the shop has just told them; undefined where others are shown. */
  readonly newest: readonly Order[] | undefined;
};

type State = { readonly is: 'none' | 'refused' } | { readonly is: 'kept'; readonly asOf: number };

export function OrderPocket({ ownerId, newest }: OrderPocketProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [state, setState] = useState<State>();

  async function look(without: 'none' | 'refused' = 'none'): Promise<void> {
    const pocket = await readPocket();
    setState(pocket ? { is: 'kept', asOf: pocket.asOf } : { is: without });
  }

  useEffect(() => {
    // What is there is brought up to date by looking at it.
    const renewed = newest ? refreshPocket(ownerId, newest) : Promise.resolve();
    void renewed.then(() => look());
  }, [ownerId, newest]);

  if (!state || (state.is !== 'kept' && !newest)) return null;
  /** What is pressed goes with what it was for. */
  async function press(work: Promise<void>, without: 'none' | 'refused'): Promise<void> {
    await work;
    await look(without);
    heading.current?.focus();
  }
  const age = state.is === 'kept' ? ageInWords(now() - state.asOf, locale) : undefined;
  const place = t(isTouchDevice() ? 'pocket.onPhone' : 'pocket.onDevice');
  return (
    <section className={`panel stack ${styles.yard}`} aria-labelledby={headingId}>
      <h2 id={headingId} ref={heading} tabIndex={-1} className={styles.title}>
        {t('pocket.title')}
      </h2>
      <div role="status">
        {state.is === 'none' && <p>{t('pocket.text')}</p>}
        {state.is === 'refused' && <Notice tone="bad">{t('yard.stopped.forbidden')}</Notice>}
        {state.is === 'kept' && (
          <p>
            {t('pocket.here', { place })}{' '}
            <span className="muted">{age ? t('pocket.updated', { age }) : t('pocket.justNow')}</span>
          </p>
        )}
      </div>
      <div className={styles.presses}>
        {state.is === 'kept' ? (
          <Button look="quiet" onClick={() => void press(emptyPocket(), 'none')}>
            {t('pocket.letGo')}
          </Button>
        ) : (
          newest && (
            <Button look="signal" onClick={() => void press(fillPocket(ownerId, newest), 'refused')}>
              {t('pocket.keep', { place })}
            </Button>
          )
        )}
      </div>
    </section>
  );
}
