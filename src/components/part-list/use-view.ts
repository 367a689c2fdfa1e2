/** Whether parts are looked at as cards or as a list: remembered by this browser, for every list of the shop. */
import { useEffect, useState } from 'react';
import { storageKeys } from '../../../domain/constants.ts';
import { readStored, store } from '../../browser/storage.ts';

export type View = 'cards' | 'list';

const read = (): View => (readStored(storageKeys.view) === 'list' ? 'list' : 'cards');

/** @returns cards on the server, and until the browser was asked; and what changes it */
export function useView(): readonly [View, (view: View) => void] {
  const [view, setView] = useState<View>('cards');
  useEffect(() => setView(read()), []);
  return [
    view,
    (chosen) => {
      store(storageKeys.view, chosen === 'list' ? chosen : undefined);
      setView(chosen);
    },
  ];
}
