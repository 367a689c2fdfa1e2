/** The catalogue on this device, as a screen shows it: how it is, how large it would be, and what can be done about it. */
import { useEffect, useState } from 'react';
import { yardKey } from '../../../domain/yard-mark.ts';
import { onStored, readStored } from '../../browser/storage.ts';
import { keepCopy, letCopyGo, onCopyState, tellCopy } from '../../lib/yard-copy.ts';
import { sizeOfYard } from '../../lib/yard-size.ts';
import type { CopyState } from '../../snapshot/protocol.ts';

/** It was asked for, and the shop has not said yet how much it is: it may not be in reach. */
type Asked = { readonly is: 'asked' };

export type YardCopy = {
  /** Undefined as long as it is not known. */
  readonly state: CopyState | Asked | undefined;
  /** What all of it would be to fetch; undefined where the shop could not be asked. */
  readonly bytes: number | undefined;
  readonly keep: () => void;
  readonly letGo: () => void;
};

const isWanted = (): boolean => readStored(yardKey) !== undefined;

export function useYardCopy(): YardCopy {
  const [state, setState] = useState<YardCopy['state']>(() => (isWanted() ? undefined : { is: 'none' }));
  const [bytes, setBytes] = useState<number>();

  useEffect(() => {
    // Whoever comes to look at it has it mended as well.
    if (isWanted()) tellCopy({ kind: 'bring' });
    // Another tab may have been told yes.
    const stopHearing = onStored(yardKey, () => {
      if (!isWanted()) return;
      setState((known) => (known?.is === 'none' ? { is: 'asked' } : known));
      tellCopy({ kind: 'bring' });
    });
    const stopWatching = onCopyState((told) =>
      setState(told.is === 'none' && isWanted() ? { is: 'asked' } : told),
    );
    return () => {
      stopHearing();
      stopWatching();
    };
  }, []);

  const isAsked = state?.is === 'none';
  useEffect(() => {
    let isCurrent = true;
    if (isAsked) void sizeOfYard().then((size) => isCurrent && setBytes(size));
    return () => {
      isCurrent = false;
    };
  }, [isAsked]);

  return {
    state,
    bytes,
    keep() {
      setState(keepCopy() ? { is: 'asked' } : { is: 'stopped', why: 'forbidden' });
    },
    letGo: letCopyGo,
  };
}
