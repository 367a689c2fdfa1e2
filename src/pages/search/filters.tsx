/** Make, model, kind, price, condition, stock: each change searches at once. Behind a button on the phone, a column on the desktop. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchOptions } from '../../../domain/contract/search.ts';
import { formatNumber } from '../../../domain/format.ts';
import { searchHref } from '../../../domain/routes.ts';
import { conditions } from '../../../domain/vocabulary.ts';
import { useDraft } from '../../lib/draft.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { useLocale } from '../../stores/stores.tsx';
import { SelectField, Tick } from '../../ui/field/field.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './filters.module.css';
import { KindField } from './kind-field.tsx';
import { changed, filterCount } from './options.ts';
import type { SearchData } from './page.tsx';
import { PriceField } from './price-field.tsx';

type FiltersProps = { readonly data: SearchData; readonly options: SearchOptions };

export function Filters({ data, options }: FiltersProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { navigate } = useNavigation();
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useDraft(options);
  const { facets } = data.result;
  const chosen = draft.condition?.split(',') ?? [];

  function apply(change: SearchOptions): void {
    const next = changed(draft, change);
    setDraft(next);
    navigate(searchHref(locale, next), { keepsPlace: true });
  }

  return (
    <div className={styles.filters}>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={isOpen}
        aria-controls="filters"
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="filter" />
        {t('search.filters', { count: filterCount(options) })}
      </button>
      <div id="filters" className={isOpen ? `${styles.form} ${styles.open}` : styles.form}>
        <SelectField
          label={t('search.brand')}
          name="brand"
          value={draft.brand ?? ''}
          // A model belongs to its make.
          onChange={(event) => apply({ brand: event.target.value, model: undefined })}
        >
          <option value="">{t('search.allBrands')}</option>
          <Counted rows={data.brands} counts={facets.brands} chosen={draft.brand} />
        </SelectField>
        {data.models.length > 0 && (
          <SelectField
            label={t('search.model')}
            name="model"
            value={draft.model ?? ''}
            onChange={(event) => apply({ model: event.target.value })}
          >
            <option value="">{t('search.allModels')}</option>
            <Counted rows={data.models} counts={facets.models} chosen={draft.model} />
          </SelectField>
        )}
        <KindField data={data} value={draft.category ?? ''} onChange={(category) => apply({ category })} />
        <PriceField key={options.price} price={options.price} onChange={(price) => apply({ price })} />
        <fieldset>
          <legend className={styles.legend}>{t('part.condition')}</legend>
          {conditions.map((condition) => (
            <Tick
              key={condition}
              label={`${condition} · ${t(`part.grade.${condition}`)}`}
              name="condition"
              checked={chosen.includes(condition)}
              onChange={(event) => {
                const others = chosen.filter((other) => other !== condition);
                apply({
                  condition: (event.target.checked ? [...others, condition] : others).sort().join(','),
                });
              }}
            />
          ))}
        </fieldset>
        <Tick
          label={t('search.onlyStock')}
          name="onlyStock"
          checked={draft.onlyStock ?? false}
          onChange={(event) => apply({ onlyStock: event.target.checked || undefined })}
        />
      </div>
    </div>
  );
}

type CountedProps = {
  readonly rows: readonly { id: number; name: string }[];
  readonly counts: readonly { id: number; count: number }[];
  readonly chosen: string | undefined;
};

/** The entries under which something would be found, each with how much; the chosen one stays. */
function Counted({ rows, counts, chosen }: CountedProps) {
  const locale = useLocale();
  const byId = new Map(counts.map(({ id, count }) => [id, count]));
  return rows
    .filter(({ id }) => byId.has(id) || String(id) === chosen)
    .map(({ id, name }) => (
      <option key={id} value={id}>
        {name} ({formatNumber(byId.get(id) ?? 0, locale)})
      </option>
    ));
}
