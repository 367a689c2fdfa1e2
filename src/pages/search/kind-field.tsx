/** Groups of parts and their kinds, each with how many would be found. */
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../domain/format.ts';
import { useLocale } from '../../stores/stores.tsx';
import { SelectField } from '../../ui/field/field.tsx';
import type { SearchData } from './page.tsx';

type KindFieldProps = {
  readonly data: SearchData;
  readonly value: string;
  readonly onChange: (category: string) => void;
};

export function KindField({ data: { categories, result }, value, onChange }: KindFieldProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const counts = new Map(result.facets.categories.map(({ id, count }) => [id, formatNumber(count, locale)]));
  const shown = categories.filter(({ id }) => counts.has(id) || String(id) === value);
  const groups = shown.filter((category) => category.parentId === null);
  return (
    <SelectField
      label={t('search.category')}
      name="category"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('search.allCategories')}</option>
      {groups.map((group) => (
        <optgroup key={group.id} label={group.name}>
          <option value={group.id}>
            {t('search.wholeGroup', { name: group.name, amount: counts.get(group.id) ?? 0 })}
          </option>
          {shown
            .filter((kind) => kind.parentId === group.id)
            .map((kind) => (
              <option key={kind.id} value={kind.id}>
                {kind.name} ({counts.get(kind.id) ?? 0})
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
