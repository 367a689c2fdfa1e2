/** The chosen car as the whole shop shows it; a press changes it, or chooses one. */
import { useState } from 'react';
import { carName, plainModel } from '../../../domain/my-car.ts';
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
  return (
    <>
      <button
        type="button"
        className={car ? `${styles.chip} ${styles.chosen}` : styles.chip}
        aria-haspopup="dialog"
        aria-label={car ? t('myCar.chosen', { car: carName(car) }) : t('myCar.tell')}
        onClick={() => setOpen(true)}
      >
        <Icon name="car" />
        <span className={styles.name}>
          {car ? plainModel(car) : t('myCar.title')}
          {car?.year && <span className={styles.year}> {car.year}</span>}
        </span>
      </button>
      {isOpen && <CarDialog onClose={() => setOpen(false)} />}
    </>
  );
}
