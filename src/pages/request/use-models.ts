/** The models that the form offers: those of the make that was typed. */
import { useRef, useState } from 'react';
import type { Brand, Model } from '../../../domain/contract/catalogue.ts';
import { useStores } from '../../stores/stores.tsx';
import { named } from './read-request.ts';

/** @param known models that the page came with */
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
