/** Whether a piece in the cart fits the car that somebody chose, in a line. Nothing where they chose none. */
import { useEffect } from 'react';
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { fitOnCard, plainModel } from '../../../domain/my-car.ts';
import { useSought } from '../part-card/use-sought.ts';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './quote-lines.module.css';

export function CarFit({ part }: { readonly part: PartSummary }) {
  const { t } = useTranslation();
  const { myCar, searches } = useStores();
  useEffect(() => void searches.load(), [searches]);
  const isSought = useSought(part);
  const car = useKnown(myCar.car, undefined);
  if (!car) return null;
  const verdict = fitOnCard(part, car);
  const isEngine = verdict.reason === 'engine';
  const isGood = verdict.isGood || (isEngine && isSought);
  const model = plainModel(car);
  return (
    <p className={isGood ? `${styles.sign} ${styles.good}` : `${styles.sign} ${styles.unsure}`}>
      <Icon name={isGood ? 'check' : 'warning'} />
      <span>
        {isGood
          ? t('part.fitsMine', { model })
          : isEngine
            ? t('part.fitsEngine', { model })
            : t('cart.fitInDoubt')}
      </span>
    </p>
  );
}
