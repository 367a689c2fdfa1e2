/** The chosen car as the whole shop shows it; a press changes it, or chooses one. */
import { useState } from 'react';
import { plainModel } from '../../../domain/my-car.ts';
import { onDemand } from '../../lib/island.tsx';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './car-chip.module.css';

const CarDialog = onDemand(async () => (await import('./car-dialog.tsx')).CarDialog);

export function CarChip() {
  const { t } = useTranslation();
  const { myCar } = useStores();
  const [isOpen, setOpen] = useState(false);
  const car = useKnown(myCar.car, undefined);
  const year = car?.year ? ` ${car.year}` : '';
  return (
    <>
      <button
        type="button"
        className={styles.chip}
        aria-haspopup="dialog"
        // Whoever speaks to the browser says what they see: the model without the maker's own letters.
        aria-label={
          car ? t('myCar.chosen', { car: `${car.brand.name} ${plainModel(car)}${year}` }) : t('myCar.tell')
        }
        onClick={() => setOpen(true)}
      >
        <Icon name="car" />
        {car ? (
          <span className={styles.name}>
            {plainModel(car)} <span className={styles.year}>{car.year}</span>
          </span>
        ) : (
          <span className={`${styles.name} ${styles.untold}`}>
            <span>{t('myCar.title')}</span>
          </span>
        )}
        <Icon name="chevron-down" />
      </button>
      {isOpen && <CarDialog onClose={() => setOpen(false)} />}
    </>
  );
}
