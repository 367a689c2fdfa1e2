/** The field of each filter. */
import type { ReactNode } from 'react';
import type { SearchOptions } from '../../../domain/contract/search.ts';
import { recordOf } from '../../../domain/filters/filter-lists.ts';
import { filters, type FilterName, type FilterNameOf } from '../../../domain/filters/filters.ts';
import { formatNumber } from '../../../domain/written-number.ts';
import { YearField } from '../../components/car-choice/year-field.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale } from '../../stores/stores.tsx';
import { SelectField, Tick } from '../../ui/field/field.tsx';
import styles from './filters.module.css';
import { says, type SearchData } from './narrowings.ts';
import { isOnlyStock } from './options.ts';
import { PriceField } from './price-field.tsx';
import { takenOff } from './take-off.ts';
import { toldStock } from './told-stock.ts';

type FieldProps = {
  readonly data: SearchData;
  /** What is chosen, also while its page is on its way. */
  readonly draft: SearchOptions;
  readonly onApply: (change: SearchOptions) => void;
};

/** In the order in which they stand. */
const fields: { readonly [Name in FilterName]: (props: FieldProps) => ReactNode } = {
  ...recordOf('flag', (name) => (props: FieldProps) => <FlagField name={name} {...props} />),
  onlyStock: StockField,
  brand: BrandField,
  model: ModelField,
  year: YearOfModels,
  category: ({ data, draft, onApply }) => (
    <KindField data={data} value={draft.category ?? ''} onChange={(category) => onApply({ category })} />
  ),
  price: ({ data, draft, onApply }) => (
    <PriceField
      // As it was applied, not as it arrives: what is typed meanwhile stays.
      key={draft.price}
      price={draft.price}
      range={data.result.facets.price}
      onChange={(price) => onApply({ price })}
    />
  ),
  ...recordOf('words', (name) => (props: FieldProps) => <WordsField name={name} {...props} />),
};

export const filterFields = Object.entries(fields);

function FlagField({ name, data, draft, onApply }: FieldProps & { readonly name: FilterNameOf<'flag'> }) {
  const { t } = useTranslation();
  return (
    <Tick
      label={says[name](true, t, data)[0]}
      name={name}
      checked={draft[name] ?? false}
      onChange={(event) => onApply({ [name]: event.target.checked || undefined })}
    />
  );
}

/** Ticked by itself where no words are searched for. */
function StockField({ data, draft, onApply }: FieldProps) {
  const { t } = useTranslation();
  return (
    <Tick
      label={says.onlyStock(true, t, data)[0]}
      name="onlyStock"
      checked={isOnlyStock(draft)}
      onChange={(event) => onApply(toldStock(draft, event.target.checked))}
    />
  );
}

function BrandField({ data, draft, onApply }: FieldProps) {
  const { t } = useTranslation();
  return (
    <SelectField
      label={t('search.brand')}
      name="brand"
      value={draft.brand ?? ''}
      onChange={(event) => onApply({ ...takenOff('brand'), brand: event.target.value })}
    >
      <option value="">{t('search.allBrands')}</option>
      <Counted rows={data.brands} counts={data.result.facets.brands} chosen={draft.brand} />
    </SelectField>
  );
}

/** Those of another make may still be there while a page is on its way. */
const modelsOfBrand = ({ models }: SearchData, { brand }: SearchOptions) =>
  models.filter(({ brandId }) => !brand || brand === String(brandId));

function ModelField({ data, draft, onApply }: FieldProps) {
  const { t } = useTranslation();
  const models = modelsOfBrand(data, draft);
  if (models.length === 0) return null;
  return (
    <SelectField
      label={t('search.model')}
      name="model"
      value={draft.model ?? ''}
      onChange={(event) => onApply({ model: event.target.value })}
    >
      <option value="">{t('search.allModels')}</option>
      <Counted rows={models} counts={data.result.facets.models} chosen={draft.model} />
    </SelectField>
  );
}

function YearOfModels({ data, draft, onApply }: FieldProps) {
  const { t } = useTranslation();
  const chosen = draft.model?.split(',') ?? [];
  return (
    <YearField
      models={modelsOfBrand(data, draft).filter(({ id }) => chosen.includes(String(id)))}
      value={draft.year}
      none={t('search.allYears')}
      onChange={(year) => onApply({ year })}
    />
  );
}

/** The words of a closed list that something is found under, several at once, each with how many there are. */
function WordsField({ name, data, draft, onApply }: FieldProps & { readonly name: FilterNameOf<'words'> }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { words, facet } = filters[name];
  const chosen = draft[name]?.split(',') ?? [];
  const countOf = (word: string) => data.result.facets[facet].find(({ id }) => id === word)?.count ?? 0;
  const shown = words.filter((word) => countOf(word) > 0 || chosen.includes(word));
  if (shown.length === 0) return null;
  return (
    <fieldset>
      <legend className={styles.legend}>{t(`search.choiceOf.${name}`)}</legend>
      {shown.map((word) => (
        <Tick
          key={word}
          label={`${says[name](word, t, data)[0]} (${formatNumber(countOf(word), locale)})`}
          name={name}
          checked={chosen.includes(word)}
          onChange={(event) => {
            const others = chosen.filter((other) => other !== word);
            onApply({ [name]: (event.target.checked ? [...others, word] : others).sort().join(',') });
          }}
        />
      ))}
    </fieldset>
  );
}

type KindFieldProps = {
  readonly data: SearchData;
  readonly value: string;
  readonly onChange: (category: string) => void;
};

/** Group of parts, then kind: each with how many would be found. */
function KindField({ data: { categories, result }, value, onChange }: KindFieldProps) {
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

type CountedProps = {
  readonly rows: readonly { readonly id: number; readonly name: string }[];
  readonly counts: readonly { readonly id: number; readonly count: number }[];
  readonly chosen: string | number | undefined;
};

/** The entries of a list under which something would be found, each with how much; the chosen one stays. */
function Counted({ rows, counts, chosen }: CountedProps) {
  const locale = useLocale();
  const byId = new Map(counts.map(({ id, count }) => [id, count]));
  return rows
    .filter(({ id }) => byId.has(id) || String(id) === String(chosen))
    .map(({ id, name }) => (
      <option key={id} value={id}>
        {name} ({formatNumber(byId.get(id) ?? 0, locale)})
      </option>
    ));
}
