/** Makes, and the models of one, fetched where they are chosen from. */
import { useCallback, useEffect, useState } from 'react';
import type { Brand, Model } from '../../../domain/contract/catalogue.ts';
import { useStores } from '../../stores/stores.tsx';

/** All makes. */
export function useBrands(): readonly Brand[] {
  const { api } = useStores();
  return useList(api.brands);
}

/** @param brand id of the make, '' for none */
export function useModels(brand: string): readonly Model[] {
  const { api } = useStores();
  return useList(useCallback(async () => (brand === '' ? [] : api.models(Number(brand))), [api, brand]));
}

/** Empty until it is there, and where it cannot be had: one still searches by what there is. */
function useList<Row>(load: () => Promise<readonly Row[]>): readonly Row[] {
  const [list, setList] = useState<readonly Row[]>([]);
  useEffect(() => {
    setList([]);
    let isCurrent = true;
    load().then(
      (rows) => isCurrent && setList(rows),
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return list;
}
