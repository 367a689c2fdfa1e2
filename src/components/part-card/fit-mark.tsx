/** Whether a part fits the chosen car, where the yard's facts say something of it. Of what nobody knows nothing is claimed. */
import type { PartSummary } from '../../../domain/contract/parts.ts';
import { fitOnCard, plainModel, type FitVerdict } from '../../../domain/my-car.ts';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './fit-mark.module.css';
import { useSought } from './use-sought.ts';

type Look = {
  readonly icon: 'check' | 'info' | 'warning';
  readonly ground?: string | undefined;
  readonly whole: 'part.fitsMine' | 'part.fitsEngine' | 'part.fitsOtherYears';
  readonly short: 'part.fitsShort.mine' | 'part.fitsShort.engine' | 'part.fitsShort.otherYears';
};

const good: Look = { icon: 'check', whole: 'part.fitsMine', short: 'part.fitsShort.mine' };

/** Of what is not promised, but worth a word. */
const doubts: { readonly [Reason in FitVerdict['reason']]?: Look } = {
  engine: { icon: 'info', ground: styles.open, whole: 'part.fitsEngine', short: 'part.fitsShort.engine' },
  otherYears: {
    icon: 'warning',
    ground: styles.doubtful,
    whole: 'part.fitsOtherYears',
    short: 'part.fitsShort.otherYears',
  },
};

type FitMarkProps = {
  readonly part: PartSummary;
  /** Seen as a sign and one or two words, where a column has room for no more. */
  readonly isShort?: boolean;
};

/** Its place is kept wherever a car is remembered, before anybody knows which parts fit: nothing moves for it. */
export function FitMark({ part, isShort = false }: FitMarkProps) {
  const { t } = useTranslation();
  const car = useKnown(useStores().myCar.car, undefined);
  const isSought = useSought(part);
  const verdict = car && part.quantity > 0 ? fitOnCard(part, car) : undefined;
  const isYes = verdict?.isGood || (isSought && verdict?.reason === 'engine');
  const look = isYes ? good : verdict && doubts[verdict.reason];
  const whole = car && look && t(look.whole, { model: plainModel(car) });
  return (
    <span className={look?.ground ? `${styles.fit} ${look.ground}` : styles.fit}>
      {look && (
        <>
          <Icon name={look.icon} />
          {isShort ? (
            <>
              <span className="hidden">{whole}</span>
              <span aria-hidden="true">{t(look.short)}</span>
            </>
          ) : (
            <span>{whole}</span>
          )}
        </>
      )}
    </span>
  );
}
