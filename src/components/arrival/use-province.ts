/** The province that somebody said things go to: remembered by this browser, until they sign out. */
import { useState } from 'react';
import { storageKeys } from '../../../domain/constants.ts';
import { isProvince, type ProvinceId } from '../../../domain/provinces.ts';
import { readStored, store } from '../../browser/storage.ts';
import { useAlive } from '../../lib/island.tsx';

/** @returns the province's two letters, undefined on the server and as long as nobody said; and what says it */
export function useProvince(): readonly [ProvinceId | undefined, (province: string | undefined) => void] {
  const isAlive = useAlive();
  const [chosen, setChosen] = useState<string | null>();
  const stored = isAlive ? readStored(storageKeys.province) : undefined;
  const known = chosen === undefined ? stored : chosen;
  return [
    typeof known === 'string' && isProvince(known) ? known : undefined,
    (province) => {
      store(storageKeys.province, province);
      setChosen(province ?? null);
    },
  ];
}
