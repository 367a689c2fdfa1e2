/** The part's log book: condition, donor car, what it fits, numbers, weight. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Part } from '../../../domain/contract/parts.ts';
import { formatNumber, formatYears } from '../../../domain/format.ts';
import { useLocale } from '../../stores/stores.tsx';
import styles from './log-book.module.css';

export function LogBook({ part }: { part: Part }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const [model] = part.models;
  const { car } = part;
  const origin = [
    model && `${model.brand.name} ${model.name}`,
    car?.year,
    car?.mileageKm && `${formatNumber(car.mileageKm, locale)} km`,
    car?.engineCode && t('part.engine', { code: car.engineCode }),
    car?.fuel && t(`part.fuel.${car.fuel}`),
    car?.colour,
  ].filter(Boolean);

  const rows: readonly [string, ReactNode][] = [
    [t('part.condition'), <GradeText key="grade" grade={part.condition} />],
    [t('part.from'), car && origin.join(', ')],
    [
      t('part.fits'),
      part.availableFor.length > 0 && (
        <ul key="fits">
          {part.availableFor.map((fit) => (
            <li key={fit.id}>
              {fit.brand.name} {fit.name} {formatYears(fit.from, fit.to)}
            </li>
          ))}
        </ul>
      ),
    ],
    [
      t('part.manufacturerCode'),
      part.manufacturerCode && <span className={styles.code}>{part.manufacturerCode}</span>,
    ],
    [t('part.weight'), `${formatNumber(part.weightKg, locale)} kg`],
  ];
  return (
    <dl className={styles.book}>
      {rows
        .filter(([, value]) => Boolean(value))
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function GradeText({ grade }: { grade: Part['condition'] }) {
  const { t } = useTranslation();
  return (
    <>
      <b>{grade}</b>, {t(`part.gradeText.${grade}`)}
    </>
  );
}
