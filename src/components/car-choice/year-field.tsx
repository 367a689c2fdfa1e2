/** The year of the car, among those in which the chosen model was built, the latest first. */
import type { Model } from '../../../domain/contract/catalogue.ts';
import { now } from '../../browser/time.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { SelectField } from '../../ui/field/field.tsx';

type YearFieldProps = {
  /** The chosen models. */
  readonly models: readonly Model[];
  readonly value: number | undefined;
  /** Says that no year is chosen. */
  readonly none: string;
  readonly onChange: (year: number | undefined) => void;
};

export function YearField({ models, value, none, onChange }: YearFieldProps) {
  const { t } = useTranslation();
  const years = yearsOf(models, value);
  if (years.length === 0) return null;
  return (
    <SelectField
      label={t('search.year')}
      name="year"
      value={value ?? ''}
      onChange={(event) => onChange(Number(event.target.value) || undefined)}
    >
      <option value="">{none}</option>
      {years.map((year) => (
        <option key={year}>{year}</option>
      ))}
    </SelectField>
  );
}

/** A year that is chosen already stays, whatever was built then. */
function yearsOf(models: readonly Model[], chosen: number | undefined): number[] {
  const built = models.flatMap(({ from, to }) => {
    const last = to ?? new Date(now()).getFullYear();
    return Array.from({ length: Math.max(0, last - from + 1) }, (_, nth) => last - nth);
  });
  return [...new Set(chosen === undefined ? built : [...built, chosen])].sort((one, other) => other - one);
}
