/** Makes, and the models of one, fetched where they are chosen from. */
import { useCallback, useEffect, useState } from 'react';
import type { Brand, Model } from '../../../domain/contract/catalogue.ts';
import { ConnectionLost } from '../../lib/failure.ts';
import { keepTrying } from '../../lib/keep-trying.ts';
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

/** Empty until it is there: one still searches by what there is. A lost answer is asked for again, as long as somebody chooses. */
function useList<Row>(load: () => Promise<readonly Row[]>): readonly Row[] {
  const [list, setList] = useState<readonly Row[]>([]);
  useEffect(() => {
    setList([]);
    let isCurrent = true;
    void keepTrying(() =>
      load().catch((error: unknown) => {
        if (isCurrent && error instanceof ConnectionLost) throw error;
        return [];
      }),
    ).then((rows) => isCurrent && setList(rows));
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return list;
}

type OptionsProps = { readonly rows: readonly { readonly id: number; readonly name: string }[] };

/** The entries of a list as the options of a select. */
export const Options = ({ rows }: OptionsProps) =>
  rows.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
