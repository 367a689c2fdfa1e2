/** Whether a part fits the chosen car, where the yard's facts say something of it. Of what nobody knows nothing is claimed. */
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { fitFor, plainModel } from '../../../domain/my-car.ts';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './fit-mark.module.css';

type FitMarkProps = {
  readonly part: PartSummary;
  /** Seen as a tick and one word, where a column has room for no more. */
  readonly isShort?: boolean;
};

/** Its place is kept wherever a car is remembered, before anybody knows which parts fit: nothing moves for it. */
export function FitMark({ part, isShort = false }: FitMarkProps) {
  const { t } = useTranslation();
  const car = useKnown(useStores().myCar.car, undefined);
  // What a browser stored before lists told that lacks `fits`.
  const verdict = car && part.quantity > 0 ? fitFor({ ...part, fits: part.fits ?? [] }, car) : undefined;
  const isDoubtful = verdict?.reason === 'otherYears';
  const isSaid = car && (verdict?.isGood || isDoubtful);
  const whole = isSaid && t(isDoubtful ? 'part.fitsOtherYears' : 'part.fitsMine', { model: plainModel(car) });
  return (
    <span className={isDoubtful ? `${styles.fit} ${styles.doubtful}` : styles.fit}>
      {isSaid && (
        <>
          <Icon name={isDoubtful ? 'warning' : 'check'} />
          {isShort ? (
            <>
              <span className="hidden">{whole}</span>
              <span aria-hidden="true">
                {t(isDoubtful ? 'part.fitsShort.otherYears' : 'part.fitsShort.mine')}
              </span>
            </>
          ) : (
            <span>{whole}</span>
          )}
        </>
      )}
    </span>
  );
}
