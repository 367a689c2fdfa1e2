/** What a card says under the name: grade and test, the car it came from, whether it fits, and what sending costs. */
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { dependsOnEngine } from '../../../domain/engine-dependent.ts';
import { fitOnCard } from '../../../domain/my-car.ts';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { useCarLine } from './car-line.ts';
import { FitMark } from './fit-mark.tsx';
import styles from './part-card.module.css';
import { useSending } from './use-sending.ts';

export type Named = { readonly id: number; readonly name: string };

export type CardFactsProps = {
  readonly part: PartSummary;
  /** The one model that is looked for: a part of another car is there because it fits it, and says so. */
  readonly sought: Named | undefined;
  /** A side is looked for, and the yard did not say this one's. */
  readonly hasNoSide: boolean | undefined;
};

export function CardFacts({ part, sought, hasNoSide }: CardFactsProps) {
  const { t } = useTranslation();
  const { myCar } = useStores();
  const carLine = useCarLine(part);
  const sending = useSending(part, 'whole');
  const { condition, tested, quantity, safety } = part;
  const isSold = quantity === 0;
  const car = useKnown(myCar.car, undefined);
  const verdict = car && !isSold ? fitOnCard(part, car) : undefined;
  const isMine = verdict?.isGood || verdict?.reason === 'engine';
  const isOfOther = sought !== undefined && part.models[0]?.id !== sought.id;
  return (
    <>
      <p className={styles.facts}>
        {isSold ? (
          <b>{t('part.sold')}</b>
        ) : (
          <>
            <b className={styles[condition]}>{`${condition} ${t(`part.grade.${condition}`)}`}</b>
            {tested && `\u00a0· ${t(`part.tested.${tested}`)}`}
            {safety && `\u00a0· ${t('part.repairersOnly')}`}
          </>
        )}
        {hasNoSide && (
          <>
            {'\u00a0· '}
            {t('part.sideNotStated')}
          </>
        )}
      </p>
      <p className={styles.facts}>
        {carLine}
        {isOfOther && !isMine && (
          <span className={car ? undefined : styles.also}>
            <br />
            {t(dependsOnEngine(part.category) ? 'part.fitsEngine' : 'part.alsoFor', { model: sought.name })}
          </span>
        )}
      </p>
      <p className={styles.fit}>
        <FitMark part={part} />
      </p>
      <p className={styles.sending}>{!isSold && sending}</p>
    </>
  );
}
