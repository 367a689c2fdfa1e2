/** Make, model, kind, price, condition, stock: each change searches at once. A sheet on the phone, a column on the desktop. */
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { SearchOptions } from '../../../domain/contract/search.ts';
import { searchHref } from '../../../domain/routes.ts';
import { conditions } from '../../../domain/vocabulary.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { useLocale } from '../../stores/stores.tsx';
import { Button } from '../../ui/button/button.tsx';
import { Field, SelectField, Tick } from '../../ui/field/field.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import styles from './filters.module.css';
import { changed } from './options.ts';
import type { SearchData } from './page.tsx';

type FiltersProps = { readonly data: SearchData; readonly options: SearchOptions };

export function Filters({ data, options }: FiltersProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { navigate } = useNavigation();
  const [isOpen, setOpen] = useState(false);
  const { facets } = data.result;
  const [min = '', max = ''] = options.price?.split('-') ?? [];
  const chosen = [
    options.brand,
    options.model,
    options.category,
    options.price,
    options.condition,
    options.onlyStock,
  ];
  const chosenCount = chosen.filter(Boolean).length;

  function apply(form: HTMLFormElement): void {
    const fields = new FormData(form);
    const text = (name: string) => String(fields.get(name) ?? '');
    const brand = text('brand');
    const price = [text('priceMin'), text('priceMax')].map((euros) => euros.replace(/\D/g, ''));
    navigate(
      searchHref(
        locale,
        changed(options, {
          brand,
          // A model belongs to its make.
          model: brand === (options.brand ?? '') ? text('model') : '',
          category: text('category'),
          price: price[0] || price[1] ? price.join('-') : '',
          condition: fields.getAll('condition').join(','),
          onlyStock: fields.has('onlyStock') || undefined,
        }),
      ),
    );
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
        {t('search.filters', { count: chosenCount })}
      </button>
      <form
        id="filters"
        className={isOpen ? `${styles.form} ${styles.open}` : styles.form}
        action={searchHref(locale, {})}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
        onChange={(event) => {
          // Numbers are applied when they are finished: on Enter, or by the button.
          const field = event.target as unknown as HTMLInputElement;
          if (!field.name.startsWith('price')) apply(event.currentTarget);
        }}
      >
        {options.query && <input type="hidden" name="query" value={options.query} />}
        {options.sort && <input type="hidden" name="sort" value={options.sort} />}
        <SelectField
          label={t('search.brand')}
          name="brand"
          defaultValue={options.brand ?? ''}
          key={`brand ${options.brand}`}
        >
          <option value="">{t('search.allBrands')}</option>
          {counted(data.brands, facets.brands, options.brand).map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </SelectField>
        {data.models.length > 0 && (
          <SelectField
            label={t('search.model')}
            name="model"
            defaultValue={options.model ?? ''}
            key={`model ${options.model}`}
          >
            <option value="">{t('search.allModels')}</option>
            {counted(data.models, facets.models, options.model).map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </SelectField>
        )}
        <KindField data={data} options={options} />
        <fieldset>
          <legend className={styles.legend}>{t('search.price')}</legend>
          <div className={styles.price}>
            <Field
              label={t('search.priceMin')}
              name="priceMin"
              inputMode="numeric"
              defaultValue={min}
              key={`min ${min}`}
            />
            <Field
              label={t('search.priceMax')}
              name="priceMax"
              inputMode="numeric"
              defaultValue={max}
              key={`max ${max}`}
            />
            <Button type="submit">{t('search.apply')}</Button>
          </div>
        </fieldset>
        <fieldset>
          <legend className={styles.legend}>{t('part.condition')}</legend>
          {conditions.map((condition) => (
            <Tick
              key={`${condition} ${options.condition}`}
              label={t(`part.grade.${condition}`)}
              name="condition"
              value={condition}
              defaultChecked={options.condition?.split(',').includes(condition)}
            />
          ))}
        </fieldset>
        <Tick
          label={t('search.onlyStock')}
          name="onlyStock"
          value="true"
          defaultChecked={options.onlyStock}
          key={`stock ${options.onlyStock}`}
        />
      </form>
    </div>
  );
}

/** Groups and their kinds. */
function KindField({ data: { categories, result }, options }: FiltersProps) {
  const { t } = useTranslation();
  const counts = new Map(result.facets.categories.map(({ id, count }) => [id, count]));
  const shown = categories.filter(({ id }) => counts.has(id) || String(id) === options.category);
  const groups = shown.filter((category) => category.parentId === null);
  return (
    <SelectField
      label={t('search.category')}
      name="category"
      defaultValue={options.category ?? ''}
      key={`category ${options.category}`}
    >
      <option value="">{t('search.allCategories')}</option>
      {groups.map((group) => (
        <optgroup key={group.id} label={group.name}>
          <option value={group.id}>
            {t('search.wholeGroup', { name: group.name, count: counts.get(group.id) ?? 0 })}
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

/** The entries that something would be found under, each with how much; the chosen one stays. */
function counted(
  rows: readonly { id: number; name: string }[],
  counts: readonly { id: number; count: number }[],
  chosen: string | undefined,
) {
  const byId = new Map(counts.map(({ id, count }) => [id, count]));
  return rows
    .filter(({ id }) => byId.has(id) || String(id) === chosen)
    .map(({ id, name }) => ({ id, label: `${name} (${byId.get(id) ?? 0})` }));
}
