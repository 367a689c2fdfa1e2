/** Whether the part is known to fit one's own car: what the yard says, and no more than that. */
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Part } from '../../../domain/contract/parts.ts';
import { formatYears } from '../../../domain/format.ts';
import { carName, fitFor, type MyCar } from '../../../domain/my-car.ts';
import { onDemand, useAlive } from '../../lib/island.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Icon, type IconName } from '../../ui/icon/icon.tsx';
import styles from './car-check.module.css';

const CarChoice = onDemand(
  async () => (await import('../../components/car-choice/car-choice.tsx')).CarChoice,
);

export function CarCheck({ part }: { part: Part }) {
  const { t } = useTranslation();
  const { myCar } = useStores();
  // The server knows no car.
  const isAlive = useAlive();
  const choice = useRef<HTMLDetailsElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  useEffect(() => setChoosing(choice.current?.open ?? false), []);
  function done(): void {
    flushSync(() => setChoosing(false));
    // What had the focus is gone.
    choice.current?.querySelector('summary')?.focus({ preventScroll: true });
    // The answer stands above the form, by now perhaps under the header.
    choice.current?.parentElement?.scrollIntoView({ block: 'center' });
  }
  const car = isAlive ? myCar.car.value : undefined;
  return (
    <section className={styles.check} aria-label={t('myCar.title')}>
      <p className={styles.said} role="status">
        {car ? <Verdict part={part} car={car} /> : t('myCar.ask')}
      </p>
      {/* The browser opens it, also before it is alive. */}
      <details ref={choice} open={isChoosing} onToggle={(event) => setChoosing(event.currentTarget.open)}>
        <summary className={styles.button}>
          <Icon name="car" />
          {t(car ? 'myCar.change' : 'myCar.tell')}
        </summary>
        {isChoosing && <CarChoice onDone={done} />}
      </details>
    </section>
  );
}

const icons: Record<ReturnType<typeof fitFor>['verdict'], IconName> = {
  listed: 'check',
  otherYears: 'warning',
  same: 'info',
  unlisted: 'info',
};

function Verdict({ part, car }: { part: Part; car: MyCar }) {
  const { t } = useTranslation();
  const { verdict, fits } = fitFor(part, car);
  const years = fits
    .map(({ from, to }) => formatYears(from, to))
    .filter(Boolean)
    .join(', ');
  return (
    <>
      <span className={verdict === 'listed' ? styles.yes : undefined}>
        <Icon name={icons[verdict]} />
      </span>
      <span>{t(`myCar.${verdict}`, { car: carName(car), years })}</span>
    </>
  );
}
