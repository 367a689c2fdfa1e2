/** Make, model, year, kind, price, condition, stock: each change searches at once. A sheet on the phone, a column on the desktop. */
import { useEffect, useRef } from 'react';
import type { SearchOptions } from '../../../domain/contract/search.ts';
import { formatNumber } from '../../../domain/written-number.ts';
import { carName } from '../../../domain/my-car.ts';
import { searchHref } from '../../../domain/routes.ts';
import { conditions } from '../../../domain/vocabulary.ts';
import { carOf } from '../../components/car-choice/car-of.ts';
import { YearField } from '../../components/car-choice/year-field.tsx';
import { useAlive } from '../../lib/alive.ts';
import { onMatch } from '../../browser/viewport.ts';
import { useDraft } from '../../lib/draft.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { useTakenUp } from '../../lib/taken-up.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { Button, buttonClass } from '../../ui/button/button.tsx';
import { SelectField, Tick } from '../../ui/field/field.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Counted } from './counted.tsx';
import styles from './filters.module.css';
import { KindField } from './kind-field.tsx';
import { narrowingsOf } from './narrowings.ts';
import { changed } from './options.ts';
import type { SearchData } from './search-data.ts';
import { PriceField } from './price-field.tsx';

type FiltersProps = { readonly data: SearchData; readonly options: SearchOptions };

export function Filters({ data, options }: FiltersProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { navigate } = useNavigation();
  const form = useRef<HTMLDivElement>(null);
  useTakenUp(form);
  // A phone that is turned may have room for a column.
  useEffect(() => onMatch('(min-width: 45.01rem)', () => form.current?.hidePopover()), []);
  const [draft, setDraft] = useDraft(options);
  const { facets } = data.result;
  const chosen = draft.condition?.split(',') ?? [];
  const { myCar } = useStores();
  const countOf = (grade: string) => facets.conditions.find(({ id }) => id === grade)?.count ?? 0;
  // Those of another make may still be there while a page is on its way.
  const ofBrand = data.models.filter(({ brandId }) => !draft.brand || draft.brand === String(brandId));
  const models = ofBrand.filter(({ id }) => draft.model?.split(',').includes(String(id)));

  function apply(change: SearchOptions): void {
    const next = changed(draft, change);
    setDraft(next);
    const car = ['brand', 'model', 'year'].some((name) => name in change) && carOf(data, next);
    if (car) myCar.choose(car);
    navigate(searchHref(locale, next), { keepsPlace: true });
  }

  return (
    <div className={styles.filters}>
      {/* On a phone they are a sheet that the browser opens and closes itself, also before the page is alive. */}
      <button type="button" className={styles.summary} popoverTarget="filters">
        <Icon name="filter" />
        {t('search.filters', { count: narrowingsOf(data, options, t).length })}
      </button>
      <div
        ref={form}
        id="filters"
        popover="auto"
        className={styles.form}
        aria-label={t('search.filters_zero')}
        role="group"
        // A price that is still being typed: not every browser takes the cursor out of its field before.
        onBeforeToggle={({ currentTarget, newState }) =>
          newState === 'closed' && currentTarget.querySelector('form')?.requestSubmit()
        }
      >
        <div className={styles.handle} data-handle>
          <span className={styles.title} aria-hidden="true">
            {t('search.filters_zero')}
          </span>
          <button
            type="button"
            className={styles.close}
            aria-label={t('search.closeFilters')}
            popoverTarget="filters"
            popoverTargetAction="hide"
          >
            <Icon name="close" />
          </button>
        </div>
        <Tick
          label={t('search.onlyStock')}
          name="onlyStock"
          checked={draft.onlyStock ?? false}
          onChange={(event) => apply({ onlyStock: event.target.checked || undefined })}
        />
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
        {ofBrand.length > 0 && (
          <SelectField
            label={t('search.model')}
            name="model"
            value={draft.model ?? ''}
            onChange={(event) => apply({ model: event.target.value })}
          >
            <option value="">{t('search.allModels')}</option>
            <Counted rows={ofBrand} counts={facets.models} chosen={draft.model} />
          </SelectField>
        )}
        <YearField
          models={models}
          value={draft.year}
          none={t('search.allYears')}
          onChange={(year) => apply({ year })}
        />
        <KindField data={data} value={draft.category ?? ''} onChange={(category) => apply({ category })} />
        <PriceField
          // As it was applied, not as it arrives: what is typed meanwhile stays.
          key={draft.price}
          price={draft.price}
          range={facets.price}
          onChange={(price) => apply({ price })}
        />
        <fieldset>
          <legend className={styles.legend}>{t('part.condition')}</legend>
          {conditions.map((condition) => (
            <Tick
              key={condition}
              label={`${condition} · ${t(`part.grade.${condition}`)} (${formatNumber(countOf(condition), locale)})`}
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
        <ForMyCar options={draft} onApply={apply} />
        <div className={styles.done}>
          <button
            type="button"
            className={buttonClass({ look: 'signal', isWide: true })}
            popoverTarget="filters"
            popoverTargetAction="hide"
          >
            {t('search.show', { count: data.result.total })}
          </button>
        </div>
      </div>
    </div>
  );
}

/** The remembered car, unless the search is for a model already. It is known only here: the last in a column, where nothing moves for it. */
function ForMyCar({
  options,
  onApply,
}: {
  options: SearchOptions;
  onApply: (change: SearchOptions) => void;
}) {
  const { t } = useTranslation();
  const isAlive = useAlive();
  const car = useStores().myCar.car.value;
  if (!isAlive || !car || options.model) return null;
  return (
    <div className={styles.mine}>
      <Button
        look="quiet"
        onClick={() => onApply({ brand: String(car.brand.id), model: String(car.model.id), year: car.year })}
      >
        <Icon name="car" />
        {t('myCar.only', { car: carName(car) })}
      </Button>
    </div>
  );
}
