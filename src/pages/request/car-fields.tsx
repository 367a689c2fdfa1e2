/** Make and model: taken from the lists, or written where the lists do not have them. */
import { useId, type FocusEvent, useRef, useState } from 'react';
import type { Brand, Model } from '../../../domain/contract/catalogue.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { useStores } from '../../stores/stores.tsx';
import { Field } from '../../ui/field/field.tsx';
import type { Prefill } from './prefill.ts';
import { named } from './read-request.ts';
import styles from './request.module.css';

type CarFieldsProps = {
  readonly brands: readonly Brand[];
  readonly models: readonly Model[];
  /** Asks for the models of a make by its name, as it was typed. */
  readonly listFor: (brand: string) => void;
  readonly prefill: Prefill;
  readonly errorOf: (name: string) => string | undefined;
};

export function CarFields({ brands, models, listFor, prefill, errorOf }: CarFieldsProps) {
  const { t } = useTranslation();
  const id = useId();
  const askForModels = ({ currentTarget: { form } }: FocusEvent<HTMLInputElement>) =>
    listFor(String(form ? new FormData(form).get('brand') : ''));
  return (
    <div className={styles.pair}>
      <Field
        label={t('request.brand')}
        name="brand"
        list={`${id}-brands`}
        autoComplete="off"
        defaultValue={prefill.brand}
        required
        error={errorOf('brand') ?? errorOf('brandId')}
      />
      <datalist id={`${id}-brands`}>
        {brands.map((brand) => (
          <option key={brand.id}>{brand.name}</option>
        ))}
      </datalist>
      <Field
        label={t('request.model')}
        name="model"
        list={`${id}-models`}
        autoComplete="off"
        defaultValue={prefill.model}
        required
        error={errorOf('model') ?? errorOf('modelId')}
        onFocus={askForModels}
      />
      <datalist id={`${id}-models`}>
        {models.map((model) => (
          <option key={model.id}>{model.name}</option>
        ))}
      </datalist>
      <p className={`muted small ${styles.listHint}`}>{t('request.listHint')}</p>
    </div>
  );
}

/**
 * The models that the form offers: those of the make that was typed.
 *
 * @param known models that the page came with
 */
export function useModels(brands: readonly Brand[], known: readonly Model[]) {
  const { api } = useStores();
  const [models, setModels] = useState(known);
  const wanted = useRef<number>(undefined);

  return {
    models,
    listFor(brand: string): void {
      const brandId = named(brands, brand)?.id;
      if (brandId === wanted.current) return;
      wanted.current = brandId;
      if (brandId === undefined) return setModels([]);
      api.models(brandId).then(
        (list) => void (brandId === wanted.current && setModels(list)),
        // Without the list a model is written.
        () => (wanted.current = undefined),
      );
    },
  };
}
