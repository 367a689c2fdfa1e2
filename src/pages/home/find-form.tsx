/** The question of the home page: number or word, make, model. */
import { useEffect, useId, useRef, useState } from 'react';
import type { Brand } from '../../../domain/contract/catalogue.ts';
import type { SearchOptions } from '../../../domain/contract/search.ts';
import { searchHref } from '../../../domain/routes.ts';
import { onInSight } from '../../browser/viewport.ts';
import { carOf } from '../../components/car-choice/car-of.ts';
import { Options, useModels } from '../../components/car-choice/car-lists.tsx';
import { SearchInput } from '../../components/search-box/search-input.tsx';
import { useTakenUp } from '../../lib/taken-up.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { useKnown } from '../../lib/use-known.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import styles from './find-form.module.css';

export function FindForm({ brands }: { brands: readonly Brand[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { navigate } = useNavigation();
  const { myCar, searches } = useStores();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  useTakenUp(form);
  // While it is in sight the header asks nothing: one question at a time.
  const [isInSight, setInSight] = useState(true);
  useEffect(() => (form.current ? onInSight(form.current, setInSight) : undefined), []);
  const car = useKnown(myCar.car, undefined);
  /** Until somebody chooses, the car that is remembered. */
  const [chosen, setChosen] = useState<{ brand: string; model: string }>();
  const { brand, model } = chosen ?? {
    brand: String(car?.brand.id ?? ''),
    model: String(car?.model.id ?? ''),
  };
  const models = useModels(brand);

  function search(options: SearchOptions): void {
    const ownCar = carOf({ brands, models }, { brand, model });
    const isRemembered = ownCar !== undefined && ownCar.model.id === car?.model.id;
    if (!isRemembered && ownCar) myCar.choose(ownCar);
    void searches.add(options.query ?? '');
    // A model that is not shown is not searched for; the car of a suggestion is what was meant last.
    const ofCar = { brand, model: ownCar && model, year: isRemembered ? car?.year : undefined };
    navigate(searchHref(locale, options.brand ? options : { ...ofCar, ...options }));
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t('home.find.query')}
      data-asks={isInSight || undefined}
      action={searchHref(locale, {})}
      onSubmit={(event) => {
        event.preventDefault();
        const { query } = Object.fromEntries(new FormData(event.currentTarget));
        search({ query: String(query).trim() });
      }}
    >
      <div className={`${styles.field} ${styles.query}`}>
        <label htmlFor={id}>{t('home.find.query')}</label>
        <SearchInput id={id} placeholder={t('home.find.example')} onChoose={search} />
      </div>
      <label className={styles.field}>
        <span>{t('search.brand')}</span>
        <select
          name="brand"
          value={brand}
          onChange={(event) => setChosen({ brand: event.target.value, model: '' })}
        >
          <option value="">{t('search.allBrands')}</option>
          <Options rows={brands} />
        </select>
      </label>
      <label className={styles.field}>
        <span>{t('search.model')}</span>
        <select
          name="model"
          value={models.length > 0 ? model : ''}
          disabled={models.length === 0}
          onChange={(event) => setChosen({ brand, model: event.target.value })}
        >
          <option value="">{t('search.allModels')}</option>
          <Options rows={models} />
        </select>
      </label>
      <button type="submit" className={buttonClass({ look: 'signal', isLarge: true })}>
        {t('home.find.go')}
      </button>
    </form>
  );
}
