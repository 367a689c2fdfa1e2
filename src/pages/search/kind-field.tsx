/** Group of parts, then kind: each with how many would be found. */
import { useTranslation } from '../../lib/use-translation.ts';
import { SelectField } from '../../ui/field/field.tsx';
import { Counted } from './counted.tsx';
import type { SearchData } from './search-data.ts';

type KindFieldProps = {
  readonly data: SearchData;
  readonly value: string;
  readonly onChange: (category: string) => void;
};

export function KindField({ data: { categories, result }, value, onChange }: KindFieldProps) {
  const { t } = useTranslation();
  const counts = result.facets.categories;
  const chosen = categories.find(({ id }) => String(id) === value);
  const groupId = chosen?.parentId ?? chosen?.id;
  return (
    <>
      <SelectField
        label={t('search.group')}
        name="group"
        value={groupId ?? ''}
        onChange={(event) => onChange(event.target.value)}
      >
        <option value="">{t('search.allCategories')}</option>
        <Counted
          rows={categories.filter(({ parentId }) => parentId === null)}
          counts={counts}
          chosen={groupId}
        />
      </SelectField>
      {groupId !== undefined && (
        <SelectField
          label={t('search.category')}
          name="category"
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value={groupId}>{t('search.wholeGroup')}</option>
          <Counted
            rows={categories.filter(({ parentId }) => parentId === groupId)}
            counts={counts}
            chosen={chosen?.id}
          />
        </SelectField>
      )}
    </>
  );
}
