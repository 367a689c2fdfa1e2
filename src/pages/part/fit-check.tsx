/**
 * Whether the part fits, before the button: by the chosen car, or by the number or the vehicle's number of whoever asks. It says
 * what is known and no more, and answers in the place where it was asked.
 */
import type { TFunction } from 'i18next';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import type { Brand } from '../../../domain/contract/catalogue.ts';
import type { Part, PartSummary } from '../../../domain/contract/parts.ts';
import { formatYears } from '../../../domain/format.ts';
import { carName, plainModel, type FitVerdict, type MyCar } from '../../../domain/my-car.ts';
import { searchHref } from '../../../domain/routes.ts';
import { isWhole } from '../../../domain/whole-part.ts';
import { onDemand } from '../../lib/island.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import link from './ask.module.css';
import styles from './fit-check.module.css';
import { useCompared, type NumberAnswer } from './compared.ts';
import { useFit } from './use-fit.ts';

const CarChoice = onDemand(
  async () => (await import('../../components/car-choice/car-choice.tsx')).CarChoice,
);
const NumberForm = onDemand(async () => (await import('./number-form.tsx')).NumberForm);
const VinForm = onDemand(async () => (await import('./vin-form.tsx')).VinForm);

/** What one can tell by. */
type Way = 'car' | 'number' | 'vin';

type FitCheckProps = { readonly part: Part | PartSummary; readonly others: readonly PartSummary[] };

export function FitCheck({ part, others }: FitCheckProps) {
  const { t } = useTranslation();
  const { myCar, searches } = useStores();
  const box = useRef<HTMLElement>(null);
  const [way, setWay] = useState<Way>();
  /** The make that a vehicle's number told without its model. */
  const [make, setMake] = useState<Brand>();
  const { car, verdict, isSought, answer, isGood } = useFit(part, others);
  const { tell } = useCompared();
  const isSame = answer?.isSame;
  const hasNumber = part.serialNumber !== '' || part.manufacturerCode !== null;

  // Another car is another question than the number that was compared before.
  useEffect(() => tell(undefined), [car, tell]);

  function close(answered?: NumberAnswer): void {
    const from = way;
    flushSync(() => {
      setWay(undefined);
      setMake(undefined);
      if (answered) tell(answered);
    });
    // What had the focus is gone.
    box.current?.querySelector<HTMLElement>(`[data-way=${from}]`)?.focus({ preventScroll: true });
    // The answer stands above the form, by now perhaps under the header.
    box.current?.scrollIntoView({ block: 'center' });
  }
  function answered(told: NumberAnswer): void {
    // Remembered as one that was searched for: it is what they hold in their hands.
    if (told.verdict === 'same') void searches.add(part.serialNumber);
    close(told);
  }
  const button = (name: Way, words: string) => (
    <button
      type="button"
      data-way={name}
      className={link.action}
      aria-expanded={way === name}
      onClick={() => {
        setMake(undefined);
        setWay(way === name ? undefined : name);
      }}
    >
      {words}
    </button>
  );
  const isEngine = !isGood && !answer && verdict?.reason === 'engine';
  const look = isGood ? styles.good : (answer || verdict) && !isEngine ? styles.unsure : undefined;
  return (
    <section
      ref={box}
      className={look ? `${styles.check} ${look}` : styles.check}
      aria-label={t('myCar.title')}
    >
      <p className={styles.said} role="status">
        <Icon name={isGood ? 'check' : look ? 'warning' : isEngine ? 'info' : 'car'} />
        {answer ? (
          <b>{answer.words}</b>
        ) : car && verdict ? (
          <Verdict part={part} car={car} verdict={verdict} isSought={isSought} />
        ) : (
          <b>{t(isSought ? 'myCar.number' : 'myCar.ask')}</b>
        )}
      </p>
      <p className={styles.ways}>
        {!isSame && button('car', t(car ? 'myCar.change' : 'myCar.byCar'))}
        {hasNumber &&
          button('number', t(isSame ? 'ownNumber.again' : car ? 'myCar.checkNumber' : 'myCar.byNumber'))}
        {!isSame && !car && button('vin', t('myCar.byVin'))}
      </p>
      {car && verdict && !verdict.isGood && !isGood && !isEngine && <OneThatFits part={part} car={car} />}
      {way === 'car' && (
        <div className="stack">
          {make && <p className="small">{t('ownVin.make', { make: make.name })}</p>}
          <CarChoice make={make} onDone={() => close()} />
        </div>
      )}
      {way === 'number' && (
        <div className="stack">
          <NumberForm part={part} typed={answer?.typed} onAnswer={answered} onCancel={() => close()} />
        </div>
      )}
      {way === 'vin' && (
        <div className="stack">
          <VinForm
            onCar={(chosen) => {
              myCar.choose(chosen);
              close();
            }}
            onMake={(brand) => {
              setMake(brand);
              setWay('car');
            }}
            onCancel={() => close()}
          />
        </div>
      )}
    </section>
  );
}

/** On to the same kind for the chosen car, where this one is none for it. */
function OneThatFits({ part: { category }, car }: { readonly part: PartSummary; readonly car: MyCar }) {
  const { t } = useTranslation();
  const to = { category: category.id, brand: car.brand.id, model: car.model.id };
  return (
    <p>
      <Link href={searchHref(useLocale(), to)} className={link.action}>
        {t('myCar.seek', {
          kind: category.name.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()),
          model: plainModel(car),
        })}
      </Link>
    </p>
  );
}

type VerdictProps = {
  readonly part: Part | PartSummary;
  readonly car: MyCar;
  readonly verdict: FitVerdict;
  readonly isSought: boolean;
};

/** Whether it fits, and why one may believe it. */
function Verdict({ part, car, verdict: { isGood, reason, fits }, isSought }: VerdictProps) {
  const { t } = useTranslation();
  const years = fits
    .map(({ from, to }) => formatYears(from, to))
    .filter(Boolean)
    .join(', ');
  const isYes = isGood || (isSought && reason === 'engine');
  const engine = reason === 'engine' && !isYes && engineOf(part, t);
  const why = [
    isGood && t(`myCar.why.${reason as 'listed'}`),
    isSought && t('myCar.number'),
    engine && t('myCar.engineFrom', { engine }),
  ];
  return (
    <span>
      <b>
        {t(isYes ? 'myCar.fits' : `myCar.${reason as 'unlisted'}`, {
          car: carName(car),
          years,
        })}
      </b>{' '}
      {why.filter(Boolean).join(' ')}
    </span>
  );
}

/** What is known of the engine that the part was on: code, fuel, power. */
function engineOf(part: Part | PartSummary, t: TFunction): string {
  const { engineCode, fuel, powerKw } = (isWhole(part) && part.car) || {};
  return [engineCode, fuel && t(`part.fuel.${fuel}`), powerKw && `${powerKw}\u00a0kW`]
    .filter(Boolean)
    .join(', ');
}
