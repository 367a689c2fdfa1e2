/** Whether the part is known to fit one's own car: what the yard says, and no more than that. */
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Part } from '../../../domain/contract/parts.ts';
import { formatYears } from '../../../domain/format.ts';
import { carName, type FitVerdict, type MyCar } from '../../../domain/my-car.ts';
import { onDemand } from '../../lib/island.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './car-check.module.css';
import { useFit } from './use-fit.ts';

const CarChoice = onDemand(
  async () => (await import('../../components/car-choice/car-choice.tsx')).CarChoice,
);

export function CarCheck({ part }: { part: Part }) {
  const { t } = useTranslation();
  const choice = useRef<HTMLDetailsElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  useEffect(() => setChoosing(choice.current?.open ?? false), []);
  const { car, verdict, isSought, isGood } = useFit(part);
  function done(): void {
    flushSync(() => setChoosing(false));
    // What had the focus is gone.
    choice.current?.querySelector('summary')?.focus({ preventScroll: true });
    // The answer stands above the form, by now perhaps under the header.
    choice.current?.parentElement?.scrollIntoView({ block: 'center' });
  }
  const look = isGood ? styles.good : verdict && styles.unsure;
  return (
    <section className={look ? `${styles.check} ${look}` : styles.check} aria-label={t('myCar.title')}>
      <p className={styles.said} role="status">
        {(isGood || verdict) && <Icon name={isGood ? 'check' : 'warning'} />}
        {car && verdict ? (
          <Verdict car={car} verdict={verdict} isSought={isSought} />
        ) : (
          <span>{isSought ? <b>{t('myCar.number')}</b> : <b>{t('myCar.ask')}</b>}</span>
        )}
      </p>
      {/* The browser opens it, also before it is alive. */}
      <details ref={choice} open={isChoosing} onToggle={(event) => setChoosing(event.currentTarget.open)}>
        <summary className={styles.button}>
          <Icon name="car" />
          {car ? (
            t('myCar.change')
          ) : (
            <>
              <span className={styles.long}>{t('myCar.tell')}</span>
              <span className={styles.short}>{t('myCar.choose')}</span>
            </>
          )}
        </summary>
        {isChoosing && <CarChoice onDone={done} />}
      </details>
    </section>
  );
}

type VerdictProps = { readonly car: MyCar; readonly verdict: FitVerdict; readonly isSought: boolean };

/** Whether it fits, and why one may believe it. */
function Verdict({ car, verdict: { isGood, reason, fits }, isSought }: VerdictProps) {
  const { t } = useTranslation();
  const years = fits
    .map(({ from, to }) => formatYears(from, to))
    .filter(Boolean)
    .join(', ');
  return (
    <span>
      <b>{t(isGood ? 'myCar.fits' : `myCar.${reason as 'unlisted'}`, { car: carName(car), years })}</b>{' '}
      {isGood && t(`myCar.why.${reason as 'listed'}`)} {isSought ? t('myCar.number') : t('myCar.compare')}
    </span>
  );
}
