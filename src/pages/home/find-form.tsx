/** The question of the home page: number or word, make, model. */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Brand, Model } from '../../../domain/contract/catalogue.ts';
import { searchQueryMaxLength } from '../../../domain/constants.ts';
import { searchHref } from '../../../domain/routes.ts';
import { useNavigation } from '../../lib/navigation.tsx';
import { useLocale, useStores } from '../../stores/stores.tsx';
import { buttonClass } from '../../ui/button/button.tsx';
import styles from './find-form.module.css';

export function FindForm({ brands }: { brands: readonly Brand[] }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const { navigate } = useNavigation();
  const [brand, setBrand] = useState('');
  const models = useModels(brand);

  return (
    <form
      className={styles.form}
      action={searchHref(locale, {})}
      onSubmit={(event) => {
        event.preventDefault();
        const fields = new FormData(event.currentTarget);
        const query = String(fields.get('query') ?? '').trim();
        navigate(searchHref(locale, { query, brand, model: String(fields.get('model') ?? '') }));
      }}
    >
      <label className={styles.field}>
        <span>{t('home.find.query')}</span>
        <input
          name="query"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={searchQueryMaxLength}
          placeholder={t('home.find.example')}
        />
      </label>
      <label className={styles.field}>
        <span>{t('search.brand')}</span>
        <select name="brand" value={brand} onChange={(event) => setBrand(event.target.value)}>
          <option value="">{t('search.allBrands')}</option>
          {brands.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className={styles.field}>
        <span>{t('search.model')}</span>
        <select key={brand} name="model" disabled={models.length === 0}>
          <option value="">{t('search.allModels')}</option>
          {models.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={buttonClass({ look: 'signal', isLarge: true })}>
        {t('home.find.go')}
      </button>
    </form>
  );
}

/** Models of a make, fetched when the make is chosen. */
function useModels(brand: string): readonly Model[] {
  const { api } = useStores();
  const [models, setModels] = useState<readonly Model[]>([]);
  useEffect(() => {
    setModels([]);
    if (brand === '') return;
    let isCurrent = true;
    // Without the list one still searches by make.
    api.models(Number(brand)).then(
      (list) => isCurrent && setModels(list),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [brand, api]);
  return models;
}
