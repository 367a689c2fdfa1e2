/** Whether a piece in the cart fits the car that somebody chose, in a line. Nothing where they chose none. */
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { listsCar, plainModel } from '../../../domain/my-car.ts';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './quote-lines.module.css';

export function CarFit({ part }: { readonly part: PartSummary }) {
  const { t } = useTranslation();
  const car = useKnown(useStores().myCar.car, undefined);
  if (!car) return null;
  const isGood = listsCar(part, car);
  return (
    <p className={isGood ? `${styles.sign} ${styles.good}` : `${styles.sign} ${styles.unsure}`}>
      <Icon name={isGood ? 'check' : 'warning'} />
      <span>{isGood ? t('part.fitsMine', { model: plainModel(car) }) : t('cart.fitInDoubt')}</span>
    </p>
  );
}
