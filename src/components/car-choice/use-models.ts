/** Models of a make, fetched when the make is chosen. */
import { useEffect, useState } from 'react';
import type { Model } from '../../../domain/contract/catalogue.ts';
import { useStores } from '../../stores/stores.tsx';

/** @param brand id of the make, '' for none; without the list one still searches by make */
export function useModels(brand: string): readonly Model[] {
  const { api } = useStores();
  const [models, setModels] = useState<readonly Model[]>([]);
  useEffect(() => {
    setModels([]);
    if (brand === '') return;
    let isCurrent = true;
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
