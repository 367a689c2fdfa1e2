/** The part's log book: condition, donor car, what it fits, numbers, weight. */
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Part } from '../../../domain/contract/parts.ts';
import { useLocale } from '../../stores/stores.tsx';
import styles from './log-book.module.css';

export function LogBook({ part }: { part: Part }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale, { useGrouping: 'always' });
  const [model] = part.models;
  const { car } = part;
  const origin = [
    model && `${model.brand.name} ${model.name}`,
    car?.year,
    car?.mileageKm && `${number.format(car.mileageKm)} km`,
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
              {fit.brand.name} {fit.name} {years(fit.from, fit.to, t('part.stillBuilt'))}
            </li>
          ))}
        </ul>
      ),
    ],
    [
      t('part.manufacturerCode'),
      part.manufacturerCode && <span className={styles.code}>{part.manufacturerCode}</span>,
    ],
    [t('part.weight'), `${number.format(part.weightKg)} kg`],
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

/** `2003–2012`, `2019–` while it is still built. */
function years(from: number | null, to: number | null, stillBuilt: string): string {
  if (from === null && to === null) return '';
  return `${from ?? ''}–${to ?? stillBuilt}`;
}
