/** All filters: each change searches at once. A sheet on the phone, a column on the desktop. */
import { useEffect, useRef } from 'react';
import type { SearchOptions } from '../../../domain/contract/search.ts';
import { searchHref } from '../../../domain/routes.ts';
import { carOf } from '../../components/car-choice/car-of.ts';
import { onMatch } from '../../browser/media.ts';
import { useDraft } from '../../lib/draft.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { useTakenUp } from '../../lib/taken-up.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { filterFields } from './filter-fields.tsx';
import styles from './filters.module.css';
import { narrowingsOf, type SearchData } from './narrowings.ts';
import { changed } from './options.ts';
import page from './search.module.css';

type FiltersProps = { readonly data: SearchData; readonly options: SearchOptions };

export function Filters({ data, options }: FiltersProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { navigate } = useNavigation();
  const form = useRef<HTMLDivElement>(null);
  useTakenUp(form);
  // A phone that is turned may have room for a column.
  useEffect(() => onMatch('(min-width: 60.01rem)', () => form.current?.hidePopover?.()), []);
  const [draft, setDraft] = useDraft(options);
  const { myCar } = useStores();

  function apply(change: SearchOptions): void {
    const next = changed(draft, change);
    setDraft(next);
    const car = ['brand', 'model', 'year'].some((name) => name in change) && carOf(data, next);
    if (car) myCar.choose(car);
    navigate(searchHref(locale, next), { keepsPlace: true });
  }

  return (
    <div className={page.filters}>
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
        {filterFields.map(([name, Field]) => (
          <Field key={name} data={data} draft={draft} onApply={apply} />
        ))}
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
